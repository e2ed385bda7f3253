import { Bookmark, SquareSlash } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Message } from '../use-message.ts';
import { PromptForm } from './prompt-form.tsx';
import styles from './prompt-tools.module.css';

interface PromptToolsProps {
  message: Message;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

/** One button: into an empty message it writes the slash that shows all commands; what is written it keeps as one. */
export function PromptTools({ message, field }: PromptToolsProps): React.ReactNode {
  const { composer: messages } = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (message.text.trim() === '' || message.text.startsWith('/')) {
    return (
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.showCommands}
        title={messages.showCommands}
        onClick={() => {
          message.write('/');
          field.current?.focus();
        }}
      >
        <SquareSlash aria-hidden="true" size={17} strokeWidth={1.8} />
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.savePrompt}
        title={messages.savePrompt}
        popoverTarget={id}
      >
        <Bookmark aria-hidden="true" size={17} strokeWidth={1.8} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        role="dialog"
        aria-label={messages.savePrompt}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && <PromptForm text={message.text} popoverId={id} />}
      </div>
    </>
  );
}
