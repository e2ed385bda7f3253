import { useMessages } from '../../../../components/language.ts';
import { type Call, failureOf } from '../../conversation/call.ts';
import { wholeCard, wholeProgress } from '../../conversation/done-before.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import { CallCard } from './call-card.tsx';
import { CallRecord } from './call-record.tsx';
import styles from './card.module.css';

/** A tool call in whatever state it is: a question to the person, or a record of what came of it. */
export function CallEntry({ call }: { call: Call }): React.ReactNode {
  const messages = useMessages();
  const { state } = call;
  switch (state.status) {
    case 'proposed':
      return <p className={styles.line}>{messages.call.proposed}</p>;
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

/**
 * A call that went back to the model by itself, because it made no sense or asked for nothing but what can be done: one
 * line, and more for those who ask.
 */
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
