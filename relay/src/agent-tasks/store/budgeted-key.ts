import * as z from 'zod';
import type { Caller } from '../../access/access.ts';
import { keyRecordSchema } from '../../access/access-key.ts';
import { parseJson } from '../../json/parse-json.ts';

const { tokens_per_minute, cost_per_month } = keyRecordSchema.shape;

/** A key with a budget, without the key. */
const budgetedKeySchema = z.object({
  id: z.string(),
  tenant: z.string(),
  tokensPerMinute: tokens_per_minute,
  costPerMonth: cost_per_month,
});

/** JSON for the row of a task; null for a caller without a budget. */
export function budgetedKeyOf(caller: Caller): string | null {
  if (caller.kind !== 'key' || !caller.grants) return null;
  const { tokensPerMinute, costPerMonth } = caller.grants;
  if (tokensPerMinute === undefined && !costPerMonth) return null;
  return JSON.stringify({ id: caller.id, tenant: caller.tenant, tokensPerMinute, costPerMonth });
}

/** Who asked for the task, as far as budgets want to know. */
export function callerWithBudget(stored: string | null): Caller {
  if (stored === null) return { kind: 'anyone' };
  const { id, tenant, tokensPerMinute, costPerMonth } = budgetedKeySchema.parse(parseJson(stored));
  return {
    ...{ kind: 'key', id, tenant },
    grants: { ...(tokensPerMinute && { tokensPerMinute }), ...(costPerMonth && { costPerMonth }) },
  };
}
