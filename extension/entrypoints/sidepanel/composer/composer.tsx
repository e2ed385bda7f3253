import { useId } from 'react';
import { ContextChips } from '../context/context-chips.tsx';
import { useOpenPanel, useWords } from '../panel-context.ts';
import styles from './composer.module.css';
import { MessageField } from './message-field.tsx';
import { MessageHint } from './message-hint.tsx';
import { Picker } from './picker/picker.tsx';
import { SendOrStop } from './send-or-stop.tsx';
import { PromptTools } from './slash/prompt-tools.tsx';
import { SlashList } from './slash/slash-list.tsx';
import { useSlash } from './slash/use-slash.ts';
import { useMessage } from './use-message.ts';

/** Where the person writes. */
export function Composer(): React.ReactNode {
  const words = useWords();
  const message = useMessage();
  const { field } = useOpenPanel().composing;
  const slash = useSlash(message);
  const [hintId, listId] = [useId(), useId()];
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
      <SlashList slash={slash} id={listId} />
      <ContextChips text={message.text} />
      <div className={styles.box}>
        <MessageField message={message} slash={slash} field={field} hintId={hintId} listId={listId} />
        <div className={styles.bar}>
          <PromptTools message={message} field={field} />
          <Picker />
          <SendOrStop lack={message.lack} />
        </div>
      </div>
      <MessageHint message={message} id={hintId} />
    </form>
  );
}
