import { MOST_TASK_CREDITS, type TaskEstimate } from '@assent/shared';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ProblemText } from '../parts/problem-text.tsx';
import type { Problem } from '../requests/relay-requests.ts';
import { useActs, useMessages } from '../state/console-context.ts';
import { hashOf } from '../state/place.ts';
import { EMPTY_DRAFT, faultsOf, fieldOf, newRequestKey, requestOf, type TaskDraft } from './task-draft.ts';
import { TaskFields } from './task-fields.tsx';

/** `incomplete`: nothing was sent, because the draft has faults that show without the relay. */
type Attempt = 'not' | 'sending' | 'incomplete' | Problem;

/** Begins a task. */
export function TaskForm(): ReactNode {
  const { form: messages } = useMessages();
  const acts = useActs();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [estimate, setEstimate] = useState<TaskEstimate>();
  const [attempt, setAttempt] = useState<Attempt>('not');
  const [key, setKey] = useState(newRequestKey);
  const change = (changed: Partial<TaskDraft>): void => {
    setDraft({ ...draft, ...changed });
    // What was wrong with the draft of before says nothing of this one.
    setAttempt('not');
    // Another text is another task.
    setKey(newRequestKey());
  };
  const isComplete = faultsOf(draft).length === 0;
  const request = requestOf(draft, acts.store.getState().language);
  const look = async (): Promise<void> => {
    if (isComplete) setEstimate(await acts.tasks.estimate(request));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (attempt === 'sending') return;
    const form = event.currentTarget;
    const fail = (failed: Attempt): void => {
      // Only then the fields say which of them is at fault.
      flushSync(() => setAttempt(failed));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    if (!isComplete) return fail('incomplete');
    setAttempt('sending');
    const begun = await acts.tasks.begin(request, key);
    if ('id' in begun) {
      location.hash = hashOf({ kind: 'task', id: begun.id });
      return;
    }
    fail(begun.problem);
    void look();
  };
  const isSending = attempt === 'sending';
  const problem = typeof attempt === 'object' ? attempt : undefined;
  const issues = problem?.issues ?? [];
  return (
    <section aria-labelledby="begin" className="begin">
      <h2 id="begin">{messages.heading}</h2>
      {/* A browser's own bubbles speak its language, and some windows show none. */}
      <form noValidate onSubmit={event => void submit(event)} onBlur={() => void look()}>
        <TaskFields
          {...{ draft, change, issues, isReadOnly: isSending }}
          faults={attempt === 'incomplete' ? faultsOf(draft) : []}
          leastCredits={estimate?.leastMaxCredits ?? 0}
        />
        {estimate && <Estimated {...estimate} most={Number(draft.maxCredits) || MOST_TASK_CREDITS} />}
        {problem && <ProblemText problem={problem} issues={issues.filter(issue => !fieldOf(issue))} />}
        <button type="submit" className="primary" aria-disabled={isSending}>
          {isSending ? messages.sending : messages.submit}
        </button>
      </form>
    </section>
  );
}

/** No more than the limit of the task, which the relay was not asked with. */
function Estimated({ credits, basis, most }: TaskEstimate & { most: number }): ReactNode {
  const { form: messages } = useMessages();
  const within = (amount: number): number => Math.min(amount, most);
  const { low, likely, high } = credits;
  return (
    <p className="estimate" role="status">
      {messages.estimate({ low: within(low), likely: within(likely), high: within(high) })}{' '}
      <span className="quiet">
        {basis.kind === 'history' ? messages.fromHistory(basis.tasks) : messages.fromPrices}
      </span>
    </p>
  );
}
