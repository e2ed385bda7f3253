import { useId, useRef } from 'react';
import { usePanel, useWords } from '../panel-context.ts';
import styles from './composer.module.css';
import { MessageField } from './message-field.tsx';
import { MessageHint } from './message-hint.tsx';
import { SendOrStop } from './send-or-stop.tsx';
import { useMessage } from './use-message.ts';

/** Where the person writes. Each conversation has its own draft, and its own way through its history. */
export function Composer(): React.ReactNode {
  return <MessageForm key={usePanel(state => state.conversation.id)} />;
}

function MessageForm(): React.ReactNode {
  const words = useWords();
  const message = useMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  return (
    <form
      className={styles.composer}
      aria-label={words.composer}
      onSubmit={event => {
        event.preventDefault();
        message.send();
        field.current?.focus();
      }}
    >
      {/* What goes along with the message stands above it. */}
      <div className={styles.box}>
        <MessageField message={message} field={field} describedBy={hintId} />
        <div className={styles.bar}>
          <SendOrStop lack={message.lack} />
        </div>
      </div>
      <MessageHint message={message} id={hintId} />
    </form>
  );
}
