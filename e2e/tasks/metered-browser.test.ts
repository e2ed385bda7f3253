import { browserSessionSchema, creditLedgerSchema } from '@assent/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureAccount } from '../../relay/src/credits/accounts.ts';
import { inOrder } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

let relay: TaskRelay;
beforeAll(async () => {
  relay = await startTaskRelay({
    pages: { '/': '<!doctype html><title>Quay</title><h1>Quay</h1>' },
    ...{ isMetered: true, firstGrant: 5 },
  });
});
afterAll(() => relay.close());

const SESSIONS = '/api/v1/browser/session';

async function ledgerOf(secret: string): Promise<[string, number][]> {
  const answer = await relay.ask('/api/v1/credits/ledger', {}, secret);
  const { entries } = creditLedgerSchema.parse(await answer.json());
  return entries.map(({ reference, credits }): [string, number] => [reference, credits]).toReversed();
}

test('a session costs a credit and so does a screenshot, until the account is empty', async () => {
  const { body } = await relay.post(SESSIONS, {});
  const { sessionId } = browserSessionSchema.parse(body);
  const picture = `${SESSIONS}/${sessionId}/screenshot`;
  await relay.post(`${SESSIONS}/${sessionId}/open`, { url: `${relay.site}/` });
  // It is refused, so it costs nothing.
  expect((await relay.post(picture, { format: 'gif' })).status).toBe(400);
  for (let pictures = 0; pictures < 4; pictures += 1)
    expect((await relay.post(picture, {})).status).toBe(200);
  const refused = { status: 402, body: { error: { code: 'insufficient_credits' } } };
  expect(await relay.post(picture, {})).toMatchObject(refused);
  expect(await relay.post(SESSIONS, {})).toMatchObject(refused);
  expect((await relay.post(`${SESSIONS}/${sessionId}/snapshot`, {})).status).toBe(200);
  expect(await ledgerOf('acme/ann')).toEqual([
    ['grant:acme:first', 5],
    [`session:${sessionId}`, -1],
    ...Array.from({ length: 4 }, () => [expect.stringMatching(/^screenshot:[\da-f-]{36}$/), -1]),
  ]);
  await relay.ask(`${SESSIONS}/${sessionId}`, { method: 'DELETE' });
});

test('the session of a task is paid by the task alone', async () => {
  await relay.database.sql.transaction().execute(trx => ensureAccount(trx, 'other', 100));
  const url = `${relay.site}/`;
  relay.script(inOrder({ call: 'browser_open', args: { url } }, { answer: { data: 'Quay' } }));
  const id = await relay.start({ prompt: 'What is it?', urls: [url] }, 'other/ann');
  expect(await relay.ended(id, 'other/ann')).toMatchObject({ status: 'completed', creditsUsed: 3 });
  const lines = await ledgerOf('other/ann');
  expect(lines.map(([reference]) => reference)).toEqual([
    'grant:other:first',
    `${id}:checkpoint:1`,
    `${id}:settlement`,
  ]);
  expect(relay.defects).toEqual([]);
});
