import styles from './decision.module.css';

const isApple = /^mac/iu.test(navigator.platform);

const KEYS = { approve: isApple ? '⌘↵' : 'Ctrl ↵', reject: 'Esc' } as const;

/** For the eye only: to others the button itself says its keys. */
export function KeyHint({ keys }: { keys: keyof typeof KEYS }): React.ReactNode {
  return (
    <span className={styles.hint} aria-hidden="true">
      {KEYS[keys]}
    </span>
  );
}
