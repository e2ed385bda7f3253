import { type Row, refusalOf } from '../../conversation/card.ts';
import { useLanguage, useWords } from '../../panel-context.ts';
import { RowReason } from './row-reason.tsx';
import styles from './rows.module.css';
import { ShownText } from './shown-text.tsx';

/** What became of a row while its card was shown. */
export function RowNews({ row }: { row: Row }): React.ReactNode {
  const { changed, gone, step } = row;
  const { card: words } = useWords();
  const language = useLanguage();
  const refusal = refusalOf(row);
  const parts = changed?.parts.map(part => words.parts[part]) ?? [];
  const list = new Intl.ListFormat(language).format(parts);
  return (
    <div role="status" className={styles.news}>
      {typeof gone === 'string' && <p>{words.gone[gone]}</p>}
      {refusal && (
        <p>
          {words.cannot} <RowReason failure={refusal} row={row} />
        </p>
      )}
      {parts.length > 0 && <p>{words.changedNow(list)}</p>}
      {changed?.formerName && (
        <p>
          {words.formerly} <ShownText text={changed.formerName} />
        </p>
      )}
      {step !== undefined && <p className={styles.counts}>{words.counts}</p>}
    </div>
  );
}
