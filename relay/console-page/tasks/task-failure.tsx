import type { TaskFailure as Failure } from '@assent/shared';
import type { ReactNode } from 'react';
import { textOf } from '../messages/console-messages.ts';
import { RelayWords } from '../parts/relay-words.tsx';
import { useMessages } from '../state/console-context.ts';

/** Codes about which the relay says more than we do: how many, which one, where, or why. */
const SAYS_MORE: ReadonlySet<string> = new Set([
  ...['max_credits_reached', 'budget_spent', 'insufficient_credits', 'step_limit', 'not_possible'],
  'schema_unsatisfied',
  ...['browser_unavailable', 'model_unreachable', 'model_key_invalid', 'model_address_wrong'],
]);

/** Why a task failed: in our words, and in the relay's where they say more or we have none. */
export function TaskFailure({ code, message, refundLimited = false }: Omit<Failure, 'fault'>): ReactNode {
  const { task: messages, outcomes } = useMessages();
  const known = textOf(outcomes.failures, code);
  const saysMore = refundLimited || SAYS_MORE.has(code);
  return (
    <section aria-labelledby="error" className="failure">
      <h3 id="error">{messages.error}</h3>
      <p>
        {known ?? <RelayWords text={message} />} <code>{code}</code>
      </p>
      {known !== undefined && saysMore && (
        <p className="quiet">
          <RelayWords text={message} />
        </p>
      )}
    </section>
  );
}
