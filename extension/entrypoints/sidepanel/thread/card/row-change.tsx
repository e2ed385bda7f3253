import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './rows.module.css';

/** The current value of the target, and the new one. */
export function RowChange({ row: { preview } }: { row: Row }): React.ReactNode {
  const { card: messages, word } = useMessages();
  if (preview.status !== 'bound' || preview.after === undefined) return null;
  const before = preview.before && word(preview.before);
  const after = word(preview.after);
  return (
    <div className={styles.change}>
      {before !== undefined && (
        <>
          <span className={styles.before}>
            {before === '' ? messages.empty : <ShownText text={before} />}
          </span>
          <span role="img" aria-label={messages.becomes}>
            {' → '}
          </span>
        </>
      )}
      <span className={styles.after}>{after === '' ? messages.empty : <ShownText text={after} />}</span>
    </div>
  );
}
