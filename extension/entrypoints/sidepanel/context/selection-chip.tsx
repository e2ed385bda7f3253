import { TextSelect, X } from 'lucide-react';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import styles from './context.module.css';

/** What is selected in the page, while something is. Gone with the page when that is left out. */
export function SelectionChip(): React.ReactNode {
  const { context: words } = useWords();
  const turn = useTurn();
  const selection = usePanel(({ pageContext }) => pageContext.selection);
  // What was asked about in the menu of the page goes along in its place.
  const isLeftOut = usePanel(
    ({ pageContext, conversation }) =>
      pageContext.isSelectionLeftOut || conversation.isPageOff === true || conversation.quote !== undefined,
  );
  if (!selection || isLeftOut) return null;
  return (
    <li className={styles.chip}>
      <TextSelect className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>
        <span className={styles.hidden}>{words.selected} </span>
        <q className={styles.title}>
          <bdi>{selection.excerpt}</bdi>
        </q>
        <span className={styles.aside}>{words.characters(selection.length)}</span>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={words.removeSelection}
        title={words.removeSelection}
        onClick={() => turn.leaveSelectionOut()}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
