import type { Row } from '../../conversation/card.ts';
import { useWords } from '../../panel-context.ts';
import styles from './rows.module.css';

/** Why a row won't run. */
export function RowObstacle({ row: { preview, blockedBy } }: { row: Row }): React.ReactNode {
  const { card: words } = useWords();
  if (blockedBy !== undefined) return <p className={styles.obstacle}>{words.blocked(blockedBy + 1)}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {words.cannot} <bdi>{preview.failure.message}</bdi>
    </p>
  );
}
