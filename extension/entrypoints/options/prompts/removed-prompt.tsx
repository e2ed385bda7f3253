import type { SavedPrompt } from '../../../settings/prompts.ts';
import styles from '../options.module.css';
import type { promptWords } from './prompt-words.ts';
import promptStyles from './prompts.module.css';

interface RemovedPromptProps {
  words: ReturnType<typeof promptWords>;
  prompt: SavedPrompt | undefined;
  onUndo: (prompt: SavedPrompt) => void;
  onUndone: () => void;
}

/** What was deleted last, and the way back. */
export function RemovedPrompt({ words, prompt, onUndo, onUndone }: RemovedPromptProps): React.ReactNode {
  const undo = (): void => {
    if (prompt) onUndo(prompt);
    onUndone();
  };
  return (
    <div className={promptStyles.row}>
      <p role="status" className={styles.hint}>
        {prompt && words.removed(prompt.name)}
      </p>
      {prompt && (
        <button type="button" className={styles.secondary} onClick={undo}>
          {words.undo}
        </button>
      )}
    </div>
  );
}
