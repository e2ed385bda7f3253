import { useState } from 'react';
import { useMessages } from '../../components/language.ts';
import { useStored } from '../../components/use-stored.ts';
import { changePrompts, readPrompts, type SavedPrompt, watchPrompts } from '../../settings/prompts.ts';
import styles from './options.module.css';
import { PromptEditor } from './prompt-editor.tsx';
import promptStyles from './prompts.module.css';
import { Section } from './section.tsx';

const NEW: SavedPrompt = { id: '', name: '', text: '' };

/** A deleted prompt can be restored until the page is closed. */
export function PromptsSection(): React.ReactNode {
  const { prompts: messages } = useMessages().options;
  const prompts = useStored(readPrompts, watchPrompts, []);
  const [edited, setEdited] = useState<SavedPrompt>();
  const [removed, setRemoved] = useState<SavedPrompt>();
  const put = (prompt: SavedPrompt): void => void changePrompts(list => withPrompt(list, prompt));
  const remove = (prompt: SavedPrompt): void => {
    setRemoved(prompt);
    void changePrompts(list => list.filter(({ id }) => id !== prompt.id));
  };
  const restore = (prompt: SavedPrompt): void => {
    put(prompt);
    setRemoved(undefined);
  };
  const editor = edited && (
    <PromptEditor
      key={edited.id}
      prompt={edited}
      isTaken={name =>
        prompts.some(({ id, name: other }) => id !== edited.id && other.toLowerCase() === name.toLowerCase())
      }
      onSave={(name, text) => {
        put({ id: edited.id || crypto.randomUUID(), name, text });
        setEdited(undefined);
      }}
      onCancel={() => setEdited(undefined)}
    />
  );
  return (
    <Section title={messages.title}>
      <p className={styles.hint}>{messages.hint}</p>
      {prompts.length === 0 && !edited && <p className={styles.hint}>{messages.none}</p>}
      <ul className={promptStyles.list}>
        {prompts.map(prompt => (
          <li key={prompt.id}>
            {edited?.id === prompt.id ? (
              editor
            ) : (
              <PromptRow prompt={prompt} onEdit={() => setEdited(prompt)} onRemove={() => remove(prompt)} />
            )}
          </li>
        ))}
      </ul>
      <div className={promptStyles.row}>
        <p role="status" className={styles.hint}>
          {removed && messages.removed(removed.name)}
        </p>
        {removed && (
          <button type="button" className={styles.secondary} onClick={() => restore(removed)}>
            {messages.undo}
          </button>
        )}
      </div>
      {edited?.id === '' ? (
        editor
      ) : (
        <button type="button" className={styles.secondary} onClick={() => setEdited(NEW)}>
          {messages.add}
        </button>
      )}
    </Section>
  );
}

interface PromptRowProps {
  prompt: SavedPrompt;
  onEdit: () => void;
  onRemove: () => void;
}

function PromptRow({ prompt, onEdit, onRemove }: PromptRowProps): React.ReactNode {
  const { prompts: messages } = useMessages().options;
  return (
    <div className={promptStyles.prompt}>
      <p>
        <strong dir="auto">/{prompt.name}</strong>
        <span dir="auto">{prompt.text}</span>
      </p>
      <div className={promptStyles.row}>
        <button
          type="button"
          className={styles.secondary}
          aria-label={messages.editNamed(prompt.name)}
          onClick={onEdit}
        >
          {messages.edit}
        </button>
        <button
          type="button"
          className={styles.secondary}
          aria-label={messages.removeNamed(prompt.name)}
          onClick={onRemove}
        >
          {messages.remove}
        </button>
      </div>
    </div>
  );
}

/** Replaces the prompt with the same id, or adds it in front. */
function withPrompt(prompts: readonly SavedPrompt[], prompt: SavedPrompt): SavedPrompt[] {
  if (!prompts.some(({ id }) => id === prompt.id)) return [prompt, ...prompts];
  return prompts.map(each => (each.id === prompt.id ? prompt : each));
}
