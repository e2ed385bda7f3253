import { useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { PersonEntry } from '../../conversation/conversation.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import threadStyles from '../../ui/thread.module.css';
import { EditMessage } from './edit-message.tsx';
import styles from './timeline.module.css';

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
        <p className={styles.anew} role="note">
          {messages.thread.restartsSession}
        </p>
      )}
      <p className={threadStyles.person} dir="auto">
        <span className={threadStyles.unseen}>{messages.panel.youSaid}</span>
        {message.quote && <q className={threadStyles.quote}>{message.quote.text}</q>}
        {message.text}
      </p>
      {message.note && (
        <details className={styles.note}>
          <summary>{messages.thread.alsoTold}</summary>
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
