import type { Call } from '../../conversation/call.ts';
import { useWords } from '../../panel-context.ts';
import { CallCard } from './call-card.tsx';
import { CallRecord } from './call-record.tsx';
import styles from './card.module.css';
import { ReturnedCall } from './returned-call.tsx';

/** A tool call in whatever state it is: a question to the person, or a record of what came of it. */
export function CallEntry({ call }: { call: Call }): React.ReactNode {
  const words = useWords();
  const { state } = call;
  switch (state.status) {
    case 'proposed':
      return <p className={styles.line}>{words.call.proposed}</p>;
    case 'awaiting':
      return <CallCard call={call} card={state.card} />;
    case 'approved':
      return <CallRecord call={call} card={state.card} rows={[]} />;
    case 'running':
      return <CallRecord call={call} card={state.card} rows={state.rows} />;
    case 'failed':
      if (!state.attended && !state.card) return <ReturnedCall call={call} />;
      return <CallRecord call={call} card={state.card} rows={state.rows} />;
    case 'done':
    case 'rejected':
      return <CallRecord call={call} card={state.card} rows={state.rows} />;
    case 'void':
      return <CallRecord call={call} card={state.card} rows={[]} />;
  }
}
