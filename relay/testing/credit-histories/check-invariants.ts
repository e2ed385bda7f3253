import assert from 'node:assert/strict';
import type { Rules } from './ledger-model.ts';
import type { StoredRows, StoredTask } from './stored-ledger.ts';

/** What holds after each step, whatever the model says. Throws the first that does not. */
export function checkInvariants(rows: StoredRows, before: StoredRows | undefined, rules: Rules): void {
  for (const { tenant, balance } of rows.accounts) checkAccount(rows, { tenant, balance }, rules);
  for (const task of rows.tasks) checkTask(rows, task);
  const references = rows.entries.map(({ reference }) => reference);
  assert.equal(new Set(references).size, references.length, 'a reference moved twice');
  const ofTasks = rows.entries.filter(({ task }) => task !== null);
  assert.deepEqual(
    ofTasks.map(entry => `${entry.reference} ${entry.task} ${entry.kind} ${-entry.credits}`).sort(),
    rows.charges.map(charge => `${charge.reference} ${charge.task} ${charge.type} ${charge.credits}`).sort(),
    'entries and charges differ',
  );
  for (const key of rows.keys) checkKey(rows, key, rules);
  for (const ended of before?.tasks.filter(({ ended_at: at }) => at !== null) ?? [])
    assert.deepEqual(
      rows.tasks.find(({ id }) => id === ended.id),
      ended,
      'a task that had ended was changed',
    );
}

function checkAccount(
  { entries, usage }: StoredRows,
  { tenant, balance }: { tenant: string; balance: number },
  { refundsPerDay }: Rules,
): void {
  const own = entries.filter(entry => entry.tenant === tenant);
  let sum = 0;
  for (const { credits, balance_after: after, reference } of own) {
    sum += credits;
    assert.equal(after, sum, `the balance after ${reference}`);
    assert.ok(after >= 0, `below zero after ${reference}`);
  }
  assert.equal(balance, sum, 'the balance is not the sum of the entries');
  const used = own.filter(({ kind }) => kind === 'usage');
  assert.equal(
    sumOf(usage.filter(row => row.tenant === tenant)),
    0 - sumOf(used),
    'the usage of keys is not what was charged',
  );
  const refunds = own.filter(({ kind }) => kind === 'refund');
  assert.ok(sumOf(refunds) <= refundsPerDay, 'refunds above those of a day');
}

function checkTask({ entries, charges }: StoredRows, task: StoredTask): void {
  const { id, status, charged, metered, credits_max: most } = task;
  const own = entries.filter(entry => entry.task === id);
  const refunded = sumOf(own.filter(({ kind }) => kind === 'refund'));
  assert.equal(charged, 0 - sumOf(own), `charged is not the sum of the entries of ${id}`);
  assert.equal(charged, sumOf(charges.filter(charge => charge.task === id)), `charges of ${id}`);
  assert.ok(charged >= 0 && charged <= most, `${id} has more than it may use`);
  assert.equal(task.ended_at !== null, status !== 'running', `the end of ${id}`);
  const settlements = own.filter(({ kind }) => kind === 'settlement').length;
  const hasHeld = own.some(({ kind }) => kind === 'checkpoint');
  assert.equal(settlements, status !== 'running' && hasHeld ? 1 : 0, `settlements of ${id}`);
  if (status === 'running') assert.ok(metered <= charged, `${id} used what it does not hold`);
  else assert.equal(charged, metered - refunded, `${id} did not pay what it used`);
  if (status !== 'failed') assert.equal(refunded, 0, `${id} has a refund, and did not fail`);
}

/** What tasks hold and use stays within the budget; other uses are only known afterwards. */
function checkKey(
  { entries }: StoredRows,
  { key_id: key, credits }: StoredRows['keys'][number],
  { keyCredits }: Rules,
): void {
  const own = entries.filter(entry => entry.key_id === key);
  assert.equal(credits, 0 - sumOf(own), `the month of ${key} is not the sum of its entries`);
  assert.ok(credits >= 0, `${key} used less than nothing`);
  const ofTasks = 0 - sumOf(own.filter(({ task }) => task !== null));
  assert.ok(ofTasks <= (keyCredits ?? Number.POSITIVE_INFINITY), `tasks of ${key} passed its budget`);
}

function sumOf(rows: readonly { credits: number }[]): number {
  return rows.reduce((sum, { credits }) => sum + credits, 0);
}
