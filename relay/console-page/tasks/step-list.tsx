import type { TaskEvent } from '@assent/shared';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../state/console-context.ts';
import { StepOutcome } from './step-outcome.tsx';
import { StepPicture } from './step-picture.tsx';
import { type Step, type StepApproval, stepsOf } from './steps-of.ts';

type StepListProps = { taskId: string; events: readonly TaskEvent[]; isOpen: boolean };

/** What the model thought, what it called, and what came of it. */
export function StepList({ taskId, events, isOpen }: StepListProps): ReactNode {
  const { task: messages } = useMessages();
  const steps = useMemo(() => stepsOf(events), [events]);
  return (
    <section aria-labelledby="steps">
      <h3 id="steps">{messages.steps}</h3>
      {steps.length === 0 && <p className="quiet">{messages.noSteps}</p>}
      <ol className="steps">
        {steps.map(step => (
          <StepItem key={step.callId} taskId={taskId} step={step} isOpen={isOpen} />
        ))}
      </ol>
    </section>
  );
}

function StepItem({ taskId, step, isOpen }: { taskId: string; step: Step; isOpen: boolean }): ReactNode {
  const { task: messages } = useMessages();
  const { thought, tool, args, approvals, outcome } = step;
  const isRunning = isOpen && !approvals.some(({ state }) => state === 'pending');
  return (
    <li data-state={outcome ? (outcome.isDone ? 'done' : 'failed') : 'running'}>
      {thought !== undefined && (
        <p className="thought">
          <span className="quiet">{messages.thought}</span> <bdi>{thought}</bdi>
        </p>
      )}
      <p className="call">
        <code>{tool}</code> <ShortArguments args={args} />
      </p>
      {approvals.map(approval => (
        <ApprovalLine key={approval.approvalId} taskId={taskId} approval={approval} />
      ))}
      {outcome ? <StepOutcome outcome={outcome} /> : isRunning && <p className="quiet">{messages.running}</p>}
    </li>
  );
}

/** Short values in a line, all of them below it. */
function ShortArguments({ args }: { args: Step['args'] }): ReactNode {
  const entries = Object.entries(args);
  return entries.map(([name, value]) => (
    <span key={name} className="argument">
      <span className="quiet">{name}</span>{' '}
      <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
    </span>
  ));
}

function ApprovalLine({ taskId, approval }: { taskId: string; approval: StepApproval }): ReactNode {
  const { task: messages } = useMessages();
  const { approvalId, preview, state, reason } = approval;
  return (
    <div className="asked" data-state={state}>
      <p>
        <span className="chip asks">{messages.approval[state]}</span> <bdi>{preview.sentence}</bdi>
        {reason !== undefined && <q>{reason}</q>}
      </p>
      <StepPicture taskId={taskId} approvalId={approvalId} />
    </div>
  );
}
