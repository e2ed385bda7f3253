import { useHasConsent, useTurn, useWords } from '../panel-context.ts';
import styles from './thread.module.css';

export function Welcome(): React.ReactNode {
  const words = useWords();
  const hasConsent = useHasConsent();
  return (
    <section className={styles.welcome}>
      <h2>{words.welcome}</h2>
      <p>{words.welcomeConsent}</p>
      {hasConsent && <Examples />}
    </section>
  );
}

function Examples(): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  return (
    <ul>
      {words.examples.map(example => (
        <li key={example}>
          <button type="button" onClick={() => turn.send(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
