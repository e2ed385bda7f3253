import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import { isPracticePage } from '../../../sites/practice-page.ts';
import { isSessionUnknown } from '../backend/problem.ts';
import { isOpen } from '../conversation/call.ts';
import type { AnswerState } from '../conversation/conversation.ts';
import { useHasConsent, useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from '../ui/thread.module.css';
import { Suggestions } from './suggestions.tsx';
import { type Group, groupTurns, markOf, type ReplacedGroup } from './timeline/group-turns.ts';
import timelineStyles from './timeline/timeline.module.css';
import { TurnView } from './timeline/turn-view.tsx';

/** The conversation. The newest line stays visible because the scroller is reversed (CSS). */
export function Thread(): React.ReactNode {
  const messages = useMessages();
  const marks = usePanel(useShallow(state => state.conversation.entries.map(markOf)));
  const groups = useMemo(() => groupTurns(marks), [marks]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without a focusable child must be reachable by keyboard.
    <main className={styles.scroller} tabIndex={0} aria-label={messages.panel.conversation}>
      {groups.length === 0 ? (
        <Welcome />
      ) : (
        <div className={styles.thread} role="log" aria-label={messages.panel.conversation}>
          {groups.map((group, index) => (
            <Turns key={group.id} group={group} isNewest={index === groups.length - 1} />
          ))}
          <OpenEnd />
        </div>
      )}
    </main>
  );
}

/** The buttons to continue a conversation that has not come to its end. */
function OpenEnd(): React.ReactNode {
  const { panel: messages } = useMessages();
  const turn = useTurn();
  const end = usePanel(({ activity, conversation: { entries } }) => {
    if (activity.status === 'busy') return 'none';
    const last = entries.at(-1);
    const broken =
      last?.kind === 'answer' && (last.state.status === 'failed' || last.state.status === 'stopped');
    if (broken) return isLost(last.state) ? 'new-session' : 'try-again';
    const open = entries.find(entry => entry.kind === 'call' && isOpen(entry));
    return open?.kind === 'call' && open.state.status !== 'awaiting' ? 'continue' : 'none';
  });
  if (end === 'none') return null;
  return (
    <button
      type="button"
      className={styles.secondary}
      onClick={() => (end === 'continue' ? turn.continueTurn() : turn.tryAgain())}
    >
      {messages[LABELS[end]]}
    </button>
  );
}

function isLost(state: AnswerState): boolean {
  return state.status === 'failed' && isSessionUnknown(state.problem);
}

const LABELS = {
  'new-session': 'continueInNewSession',
  'try-again': 'tryAgain',
  continue: 'continueTurn',
} as const;

function Welcome(): React.ReactNode {
  const messages = useMessages();
  const hasConsent = useHasConsent();
  const { openTryIt } = useOpenPanel();
  const isThere = usePanel(({ pageContext }) => isPracticePage(pageContext.front?.url));
  return (
    <section className={styles.welcome}>
      <h2>{messages.panel.welcome}</h2>
      <p>{messages.panel.welcomeConsent}</p>
      {hasConsent && <Suggestions />}
      {!isThere && (
        <button type="button" className={styles.practice} onClick={openTryIt}>
          {messages.status.openTryIt}
        </button>
      )}
    </section>
  );
}

/** Earlier versions of a message with their answers, folded. */
function ReplacedTurns({ group }: { group: ReplacedGroup }): React.ReactNode {
  const { thread: messages } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={timelineStyles.replaced} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{messages.earlier(group.groups.length)}</summary>
      {isOpen && (
        <>
          <p className={timelineStyles.quiet}>{messages.earlierStands}</p>
          {group.groups.map(replaced => (
            <Turns key={replaced.id} group={replaced} isReplaced />
          ))}
        </>
      )}
    </details>
  );
}

interface TurnsProps {
  group: Group;
  isNewest?: boolean;
  isReplaced?: boolean;
}

function Turns({ group, isNewest = false, isReplaced = false }: TurnsProps): React.ReactNode {
  if (group.kind === 'replaced') return <ReplacedTurns group={group} />;
  return <TurnView start={group.start} end={group.end} isNewest={isNewest} isReplaced={isReplaced} />;
}
