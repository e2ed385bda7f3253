import type { Row } from '../../conversation/card.ts';
import { useLanguage, useWords } from '../../panel-context.ts';
import styles from './rows.module.css';
import { ShownText } from './shown-text.tsx';

/** What the page made of a row while its card was shown. */
export function RowNews({ row: { changed, gone, step } }: { row: Row }): React.ReactNode {
  const { card: words } = useWords();
  const language = useLanguage();
  const parts = changed?.parts.map(part => words.parts[part]) ?? [];
  const list = new Intl.ListFormat(language).format(parts);
  return (
    <div role="status" className={styles.news}>
      {gone && <p>{words.gone[gone]}</p>}
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
