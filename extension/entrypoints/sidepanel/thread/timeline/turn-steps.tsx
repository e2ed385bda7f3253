import { Fragment } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Call, PageReference } from '../../conversation/call.ts';
import type { Entry } from '../../conversation/conversation.ts';
import { ACTION_STATES, type ActionState, countActions } from './count-actions.ts';
import { ThreadEntry } from './thread-entry.tsx';
import styles from './timeline.module.css';

interface TurnStepsProps {
  id: string;
  steps: readonly Entry[];
}

/** The steps of a turn, with a rail once a call was proposed. */
export function TurnSteps({ id, steps }: TurnStepsProps): React.ReactNode {
  const { thread: messages } = useMessages();
  const hasRail = steps.some(({ kind }) => kind === 'call');
  return (
    <ol id={id} className={styles.steps} data-rail={hasRail} aria-label={messages.steps}>
      {steps.map((step, index) => (
        <Fragment key={step.id}>
          {hasRail && <PageRead page={newPage(steps, index)} />}
          {!isEmpty(step) && (
            <li data-kind={step.kind} data-state={stateOf(step)}>
              <ThreadEntry entry={step} />
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}

function PageRead({ page }: { page: PageReference | undefined }): React.ReactNode {
  const { thread: messages, format } = useMessages();
  if (!page) return null;
  return (
    <li data-kind="read" className={styles.quiet}>
      {messages.read}
      {format.space}
      <bdi>{page.title || page.url}</bdi>
    </li>
  );
}

/** The page of the request for this answer, if it differs from the one before. */
function newPage(steps: readonly Entry[], index: number): PageReference | undefined {
  const page = pageOf(steps[index]);
  const before = steps.slice(0, index).findLast(step => pageOf(step) !== undefined);
  return page?.url === pageOf(before)?.url ? undefined : page;
}

function pageOf(step: Entry | undefined): PageReference | undefined {
  return step?.kind === 'answer' ? step.stream?.page : undefined;
}

/** An answer that contained only a call has nothing to show. */
function isEmpty(step: Entry): boolean {
  return step.kind === 'answer' && step.text.trim() === '' && step.state.status === 'complete';
}

/** An icon on the rail; the step itself has it in words. */
function stateOf(step: Entry): ActionState | 'partly' | undefined {
  if (step.kind !== 'call') return undefined;
  const counts = countActions([step]);
  const order: ActionState[] = [
    'waiting',
    'running',
    'failed',
    'unknown',
    'done',
    'undone',
    'stopped',
    'not-run',
  ];
  const found = order.find(state => counts[state] > 0);
  return found === 'failed' && counts.done > 0 ? 'partly' : found;
}

interface TurnSummaryProps {
  calls: readonly Call[];
  /** The id of the list that it unfolds. */
  controls: string;
  isOpen: boolean;
  toggle(): void;
}

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
      {ACTION_STATES.filter(state => counts[state] > 0).map(state => (
        <span key={state} className={styles.count} data-state={state}>
          {messages.progress[state](counts[state])}
        </span>
      ))}
    </button>
  );
}
