import type { TaskAnswer } from '@assent/shared';
import type { ReactNode } from 'react';
import { LoadedPart } from '../parts/loaded-part.tsx';
import { LiveLinks } from '../sessions/live-links.tsx';
import { LivePicture } from '../sessions/live-picture.tsx';
import { useActs, useConsole, useMessages } from '../state/console-context.ts';
import type { OpenedTask } from '../state/console-state.ts';
import { hashOf } from '../state/place.ts';
import { StepList } from './step-list.tsx';
import { TaskFailure } from './task-failure.tsx';
import { TaskLedger } from './task-ledger.tsx';
import { TaskResult } from './task-result.tsx';
import { TaskState } from './task-state.tsx';

/** One task: what it does now, did, gave and cost. */
export function TaskPage(): ReactNode {
  const { task: messages } = useMessages();
  const task = useConsole(state => state.task);
  if (!task) return null;
  return (
    <>
      <p>
        <a href={hashOf({ kind: 'tasks' })}>← {messages.back}</a>
      </p>
      <LoadedPart loading={task.answer} missing={messages.missing}>
        {answer => <Shown task={task} answer={answer} />}
      </LoadedPart>
    </>
  );
}

function Shown({ task, answer }: { task: OpenedTask; answer: TaskAnswer }): ReactNode {
  const { task: messages } = useMessages();
  const { id, sessionId, result, error } = answer;
  const isOpen = answer.endedAt === undefined;
  return (
    <>
      <TaskHead answer={answer} />
      {task.isLost && <p role="status">{messages.reconnecting}</p>}
      {error && <TaskFailure {...error} />}
      {result && <TaskResult {...result} />}
      {isOpen && sessionId !== undefined && (
        <section aria-labelledby="live">
          <h3 id="live">{messages.live}</h3>
          <LivePicture key={sessionId} sessionId={sessionId} />
          <LiveLinks sessionId={sessionId} />
        </section>
      )}
      <StepList taskId={id} events={task.events} isOpen={isOpen} />
      <TaskLedger charges={answer.charges} />
    </>
  );
}

function TaskHead({ answer }: { answer: TaskAnswer }): ReactNode {
  const { task: messages } = useMessages();
  const acts = useActs();
  const { id, prompt, status, creditsUsed, maxCredits, steps, maxSteps, urls } = answer;
  const isOpen = answer.endedAt === undefined;
  return (
    <section aria-labelledby="task" className="head">
      <h2 id="task">
        <bdi>{prompt}</bdi>
      </h2>
      {urls.length > 0 && <p className="quiet">{urls.join(' ')}</p>}
      <p className="facts">
        <TaskState status={status} /> {messages.creditsOf(creditsUsed, maxCredits)} ·{' '}
        {messages.stepsOf(steps, maxSteps)}
      </p>
      {isOpen && (
        <p className="ways">
          <button type="button" aria-describedby="cancel-hint" onClick={() => void acts.tasks.cancel(id)}>
            {messages.cancel}
          </button>
          <small id="cancel-hint">{messages.cancelHint}</small>
        </p>
      )}
    </section>
  );
}
