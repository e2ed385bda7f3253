import { isSessionUnknown } from '../backend/problem.ts';
import { isOpen } from '../conversation/call.ts';
import type { AnswerState } from '../conversation/conversation.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import type { Words } from '../words/words-for.ts';
import styles from './thread.module.css';

/** What the person can do when nothing goes on and the conversation hasn't come to its end. */
export function OpenEnd(): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const end = usePanel(({ activity, conversation: { entries } }) => {
    if (activity.status === 'busy') return 'none';
    const last = entries.at(-1);
    const broken =
      last?.kind === 'answer' && (last.state.status === 'failed' || last.state.status === 'stopped');
    if (broken) return isLost(last.state) ? 'go-on-anew' : 'try-again';
    const open = entries.find(entry => entry.kind === 'call' && isOpen(entry));
    return open?.kind === 'call' && open.state.status !== 'awaiting' ? 'go-on' : 'none';
  });
  if (end === 'none') return null;
  return (
    <button
      type="button"
      className={styles.secondary}
      onClick={() => (end === 'go-on' ? turn.goOn() : turn.tryAgain())}
    >
      {labelOf(end, words)}
    </button>
  );
}

function isLost(state: AnswerState): boolean {
  return state.status === 'failed' && isSessionUnknown(state.problem);
}

function labelOf(end: 'try-again' | 'go-on-anew' | 'go-on', words: Words): string {
  if (end === 'go-on-anew') return words.goOnAnew;
  return end === 'try-again' ? words.tryAgain : words.goOn;
}
