import { findOperation } from '../../../../operations/list.ts';
import type { Row } from '../../conversation/card.ts';
import { useLanguage } from '../../panel-context.ts';
import { EffectChip } from './effect-chip.tsx';
import { KnownTarget, RowTarget } from './row-target.tsx';
import styles from './rows.module.css';

/** The verb, what it meets, and the risk in one word. */
export function RowTitle({ row, number }: { row: Row; number: number | undefined }): React.ReactNode {
  const language = useLanguage();
  const { preview, action, known } = row;
  return (
    <div className={styles.what}>
      {preview.status === 'bound' && <EffectChip effect={preview.effect} />}
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <strong>{findOperation(action.action)?.verb[language] ?? action.action}</strong>{' '}
      {preview.status === 'bound' && <RowTarget preview={preview} />}
      {preview.status !== 'bound' && known && <KnownTarget facts={known} />}
    </div>
  );
}
