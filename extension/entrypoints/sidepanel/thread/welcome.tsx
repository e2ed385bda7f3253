import { useHasConsent, useWords } from '../panel-context.ts';
import { Suggestions } from './suggestions/suggestions.tsx';
import styles from './thread.module.css';

export function Welcome(): React.ReactNode {
  const words = useWords();
  const hasConsent = useHasConsent();
  return (
    <section className={styles.welcome}>
      <h2>{words.welcome}</h2>
      <p>{words.welcomeConsent}</p>
      {hasConsent && <Suggestions />}
    </section>
  );
}
