import styles from './panel.module.css';
import { useOpenPanel, useTurn, useWords } from './panel-context.ts';

export function Header(): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const { openSettings } = useOpenPanel();
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10.5 8.2 15 16 5.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
        {words.name}
      </h1>
      <button type="button" className={styles.quiet} onClick={() => void turn.newChat()}>
        {words.newChat}
      </button>
      <button type="button" className={styles.quiet} onClick={openSettings}>
        {words.settings}
      </button>
    </header>
  );
}
