import { useHasConsent, useOpenPanel, useWords } from '../panel-context.ts';
import { Suggestions } from './suggestions/suggestions.tsx';
import styles from './thread.module.css';

export function Welcome(): React.ReactNode {
  const words = useWords();
  const hasConsent = useHasConsent();
  const { openTryIt } = useOpenPanel();
  return (
    <section className={styles.welcome}>
      <h2>{words.welcome}</h2>
      <p>{words.welcomeConsent}</p>
      {hasConsent && <Suggestions />}
      <button type="button" className={styles.practice} onClick={openTryIt}>
        {words.face.openTryIt}
      </button>
    </section>
  );
}
