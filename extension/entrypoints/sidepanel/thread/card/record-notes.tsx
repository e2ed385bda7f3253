import { useMessages } from '../../../../components/language.ts';
import { type Call, isSettled } from '../../conversation/call.ts';
import { countPictures } from '../../conversation/pictures.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import { isDoneByHand, rejectionReason } from '../../wording/done-by-hand.ts';
import styles from './card.module.css';
import pictureStyles from './sent-pictures.module.css';

export function RecordNotes({ call }: { call: Call }): React.ReactNode {
  return (
    <>
      <Reason call={call} />
      <Delivery call={call} />
      <UndoNoticeRow call={call} />
      <LateNotice call={call} />
    </>
  );
}

function Reason({ call: { state } }: { call: Call }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const reason = state.status === 'rejected' ? rejectionReason(state.reply) : '';
  if (reason === '' || isDoneByHand(state)) return null;
  return (
    <p className={styles.aside}>
      {messages.yourReason}
      {format.space}
      <ShownText text={reason} />
    </p>
  );
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
  const isUnreported = usePanel(({ activity, conversation: { entries } }) => {
    if (activity.status === 'busy' || call.undoing?.reported !== false) return false;
    return (
      entries.findLast(entry => entry.kind === 'call' && entry.undoing?.reported === false)?.id === call.id
    );
  });
  return isUnreported && <p className={styles.aside}>{messages.unreported}</p>;
}

function LateNotice({ call: { late = [] } }: { call: Call }): React.ReactNode {
  const { late: messages } = useMessages();
  const isIdle = usePanel(({ activity }) => activity.status === 'idle');
  const isUnreported = late.some(({ reported }) => !reported);
  return isIdle && isUnreported && <p className={styles.aside}>{messages.unreported}</p>;
}

/** The pictures in a call's result, exactly as they are sent, while the panel has them. */
export function SentPictures({ call }: { call: Call }): React.ReactNode {
  const pictures = usePanel(state => state.pictures.get(call.id));
  const { call: messages } = useMessages();
  const count = countPictures(call);
  if (!pictures) return count > 0 && <p className={pictureStyles.gone}>{messages.picturesGone}</p>;
  return (
    <figure className={pictureStyles.pictures}>
      <figcaption>{messages.picturesSent}</figcaption>
      {pictures.map(({ media_type, data }, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a call never move.
          key={index}
          src={`data:${media_type};base64,${data}`}
          alt={messages.pictureOf(index + 1)}
        />
      ))}
    </figure>
  );
}

export function RawArguments({ text }: { text: string }): React.ReactNode {
  const { card: messages } = useMessages();
  const label = usePanel(({ conversation: { replay, program } }) => {
    if (replay) return 'rawOfRoutine';
    return program ? 'rawOfProgram' : 'rawArguments';
  });
  return (
    <details className={styles.raw}>
      <summary>{messages[label]}</summary>
      <pre dir="ltr">
        <ShownText text={text} />
      </pre>
    </details>
  );
}
