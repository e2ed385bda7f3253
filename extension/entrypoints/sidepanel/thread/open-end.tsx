import { isOpen } from '../conversation/call.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
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
    if (broken) return 'try-again';
    const open = entries.find(entry => entry.kind === 'call' && isOpen(entry));
    return open?.kind === 'call' && open.state.status !== 'awaiting' ? 'go-on' : 'none';
  });
  if (end === 'none') return null;
  return (
    <button
      type="button"
      className={styles.secondary}
      onClick={() => (end === 'try-again' ? turn.tryAgain() : turn.goOn())}
    >
      {end === 'try-again' ? words.tryAgain : words.goOn}
    </button>
  );
}
