import { useId, useState } from 'react';
import { useMessages } from '../../components/language.ts';
import { TextField } from '../../components/text-field.tsx';
import { tidyPromptName } from '../../settings/prompts.ts';
import pageStyles from './options.module.css';
import styles from './prompts.module.css';

interface PromptEditorProps {
  prompt: { name: string; text: string };
  isTaken: (name: string) => boolean;
  onSave: (name: string, text: string) => void;
  onCancel: () => void;
}

export function PromptEditor(props: PromptEditorProps): React.ReactNode {
  const { prompt, isTaken, onSave, onCancel } = props;
  const { prompts: messages } = useMessages().options;
  const id = useId();
  const [name, setName] = useState(prompt.name);
  const [text, setText] = useState(prompt.text);
  const tidy = tidyPromptName(name);
  return (
    <form
      className={styles.editor}
      onSubmit={event => {
        event.preventDefault();
        onSave(tidy, text.trim());
      }}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
      }}
    >
      <TextField
        label={messages.name}
        value={name}
        onChange={setName}
        {...(isTaken(tidy) && { hint: messages.taken })}
      />
      <label htmlFor={id}>{messages.text}</label>
      <textarea id={id} rows={3} dir="auto" value={text} onChange={event => setText(event.target.value)} />
      <div className={styles.row}>
        <button
          type="submit"
          className={pageStyles.secondary}
          disabled={tidy === '' || text.trim() === '' || isTaken(tidy)}
        >
          {messages.save}
        </button>
        <button type="button" className={pageStyles.secondary} onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </form>
  );
}
