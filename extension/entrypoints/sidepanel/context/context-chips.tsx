import { useWords } from '../panel-context.ts';
import styles from './context.module.css';
import { PageChip } from './page-chip.tsx';
import { SelectionChip } from './selection-chip.tsx';

/** What goes along with the next message, each to be left out by itself. */
export function ContextChips(): React.ReactNode {
  const { context: words } = useWords();
  return (
    <div className={styles.context}>
      <ul className={styles.chips} aria-label={words.goesAlong}>
        <PageChip />
        <SelectionChip />
      </ul>
    </div>
  );
}
