import { useMessages } from '../../../../components/language.ts';
import { type Call, isSettled, type Reply } from '../../conversation/call.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';

export function RecordNotes({ call }: { call: Call }): React.ReactNode {
  return (
    <>
      <Reason call={call} />
      <Delivery call={call} />
      <UndoNoticeRow call={call} />
    </>
  );
}

function Reason({ call: { state } }: { call: Call }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const reason = state.status === 'rejected' ? reasonTexts(state.reply) : '';
  if (reason === '') return null;
  return (
    <p className={styles.aside}>
      {messages.yourReason}
      {format.space}
      <ShownText text={reason} />
    </p>
  );
}

function reasonTexts(reply: Reply): string {
  const { reason } = reply.kind === 'result' ? reply.result : reply;
  return typeof reason === 'string' ? reason : '';
}

/** The delivery of the result, if it has not reached the model. */
function Delivery({ call: { state } }: { call: Call }): React.ReactNode {
  const { call: messages } = useMessages();
  if (!isSettled(state) || state.delivery === 'sent') return null;
  return <p className={styles.aside}>{state.delivery === 'dropped' ? messages.dropped : messages.notSent}</p>;
}

/** Once, at the last call that it is about. */
function UndoNoticeRow({ call }: { call: Call }): React.ReactNode {
  const { undo: messages } = useMessages();
  const isToTell = usePanel(({ activity, conversation: { entries } }) => {
    if (activity.status === 'busy' || call.undoing?.reported !== false) return false;
    return (
      entries.findLast(entry => entry.kind === 'call' && entry.undoing?.reported === false)?.id === call.id
    );
  });
  return isToTell && <p className={styles.aside}>{messages.toTell}</p>;
}

export function RawArguments({ text }: { text: string }): React.ReactNode {
  const { card: messages } = useMessages();
  return (
    <details className={styles.raw}>
      <summary>{messages.rawArguments}</summary>
      <pre dir="ltr">
        <ShownText text={text} />
      </pre>
    </details>
  );
}
