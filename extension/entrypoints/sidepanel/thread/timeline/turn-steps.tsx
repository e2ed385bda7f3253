import type { Entry } from '../../conversation/conversation.ts';
import { ThreadEntry } from '../thread-entry.tsx';
import { countDeeds, type DeedState } from './count-deeds.ts';
import styles from './timeline.module.css';

interface TurnStepsProps {
  id: string;
  label: string;
  steps: readonly Entry[];
}

/** The steps of a turn in their order. A rail goes along them as soon as something was proposed. */
export function TurnSteps({ id, label, steps }: TurnStepsProps): React.ReactNode {
  const shown = steps.filter(step => !isEmpty(step));
  const hasRail = shown.some(({ kind }) => kind === 'call');
  return (
    <ol id={id} className={styles.steps} data-rail={hasRail} aria-label={label}>
      {shown.map(step => (
        <li key={step.id} data-kind={step.kind} data-state={stateOf(step)}>
          <ThreadEntry entry={step} />
        </li>
      ))}
    </ol>
  );
}

/** An answer that was nothing but a call leaves nothing to show. */
function isEmpty(step: Entry): boolean {
  return step.kind === 'answer' && step.text.trim() === '' && step.state.status === 'complete';
}

/** Shown as a sign on the rail; the step itself says it in words. */
function stateOf(step: Entry): DeedState | undefined {
  if (step.kind !== 'call') return undefined;
  const counts = countDeeds([step]);
  const order: DeedState[] = ['waiting', 'running', 'failed', 'unknown', 'done', 'undone', 'not-run'];
  return order.find(state => counts[state] > 0);
}
