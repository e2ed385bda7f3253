import type { Call } from '../../conversation/call.ts';
import { wholeCard, wholeProgress } from '../../conversation/done-before.ts';
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
      // What is asked on another page is another card, with which everything begins anew.
      return <CallCard key={call.done?.rows.length ?? 0} call={call} card={state.card} />;
    case 'approved':
      return <CallRecord call={call} card={wholeCard(call, state.card)} rows={wholeProgress(call, [])} />;
    case 'running':
      return (
        <CallRecord call={call} card={wholeCard(call, state.card)} rows={wholeProgress(call, state.rows)} />
      );
    case 'failed':
      if (!state.attended && !state.card) return <ReturnedCall call={call} />;
      return <CallRecord call={call} card={state.card} rows={state.rows} />;
    case 'answered':
      return <ReturnedCall call={call} />;
    case 'done':
    case 'rejected':
      return <CallRecord call={call} card={state.card} rows={state.rows} />;
    case 'void':
      return <CallRecord call={call} card={state.card} rows={[]} />;
  }
}
