import { useShallow } from 'zustand/react/shallow';
import { usePanel, useWords } from '../panel-context.ts';
import { OpenEnd } from './open-end.tsx';
import styles from './thread.module.css';
import { ThreadEntry } from './thread-entry.tsx';
import { Welcome } from './welcome.tsx';

/** The conversation. The newest line stays in sight by itself, because the scroller's end is its start (CSS). */
export function Thread(): React.ReactNode {
  const words = useWords();
  const ids = usePanel(useShallow(state => state.conversation.entries.map(entry => entry.id)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without a focusable child must be reachable by keyboard.
    <main className={styles.scroller} tabIndex={0} aria-label={words.conversation}>
      {ids.length === 0 ? (
        <Welcome />
      ) : (
        <div className={styles.thread} role="log" aria-label={words.conversation}>
          {ids.map(id => (
            <ThreadEntry key={id} id={id} />
          ))}
          <OpenEnd />
        </div>
      )}
    </main>
  );
}
