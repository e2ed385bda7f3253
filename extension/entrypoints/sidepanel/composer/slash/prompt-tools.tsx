import { Bookmark, SquareSlash } from 'lucide-react';
import { useId, useState } from 'react';
import { useWords } from '../../panel/panel-context.ts';
import type { Message } from '../use-message.ts';
import { PromptForm } from './prompt-form.tsx';
import styles from './prompt-tools.module.css';

interface PromptToolsProps {
  message: Message;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

/** One button: into an empty message it writes the slash that shows all commands; what is written it keeps as one. */
export function PromptTools({ message, field }: PromptToolsProps): React.ReactNode {
  const { composing } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (message.text.trim() === '' || message.text.startsWith('/')) {
    return (
      <button
        type="button"
        className={styles.tool}
        aria-label={composing.showCommands}
        title={composing.showCommands}
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
        aria-label={composing.savePrompt}
        title={composing.savePrompt}
        popoverTarget={id}
      >
        <Bookmark aria-hidden="true" size={17} strokeWidth={1.8} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        role="dialog"
        aria-label={composing.savePrompt}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && <PromptForm text={message.text} popoverId={id} />}
      </div>
    </>
  );
}
