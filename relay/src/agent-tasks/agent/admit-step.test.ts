import { expect, test, vi } from 'vitest';
import type { Caller } from '../../access/access.ts';
import { Budgets } from '../../access/budgets.ts';
import { HttpError } from '../../errors/http-error.ts';
import { budgetedKeyOf, callerWithBudget } from '../store/budgeted-key.ts';
import { admitStep } from './admit-step.ts';

const holder = (grants: object): Caller => ({ kind: 'key', id: 'k1', name: 'shop', tenant: 'acme', grants });

const USAGE = {
  ...{ input_tokens: 900, output_tokens: 100, cache_read_input_tokens: 0 },
  cost: { amount: 2, currency: 'USD', is_estimate: true },
};

const { signal } = new AbortController();

test('a key whose month is spent fails its tasks', async () => {
  const caller = callerWithBudget(budgetedKeyOf(holder({ costPerMonth: { amount: 2, currency: 'USD' } })));
  const budgets = new Budgets();
  await admitStep(budgets, caller, signal);
  await budgets.spend(caller, USAGE);
  await expect(admitStep(budgets, caller, signal)).rejects.toMatchObject({
    failure: { code: 'budget_spent', fault: 'caller' },
  });
});

test('a step waits for the next minute of its key', async () => {
  const full = new HttpError(429, 'too_many_tokens', 'Wait.', { headers: { 'Retry-After': '0' } });
  const admit = vi.fn<Budgets['admit']>().mockRejectedValueOnce(full).mockResolvedValueOnce(undefined);
  await admitStep({ admit }, holder({}), signal);
  expect(admit).toHaveBeenCalledTimes(2);
});

test('a database that is away ends no task', async () => {
  const away = new HttpError(503, 'store_unavailable', 'Try again.');
  const admit = vi.fn<Budgets['admit']>().mockRejectedValue(away);
  await expect(admitStep({ admit }, holder({}), signal)).rejects.toBe(away);
});

test('a task that ends waits no more', async () => {
  const full = new HttpError(429, 'too_many_tokens', 'Wait.', { headers: { 'Retry-After': '60' } });
  const admit = vi.fn<Budgets['admit']>().mockRejectedValue(full);
  await expect(admitStep({ admit }, holder({}), AbortSignal.timeout(20))).rejects.toThrow();
});

test('other callers have no budget', () => {
  expect(budgetedKeyOf(holder({ models: ['one'] }))).toBeNull();
  expect(callerWithBudget(budgetedKeyOf({ kind: 'anyone' }))).toEqual({ kind: 'anyone' });
});
