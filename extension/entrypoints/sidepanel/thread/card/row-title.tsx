import type { Row } from '../../conversation/card.ts';
import { aroundTarget, sentenceOf } from '../../conversation/row-sentence.ts';
import { useLanguage, useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { EffectChip } from './effect-chip.tsx';
import { KnownTarget, RowTarget } from './row-target.tsx';
import { RowWhere } from './row-where.tsx';
import rowStyles from './rows.module.css';

/** What is done to what, where that is or leads, and the risk in one word. */
export function RowTitle({ row, number }: { row: Row; number: number | undefined }): React.ReactNode {
  const { preview } = row;
  const { before, after } = aroundTarget(sentenceOf(row, useLanguage()));
  return (
    <div className={rowStyles.what}>
      {preview.status === 'bound' && <EffectChip effect={preview.effect} />}
      {number !== undefined && <span className={rowStyles.number}>{number}</span>}
      <strong>{before}</strong> <Target row={row} isWithin={after !== ''} />
      {after !== '' && (
        <>
          {' '}
          <strong>{after}</strong>
        </>
      )}
      {preview.status === 'bound' && <RowWhere preview={preview} />}
    </div>
  );
}

function Target({ row: { preview, known }, isWithin }: { row: Row; isWithin: boolean }): React.ReactNode {
  const { card: words } = useWords();
  if (preview.status === 'bound') return <RowTarget preview={preview} isQuoted={isWithin} />;
  if (known) return <KnownTarget facts={known} isQuoted={isWithin} />;
  if (preview.status === 'elsewhere') return isWithin && '…';
  return isWithin && <span className={styles.kind}>{words.wholePage}</span>;
}
