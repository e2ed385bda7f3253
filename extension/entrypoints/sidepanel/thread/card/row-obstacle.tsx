import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { RowReason } from './row-reason.tsx';
import styles from './rows.module.css';

/** Why a row won't run. */
export function RowObstacle({ row, before = 0 }: { row: Row; before?: number }): React.ReactNode {
  const { card: messages } = useMessages();
  const { preview, blockedBy } = row;
  if (blockedBy !== undefined)
    return <p className={styles.obstacle}>{messages.blocked(before + blockedBy + 1)}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {messages.cannot} <RowReason failure={preview.failure} row={row} />
    </p>
  );
}
