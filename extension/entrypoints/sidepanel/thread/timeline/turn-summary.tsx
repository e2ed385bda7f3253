import { useMessages } from '../../../../components/language.ts';
import type { Call } from '../../conversation/call.ts';
import { type ActionState, countActions } from './count-actions.ts';
import styles from './timeline.module.css';

interface TurnSummaryProps {
  calls: readonly Call[];
  /** The id of the list that it unfolds. */
  controls: string;
  isOpen: boolean;
  toggle(): void;
}

const ORDER: readonly ActionState[] = [
  'waiting',
  'running',
  'done',
  'failed',
  'unknown',
  'stopped',
  'not-run',
  'undone',
];

/** The actions of a turn and their results in one line, which folds the steps. */
export function TurnSummary({ calls, controls, isOpen, toggle }: TurnSummaryProps): React.ReactNode {
  const { thread: messages } = useMessages();
  const counts = countActions(calls);
  return (
    <button
      type="button"
      className={styles.summary}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" data-open={isOpen}>
        <path d="M6 4l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span>{messages.actionCount(Object.values(counts).reduce((sum, count) => sum + count, 0))}</span>
      {ORDER.filter(state => counts[state] > 0).map(state => (
        <span key={state} className={styles.count} data-state={state}>
          {messages.progress[state](counts[state])}
        </span>
      ))}
    </button>
  );
}
