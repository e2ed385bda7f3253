import type { Row } from '../../conversation/card.ts';
import { useWords } from '../../panel/panel-context.ts';
import styles from './rows.module.css';
import { ShownText } from './shown-text.tsx';

/** What the target holds now, and what it would hold. */
export function RowChange({ row: { preview } }: { row: Row }): React.ReactNode {
  const { card: words, forPerson } = useWords();
  if (preview.status !== 'bound' || preview.after === undefined) return null;
  const { before } = preview;
  const after = forPerson.word(preview.after);
  return (
    <div className={styles.change}>
      {before !== undefined && (
        <>
          <span className={styles.before}>{before === '' ? words.empty : <ShownText text={before} />}</span>
          <span role="img" aria-label={words.becomes}>
            {' → '}
          </span>
        </>
      )}
      <span className={styles.after}>{after === '' ? words.empty : <ShownText text={after} />}</span>
    </div>
  );
}
