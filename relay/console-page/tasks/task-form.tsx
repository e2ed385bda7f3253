import { MOST_TASK_CREDITS, type TaskEstimate } from '@assent/shared';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ProblemText } from '../parts/problem-text.tsx';
import type { Problem } from '../requests/relay-requests.ts';
import { useActs, useMessages } from '../state/console-context.ts';
import { hashOf } from '../state/place.ts';
import { EMPTY_DRAFT, newRequestKey, requestOf, type TaskDraft } from './task-draft.ts';

/** Begins a task. */
export function TaskForm(): ReactNode {
  const { form: messages } = useMessages();
  const acts = useActs();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [estimate, setEstimate] = useState<TaskEstimate>();
  const [sending, setSending] = useState<'not' | 'sending' | Problem>('not');
  const [isInvalid, setInvalid] = useState(false);
  const [key, setKey] = useState(newRequestKey);
  const change = (changed: Partial<TaskDraft>): void => {
    setDraft({ ...draft, ...changed });
    setInvalid(false);
    // Another text is another task.
    setKey(newRequestKey());
  };
  const request = requestOf(draft, acts.store.getState().language);
  const look = async (): Promise<void> => {
    if (request && draft.prompt.trim() !== '') setEstimate(await acts.tasks.estimate(request));
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (sending === 'sending') return;
    setInvalid(request === undefined);
    if (!request) return;
    setSending('sending');
    const begun = await acts.tasks.begin(request, key);
    if ('id' in begun) location.hash = hashOf({ kind: 'task', id: begun.id });
    else setSending(begun.problem);
  };
  return (
    <section aria-labelledby="begin" className="begin">
      <h2 id="begin">{messages.heading}</h2>
      <form onSubmit={event => void submit(event)} onBlur={() => void look()}>
        <label>
          {messages.prompt}
          <textarea
            rows={3}
            required
            maxLength={10_000}
            aria-describedby="prompt-hint"
            value={draft.prompt}
            onChange={event => change({ prompt: event.target.value })}
          />
        </label>
        <small id="prompt-hint">{messages.promptHint}</small>
        <label>
          {messages.urls}
          <textarea
            rows={2}
            spellCheck={false}
            aria-describedby="urls-hint"
            value={draft.urls}
            onChange={event => change({ urls: event.target.value })}
          />
        </label>
        <small id="urls-hint">{messages.urlsHint}</small>
        <label>
          {messages.schema}
          <textarea
            rows={3}
            className="code"
            spellCheck={false}
            aria-describedby="schema-hint"
            aria-invalid={isInvalid}
            value={draft.schema}
            onChange={event => change({ schema: event.target.value })}
          />
        </label>
        <small id="schema-hint" className={isInvalid ? 'bad' : ''}>
          {isInvalid ? messages.schemaInvalid : messages.schemaHint}
        </small>
        <label className="short">
          {messages.maxCredits}
          <input
            type="number"
            required
            min={estimate?.leastMaxCredits ?? 1}
            max={MOST_TASK_CREDITS}
            aria-describedby="credits-hint"
            value={draft.maxCredits}
            onChange={event => change({ maxCredits: event.target.value })}
          />
        </label>
        <small id="credits-hint">{messages.maxCreditsHint}</small>
        {estimate && <Estimated {...estimate} />}
        {typeof sending === 'object' && <ProblemText problem={sending} />}
        <button type="submit" className="primary" aria-disabled={sending === 'sending'}>
          {sending === 'sending' ? messages.sending : messages.submit}
        </button>
      </form>
    </section>
  );
}

function Estimated({ credits, basis }: TaskEstimate): ReactNode {
  const { form: messages } = useMessages();
  return (
    <p className="estimate" role="status">
      {messages.estimate(credits)}{' '}
      <span className="quiet">
        {basis.kind === 'history' ? messages.fromHistory(basis.tasks) : messages.fromPrices}
      </span>
    </p>
  );
}
