import { useMessages } from '../../../../components/language.ts';
import { type Call, failureOf } from '../../conversation/call.ts';
import { wholeCard, wholeProgress } from '../../conversation/done-before.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import { CallCard } from './call-card.tsx';
import { CallRecord } from './call-record.tsx';
import styles from './card.module.css';

/** A tool call in any state: a question to the person, or a record of the result. */
export function CallEntry({ call }: { call: Call }): React.ReactNode {
  const messages = useMessages();
  const { state } = call;
  switch (state.status) {
    case 'proposed':
      return <p className={styles.line}>{messages.call.proposed}</p>;
    case 'awaiting':
      // On another page it is another card, with fresh state.
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

/** A call that returned to the model without a question: one line, and details on demand. */
function ReturnedCall({ call }: { call: Call }): React.ReactNode {
  const messages = useMessages();
  const failure = failureOf(call);
  return (
    <details className={styles.returned}>
      <summary>{call.state.status === 'answered' ? messages.call.lookedUp : messages.call.invalid}</summary>
      {failure !== undefined && (
        <div>
          <ShownText text={failure} />
        </div>
      )}
      <pre dir="ltr">
        <ShownText text={call.argumentsText} />
      </pre>
    </details>
  );
}
