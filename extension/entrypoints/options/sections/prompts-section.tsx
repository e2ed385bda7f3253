import { useEffect, useState } from 'react';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import { changePrompts, readPrompts, watchPrompts } from '../../../settings/stored-prompts.ts';
import styles from '../options.module.css';
import { withoutPrompt, withPrompt } from '../prompts/change-list.ts';
import { PromptEditor } from '../prompts/prompt-editor.tsx';
import { PromptRow } from '../prompts/prompt-row.tsx';
import { promptWords } from '../prompts/prompt-words.ts';
import promptStyles from '../prompts/prompts.module.css';
import { RemovedPrompt } from '../prompts/removed-prompt.tsx';
import { Section, type SectionProps } from '../section.tsx';

const NEW: SavedPrompt = { id: '', name: '', text: '' };

/** The person's own prompts: add, change, delete. What was deleted can be had back until the page is closed. */
export function PromptsSection({ language }: SectionProps): React.ReactNode {
  const words = promptWords(language);
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
      words={words}
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
    <Section title={words.title}>
      <p className={styles.hint}>{words.hint}</p>
      {prompts.length === 0 && !edited && <p className={styles.hint}>{words.none}</p>}
      <ul className={promptStyles.list}>
        {prompts.map(prompt => (
          <li key={prompt.id}>
            {edited?.id === prompt.id ? (
              editor
            ) : (
              <PromptRow
                words={words}
                prompt={prompt}
                onEdit={() => setEdited(prompt)}
                onRemove={() => remove(prompt)}
              />
            )}
          </li>
        ))}
      </ul>
      <RemovedPrompt words={words} prompt={removed} onUndo={put} onUndone={() => setRemoved(undefined)} />
      {edited?.id === '' ? (
        editor
      ) : (
        <button type="button" className={styles.secondary} onClick={() => setEdited(NEW)}>
          {words.add}
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
