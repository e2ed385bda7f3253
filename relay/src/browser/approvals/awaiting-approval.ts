import { setTimeout as wait } from 'node:timers/promises';
import type { ApprovalRequired, Language } from '@assent/shared';
import type { Approval } from './approvals.ts';

/** Instead of an outcome: a person has not decided yet. It is no error: the routes answer it with 202. */
export class AwaitingApproval extends Error {
  override name = 'AwaitingApproval';
  readonly approval: Approval;

  constructor(approval: Approval) {
    super('A person has to decide first.');
    this.approval = approval;
  }
}

/** A command whose outcome may wait for a person. `asked` resolves once it does. */
export type Command<Value> = { outcome: Promise<Value>; asked: Promise<Approval> };

/** The outcome. Rejects with {@link AwaitingApproval} where nobody has decided so many milliseconds after the question. */
export async function outcomeOf<Value>({ outcome, asked }: Command<Value>, milliseconds = 0): Promise<Value> {
  const ended = new AbortController();
  const undecided = asked.then(async approval => {
    const decided = approval.decided.then(
      () => true,
      () => true,
    );
    const late = wait(milliseconds, false, { signal: ended.signal });
    if (await Promise.race([decided, late])) return outcome;
    throw new AwaitingApproval(approval);
  });
  undecided.catch(() => undefined);
  try {
    return await Promise.race([outcome, undecided]);
  } finally {
    ended.abort();
  }
}

export function approvalRequired(
  { approvalId, card, expiresAt }: Approval,
  language: Language,
): ApprovalRequired {
  return {
    status: 'approval_required',
    ...{ approvalId, preview: card[language], expiresAt: expiresAt.toISOString() },
  };
}
