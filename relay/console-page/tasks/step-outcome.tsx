import type { ReactNode } from 'react';
import { textOf } from '../messages/console-messages.ts';
import { RelayWords } from '../parts/relay-words.tsx';
import { useMessages } from '../state/console-context.ts';
import type { Outcome } from './steps-of.ts';

/** What came of a call: in our words where it was not done, with the relay's below them where they say more. */
export function StepOutcome({ outcome }: { outcome: Outcome }): ReactNode {
  const { task: messages } = useMessages();
  const { isDone, effect, received } = outcome;
  return (
    <>
      <div className={isDone ? 'outcome' : 'outcome bad'}>
        <span aria-hidden="true">{isDone ? '✓' : '✗'}</span>{' '}
        {isDone ? <Done {...outcome} /> : <NotDone {...outcome} />}
        {effect !== undefined && ' '}
        {effect !== undefined && <code className="chip">{effect}</code>}
      </div>
      <details>
        <summary>{messages.received}</summary>
        {/* Focusable, so that the keyboard scrolls it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (axe: scrollable-region-focusable) */}
        <pre tabIndex={0}>{received}</pre>
      </details>
    </>
  );
}

function Done({ message }: Outcome): ReactNode {
  const { task: messages } = useMessages();
  return message === undefined ? messages.done : <RelayWords text={message} />;
}

function NotDone({ denied, errorType, message }: Outcome): ReactNode {
  const { task: messages, outcomes } = useMessages();
  if (denied) return outcomes.denied[denied];
  const known = textOf(outcomes.results, errorType);
  if (message === undefined) return known ?? messages.failedStep;
  if (known === undefined) return <RelayWords text={message} />;
  return (
    <>
      {known}
      <p className="quiet">
        <RelayWords text={message} />
      </p>
    </>
  );
}
