import { useOpenPanel, usePanel, useTurn, useWords } from '../panel-context.ts';
import styles from './composer.module.css';

/** During composition Enter picks a word of the input method; 229 is how older ones say so. */
function isSendKey(event: React.KeyboardEvent): boolean {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === 'Enter' && !event.shiftKey && !composing;
}

export function Composer(): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const { store } = useOpenPanel();
  const draft = usePanel(state => state.conversation.draft);
  const send = (): void => {
    // Cleared only once it has been taken into the thread: what was written is never lost.
    if (turn.send(store.getState().conversation.draft)) turn.setDraft('');
  };
  return (
    <form
      className={styles.composer}
      aria-label={words.composer}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className={styles.message}
        aria-label={words.message}
        placeholder={words.placeholder}
        rows={1}
        dir="auto"
        value={draft}
        onChange={event => turn.setDraft(event.target.value)}
        onKeyDown={event => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          if (!event.repeat) send();
        }}
      />
      <SendOrStop empty={draft.trim() === ''} />
    </form>
  );
}

function SendOrStop({ empty }: { empty: boolean }): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const activity = usePanel(state => state.activity);
  if (activity.status === 'idle') {
    return (
      <button key="send" type="submit" className={styles.send} disabled={empty}>
        {words.send}
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
