import type { SavedPrompt } from '../../../settings/prompts.ts';
import pageStyles from '../options.module.css';
import type { PromptWords } from './prompt-words.ts';
import styles from './prompts.module.css';

interface PromptRowProps {
  words: PromptWords;
  prompt: SavedPrompt;
  onEdit: () => void;
  onRemove: () => void;
}

export function PromptRow({ words, prompt, onEdit, onRemove }: PromptRowProps): React.ReactNode {
  return (
    <div className={styles.prompt}>
      <p>
        <strong dir="auto">/{prompt.name}</strong>
        <span dir="auto">{prompt.text}</span>
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={pageStyles.secondary}
          aria-label={words.editNamed(prompt.name)}
          onClick={onEdit}
        >
          {words.edit}
        </button>
        <button
          type="button"
          className={pageStyles.secondary}
          aria-label={words.removeNamed(prompt.name)}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      </div>
    </div>
  );
}
