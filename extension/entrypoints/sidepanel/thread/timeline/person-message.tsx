import { useRef, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { PersonEntry } from '../../conversation/conversation.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isOfInputMethod } from '../../ui/input-method.ts';
import threadStyles from '../../ui/thread.module.css';
import { SentAttachments } from './sent-attachments.tsx';
import styles from './timeline.module.css';

interface EditMessageProps {
  message: PersonEntry;
  end(): void;
}

/** A field to send the message again with changes. Esc discards them. */
export function EditMessage({ message, end }: EditMessageProps): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const busy = usePanel(({ activity }) => activity.status === 'busy');
  const [text, setText] = useState(message.text);
  const compositionEnd = useRef<number>(undefined);
  const send = (): void => {
    if (turn.sendAgain(message.id, text)) end();
  };
  return (
    <form
      className={styles.edit}
      aria-label={messages.thread.edit}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={focusAtEnd}
        aria-label={messages.panel.message}
        dir="auto"
        value={text}
        onChange={event => setText(event.target.value)}
        onCompositionEnd={event => {
          compositionEnd.current = event.timeStamp;
        }}
        onKeyDown={event => {
          if (isOfInputMethod(event, compositionEnd.current)) return;
          if (event.key === 'Escape') end();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          if (!event.repeat) send();
        }}
      />
      <SentAttachments message={message} />
      <p className={styles.quiet}>{messages.thread.editHint}</p>
      <div className={styles.editActs}>
        <button type="button" className={threadStyles.secondary} onClick={end}>
          {messages.thread.cancel}
        </button>
        <button type="submit" className={threadStyles.secondary} disabled={busy || text.trim() === ''}>
          {messages.thread.sendEdited}
        </button>
      </div>
    </form>
  );
}

/** The person requested the field, so it may take the focus, with the caret at the end. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

interface PersonMessageProps {
  message: PersonEntry;
  isReplaced: boolean;
}

export function PersonMessage({ message, isReplaced }: PersonMessageProps): React.ReactNode {
  const messages = useMessages();
  const busy = usePanel(({ activity }) => activity.status === 'busy');
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <EditMessage message={message} end={() => setEdited(false)} />;
  return (
    <div className={styles.message}>
      {message.restartsSession && (
        <p className={styles.newSession} role="note">
          {messages.thread.restartsSession}
        </p>
      )}
      <p className={threadStyles.person} dir="auto">
        <span className={threadStyles.unseen}>{messages.panel.youSaid}</span>
        {message.quote && <q className={threadStyles.quote}>{message.quote.text}</q>}
        {message.text}
      </p>
      <SentAttachments message={message} />
      {message.note && (
        <details className={styles.note}>
          <summary>{messages.thread.alsoSent}</summary>
          <p>{message.note.text}</p>
        </details>
      )}
      <div className={styles.acts}>
        <CopyButton label={messages.thread.copyMessage} text={message.text} />
        {!isReplaced && (
          <IconButton
            label={messages.thread.edit}
            icon="edit"
            disabled={busy}
            press={() => setEdited(true)}
          />
        )}
      </div>
    </div>
  );
}
