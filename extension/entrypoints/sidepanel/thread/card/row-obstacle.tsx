import { useMessages } from '../../../../components/language.ts';
import type { Failure } from '../../../../page/failure.ts';
import type { Row } from '../../conversation/card.ts';
import { RefusalText } from '../../site/refusal-line.tsx';
import { messageForPerson } from '../../wording/person-message.ts';
import styles from './rows.module.css';

export function RowObstacle({ row, before = 0 }: { row: Row; before?: number }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const { preview, blockedBy } = row;
  if (blockedBy !== undefined)
    return <p className={styles.obstacle}>{messages.blocked(before + blockedBy + 1)}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {messages.cannot}
      {format.space}
      <RowReason failure={preview.failure} row={row} />
    </p>
  );
}

/** A site rule is the person's own, so the sentence for the model is not shown to them. */
export function RowReason({ failure, row: { proposed } }: { failure: Failure; row: Row }): React.ReactNode {
  const messages = useMessages();
  if (failure.site) return <RefusalText site={failure.site} />;
  return (
    <bdi>{messageForPerson({ ...failure, error_type: failure.type }, proposed !== undefined, messages)}</bdi>
  );
}
