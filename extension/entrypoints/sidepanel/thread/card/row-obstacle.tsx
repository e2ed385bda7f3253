import type { Row } from '../../conversation/card.ts';
import { useWords } from '../../panel/panel-context.ts';
import { RowReason } from './row-reason.tsx';
import styles from './rows.module.css';

/** Why a row won't run. */
export function RowObstacle({ row, before = 0 }: { row: Row; before?: number }): React.ReactNode {
  const { card: words } = useWords();
  const { preview, blockedBy } = row;
  if (blockedBy !== undefined)
    return <p className={styles.obstacle}>{words.blocked(before + blockedBy + 1)}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {words.cannot} <RowReason failure={preview.failure} row={row} />
    </p>
  );
}
