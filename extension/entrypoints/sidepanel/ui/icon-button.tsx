import styles from './copy-button.module.css';

const PATHS = {
  edit: 'M3 13l.6-2.8 7.2-7.2 2.2 2.2-7.2 7.2z M9.4 4.4l2.2 2.2',
  again: 'M13 8a5 5 0 1 1-1.5-3.6 M13 2.5v3h-3',
} as const;

interface IconButtonProps {
  label: string;
  icon: keyof typeof PATHS;
  disabled: boolean;
  press(): void;
}

export function IconButton({ label, icon, disabled, press }: IconButtonProps): React.ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && press()}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={PATHS[icon]} fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
    </button>
  );
}
