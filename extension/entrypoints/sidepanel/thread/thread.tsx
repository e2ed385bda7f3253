import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { usePanel, useWords } from '../panel-context.ts';
import { OpenEnd } from './open-end.tsx';
import styles from './thread.module.css';
import { groupTurns, markOf } from './timeline/group-turns.ts';
import { ReplacedTurns } from './timeline/replaced-turns.tsx';
import { TurnView } from './timeline/turn-view.tsx';
import { Welcome } from './welcome.tsx';

/** The conversation. The newest line stays in sight by itself, because the scroller's end is its start (CSS). */
export function Thread(): React.ReactNode {
  const words = useWords();
  const marks = usePanel(useShallow(state => state.conversation.entries.map(markOf)));
  const groups = useMemo(() => groupTurns(marks), [marks]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without a focusable child must be reachable by keyboard.
    <main className={styles.scroller} tabIndex={0} aria-label={words.conversation}>
      {groups.length === 0 ? (
        <Welcome />
      ) : (
        <div className={styles.thread} role="log" aria-label={words.conversation}>
          {groups.map((group, index) =>
            group.kind === 'replaced' ? (
              <ReplacedTurns key={group.id} group={group} />
            ) : (
              <TurnView
                key={group.id}
                start={group.start}
                end={group.end}
                isNewest={index === groups.length - 1}
                isReplaced={false}
              />
            ),
          )}
          <OpenEnd />
        </div>
      )}
    </main>
  );
}
