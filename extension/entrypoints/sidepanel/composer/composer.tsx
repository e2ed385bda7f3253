import { useId, useRef } from 'react';
import { useWords } from '../panel-context.ts';
import styles from './composer.module.css';
import { MessageField } from './message-field.tsx';
import { MessageHint } from './message-hint.tsx';
import { Picker } from './picker/picker.tsx';
import { SendOrStop } from './send-or-stop.tsx';
import { useMessage } from './use-message.ts';

/** Where the person writes. */
export function Composer(): React.ReactNode {
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
          <Picker />
          <SendOrStop lack={message.lack} />
        </div>
      </div>
      <MessageHint message={message} id={hintId} />
    </form>
  );
}
