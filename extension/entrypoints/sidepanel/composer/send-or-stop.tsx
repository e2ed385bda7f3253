import { usePanel, useTurn, useWords } from '../panel-context.ts';
import styles from './composer.module.css';
import type { Lack } from './lack.ts';

/** Send can be pressed also while there is nothing to send: then it is said why. */
export function SendOrStop({ lack }: { lack: Lack | undefined }): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const activity = usePanel(state => state.activity);
  if (activity.status === 'idle') {
    return (
      <button
        key="send"
        type="submit"
        className={styles.send}
        aria-disabled={lack !== undefined}
        title={lack && words.composing.lacks[lack]}
      >
        {words.send}
      </button>
    );
  }
  if (activity.isUndo) {
    return (
      <button key="undoing" type="button" className={styles.stop} disabled>
        {words.undo.undoing}
      </button>
    );
  }
  return (
    <button
      key="stop"
      type="button"
      className={styles.stop}
      disabled={activity.stopping}
      // The second click of a double click on Send is meant for Send.
      onClick={event => event.detail < 2 && turn.stop()}
    >
      {activity.stopping ? words.stopping : words.stop}
    </button>
  );
}
