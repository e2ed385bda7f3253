import { useEffect, useState } from 'react';
import { useMessages } from '../../components/language.ts';
import type { SavedPrompt } from '../../settings/prompts.ts';
import { changePrompts, readPrompts, watchPrompts } from '../../settings/prompts.ts';
import styles from './options.module.css';
import { PromptEditor } from './prompt-editor.tsx';
import promptStyles from './prompts.module.css';
import { Section } from './section.tsx';

const NEW: SavedPrompt = { id: '', name: '', text: '' };

/** A deleted prompt can be restored until the page is closed. */
export function PromptsSection(): React.ReactNode {
  const { prompts: messages } = useMessages().options;
  const prompts = usePrompts();
  const [edited, setEdited] = useState<SavedPrompt>();
  const [removed, setRemoved] = useState<SavedPrompt>();
  const put = (prompt: SavedPrompt): void => void changePrompts(list => withPrompt(list, prompt));
  const remove = (prompt: SavedPrompt): void => {
    setRemoved(prompt);
    void changePrompts(list => withoutPrompt(list, prompt.id));
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
      <RemovedPrompt prompt={removed} onUndo={put} onUndone={() => setRemoved(undefined)} />
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

function usePrompts(): readonly SavedPrompt[] {
  const [prompts, setPrompts] = useState<readonly SavedPrompt[]>([]);
  useEffect(() => {
    void readPrompts().then(setPrompts);
    return watchPrompts(setPrompts);
  }, []);
  return prompts;
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

interface RemovedPromptProps {
  prompt: SavedPrompt | undefined;
  onUndo: (prompt: SavedPrompt) => void;
  onUndone: () => void;
}

function RemovedPrompt({ prompt, onUndo, onUndone }: RemovedPromptProps): React.ReactNode {
  const { prompts: messages } = useMessages().options;
  const undo = (): void => {
    if (prompt) onUndo(prompt);
    onUndone();
  };
  return (
    <div className={promptStyles.row}>
      <p role="status" className={styles.hint}>
        {prompt && messages.removed(prompt.name)}
      </p>
      {prompt && (
        <button type="button" className={styles.secondary} onClick={undo}>
          {messages.undo}
        </button>
      )}
    </div>
  );
}

/** Replaces the prompt with the same id, or adds it in front. */
function withPrompt(prompts: readonly SavedPrompt[], prompt: SavedPrompt): SavedPrompt[] {
  if (!prompts.some(({ id }) => id === prompt.id)) return [prompt, ...prompts];
  return prompts.map(each => (each.id === prompt.id ? prompt : each));
}

function withoutPrompt(prompts: readonly SavedPrompt[], id: string): SavedPrompt[] {
  return prompts.filter(prompt => prompt.id !== id);
}
