import type { Usage } from '@assent/shared';
import { HttpError } from '../errors/http-error.ts';
import type { Caller } from './access.ts';
import type { KeyGrants } from './access-key.ts';
import { type Counts, createMemoryCounts } from './counts.ts';

/**
 * What the holders of a key may spend, all users together. What a turn spends is known at its end, so turns that run at once may
 * exceed a budget together.
 */
export class Budgets {
  #counts: Counts;

  /** By default counted in this process. */
  constructor({ counts = createMemoryCounts() }: { counts?: Counts | undefined } = {}) {
    this.#counts = counts;
  }

  /** Throws an HTTP error (429) when a budget is used up. */
  async admit(caller: Caller): Promise<void> {
    const { id, grants } = budgetOf(caller) ?? {};
    if (id === undefined || !grants) return;
    const { tokensPerMinute, costPerMonth } = grants;
    const spent = await this.#counts.spent(id, costPerMonth?.currency);
    if (costPerMonth && spent.costThisMonth >= costPerMonth.amount)
      throw monthIsSpent(costPerMonth, spent.monthLeft);
    if (tokensPerMinute !== undefined && spent.tokensThisMinute >= tokensPerMinute)
      throw minuteIsSpent(tokensPerMinute, spent.minuteLeft);
  }

  async spend(caller: Caller, usage: Usage | undefined): Promise<void> {
    const budget = budgetOf(caller);
    if (budget && usage) await this.#counts.spend(budget.id, { tokens: tokensOf(usage), cost: usage.cost });
  }
}

function budgetOf(caller: Caller): { id: string; grants: KeyGrants } | undefined {
  if (caller.kind !== 'key' || !caller.grants) return undefined;
  const { tokensPerMinute, costPerMonth } = caller.grants;
  if (tokensPerMinute === undefined && !costPerMonth) return undefined;
  return { id: caller.id, grants: caller.grants };
}

/** Tokens that the provider's cache gave back cost little and are not counted. */
function tokensOf({ input_tokens, output_tokens, cache_creation_input_tokens = 0 }: Usage): number {
  return input_tokens + output_tokens + cache_creation_input_tokens;
}

function minuteIsSpent(tokens: number, seconds: number): HttpError {
  return new HttpError(
    429,
    'too_many_tokens',
    `All users of this key together may use ${tokens} tokens a minute here. Try again in ${seconds} seconds.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

/** Not 402, which the protocol does not have, nor 403, which clients explain as a wrong key. */
function monthIsSpent(
  { amount, currency }: { amount: number; currency: string },
  seconds: number,
): HttpError {
  return new HttpError(
    429,
    'budget_spent',
    `All users of this key together may spend ${amount} ${currency} a month here, and that is spent. Ask the operator of this relay for more, or wait for the next month (UTC).`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
