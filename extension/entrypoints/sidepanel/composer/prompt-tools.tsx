import { Bookmark, SquareSlash } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { tidyPromptName } from '../../../settings/prompts.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import { isOfInputMethod } from '../ui/input-method.ts';
import styles from './prompt-tools.module.css';
import type { Message } from './use-message.ts';

interface PromptToolsProps {
  message: Message;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

/** With an empty message the button types the slash that lists all commands; otherwise it saves the message as a prompt. */
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

interface PromptFormProps {
  text: string;
  popoverId: string;
}

/** Not a form of its own: Enter must not send the message. */
function PromptForm({ text, popoverId }: PromptFormProps): React.ReactNode {
  const { composer: messages } = useMessages();
  const { composing } = useOpenPanel();
  const prompts = useStore(composing.prompts);
  const [typed, setTyped] = useState('');
  const name = tidyPromptName(typed);
  const isTaken = prompts.some(prompt => prompt.name.toLowerCase() === name.toLowerCase());
  const save = useRef<HTMLButtonElement>(null);
  return (
    <>
      <label>
        {messages.promptName}
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this one question.
          autoFocus
          value={typed}
          autoComplete="off"
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || isOfInputMethod(event)) return;
            event.preventDefault();
            save.current?.click();
          }}
        />
      </label>
      <p>{isTaken ? messages.promptReplaces(name) : messages.promptHint(name || '…')}</p>
      <button
        ref={save}
        type="button"
        disabled={name === ''}
        popoverTarget={popoverId}
        popoverTargetAction="hide"
        onClick={() => composing.savePrompt(name, text)}
      >
        {messages.save}
      </button>
    </>
  );
}
