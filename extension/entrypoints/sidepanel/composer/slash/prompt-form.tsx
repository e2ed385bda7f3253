import { useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../../components/language.ts';
import { tidyPromptName } from '../../../../settings/prompts.ts';
import { useOpenPanel } from '../../panel/panel-context.tsx';
import { isOfInputMethod } from '../composition.ts';

interface PromptFormProps {
  text: string;
  popoverId: string;
}

/** Asks for the name under which what is written is kept. It stands inside of no form: Enter must not send the message. */
export function PromptForm({ text, popoverId }: PromptFormProps): React.ReactNode {
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
