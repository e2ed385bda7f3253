import { TextQuote, X } from 'lucide-react';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import styles from './context.module.css';

/** What the person asked about in the menu of a page. It stays, also when nothing is selected there any more. */
export function QuoteChip(): React.ReactNode {
  const { context: words, composing } = useWords();
  const turn = useTurn();
  const quote = usePanel(({ conversation }) => conversation.quote);
  if (!quote) return null;
  return (
    <li className={styles.chip}>
      <TextQuote className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>
        <span className={styles.hidden}>{composing.asksAbout} </span>
        <q className={styles.title}>
          <bdi>{quote.text}</bdi>
        </q>
        <span className={styles.aside}>{words.characters(quote.text.length)}</span>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={composing.removeQuote}
        title={composing.removeQuote}
        onClick={() => turn.quote(undefined)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
