import { type CreditEntry, creditAccountSchema, creditLedgerSchema, httpErrorSchema } from '@assent/shared';
import { afterAll, expect, test } from 'vitest';
import { type AskableRelay, askRelay, postChat, readSome, stopTurn } from '../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import type { KeyGrants } from '../access/access-key.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { creditRoutes } from '../credits/credit-routes.ts';
import { Metering } from '../credits/metering.ts';
import { CREDIT_LEDGER_PATH, CREDITS_PATH } from '../http/paths.ts';
import type { Model } from '../model/model.ts';
import { createOfflineModel } from '../offline/offline-model.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

const defects: unknown[] = [];

/** 4,000 tokens read, and 400 written: 3 credits. */
const speaking: Model = {
  ...{ name: 'speaking', title: 'speaking', accepts: name => name === 'speaking' },
  answer: answerOf(async function* () {
    yield { kind: 'text', text: 'Hello.' };
    yield { kind: 'usage', usage: { input_tokens: 4_000, output_tokens: 400 } };
  }),
};

/** Speaks until it is stopped: 1,600 characters are about 400 tokens. */
const endless: Model = {
  ...{ name: 'endless', title: 'endless', accepts: name => name === 'endless' },
  answer: answerOf(async function* (_request, signal) {
    yield { kind: 'text', text: 'word '.repeat(320) };
    await new Promise(resolve => signal.addEventListener('abort', resolve));
    signal.throwIfAborted();
  }),
};

/** Each tenant is new, and begins with so many credits. */
function relayFor(tenant: string, firstGrant: number, grants?: KeyGrants): AskableRelay {
  const ledger = { database: async () => database, firstGrant };
  const app = createRelay({
    models: [speaking, endless, createOfflineModel()],
    agents: [parseAgent('default', 'Be brief.')],
    metering: new Metering({ ...ledger, report: thrown => defects.push(thrown) }),
    partRoutes: creditRoutes(ledger),
    access: {
      identify: () => ({
        ...{ kind: 'key', id: `key_${tenant}`, name: `${tenant}-key`, tenant },
        ...(grants && { grants }),
      }),
    },
  });
  return (path, init) => app.request(path, init);
}

const turn = (model: string) => ({
  ...{ message: 'hello', session_id: crypto.randomUUID(), user_id: 'ann', model },
});

async function usesAt(relay: AskableRelay): Promise<CreditEntry[]> {
  const { entries } = creditLedgerSchema.parse(await (await relay(CREDIT_LEDGER_PATH, {})).json());
  return entries.filter(({ kind }) => kind === 'usage').toReversed();
}

const complete = (relay: AskableRelay) =>
  relay('/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'speaking', messages: [{ role: 'user', content: 'hi' }] }),
  });

test('each turn costs the price of its tokens, by the key and its user', async () => {
  const relay = relayFor('paying', 10);
  await askRelay(relay, turn('speaking'));
  expect((await complete(relay)).status).toBe(200);
  const [first, second, ...more] = await usesAt(relay);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ credits: -3, balanceAfter: 7 });
  expect(second).toMatchObject({ credits: -3, balanceAfter: 4 });
  expect(first?.taskId).toBeUndefined();
  expect(first?.reference).toMatch(/^chat:[\da-f-]{36}$/);
  expect(first?.reference).not.toBe(second?.reference);
  const account = creditAccountSchema.parse(await (await relay(CREDITS_PATH, {})).json());
  expect(account).toMatchObject({
    ...{ balance: 4, held: 0 },
    usage: [
      { key: 'paying-key', user: 'ann', tasks: 0, credits: 3 },
      { key: 'paying-key', user: 'anonymous', tasks: 0, credits: 3 },
    ],
  });
});

test('an empty account is refused before the model is asked; the last answer takes no more than there is', async () => {
  const relay = relayFor('poor', 5);
  for (let turns = 0; turns < 2; turns += 1) await askRelay(relay, turn('speaking'));
  expect((await usesAt(relay)).map(({ credits, balanceAfter }) => [credits, balanceAfter])).toEqual([
    [-3, 2],
    [-2, 0],
  ]);
  for (const refused of [await postChat(relay, turn('speaking')), await complete(relay)]) {
    expect(refused.status).toBe(402);
    const { error } = httpErrorSchema.parse(await refused.json());
    expect(error.code).toBe('insufficient_credits');
    expect(error.message).toContain('Ask the operator');
  }
  expect(await usesAt(relay)).toHaveLength(2);
});

test('a key that has used its credits of the month is refused until the next one', async () => {
  const relay = relayFor('limited', 100, { creditsPerMonth: 4 });
  for (let turns = 0; turns < 2; turns += 1) await askRelay(relay, turn('speaking'));
  const refused = await postChat(relay, turn('speaking'));
  const { error } = httpErrorSchema.parse(await refused.json());
  expect([refused.status, error.code]).toEqual([429, 'budget_spent']);
  expect(error.message).toContain('4 credits a month');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await usesAt(relay)).toHaveLength(2);
});

test('of turns at the same time, none takes the account below zero, and the ledger shows them all', async () => {
  const relay = relayFor('hasty', 4);
  await Promise.all(Array.from({ length: 3 }, () => askRelay(relay, turn('speaking'))));
  expect((await usesAt(relay)).map(({ credits, balanceAfter }) => [credits, balanceAfter])).toEqual([
    [-3, 1],
    [-1, 0],
    [0, 0],
  ]);
});

test('the fixed rules of the relay cost nothing, also with an empty account', async () => {
  const relay = relayFor('empty', 0);
  await askRelay(relay, turn(createOfflineModel().name));
  expect(await usesAt(relay)).toEqual([]);
});

test('an answer that is stopped, or whose reader left, costs what was used', async () => {
  const relay = relayFor('leaving', 100);
  const asked = { ...turn('endless'), turn_id: 'stopped' };
  const answer = await postChat(relay, asked);
  const stopped = await stopTurn(relay, asked);
  expect(stopped.status).toBeLessThan(300);
  await answer.text();
  const [use, ...more] = await usesAt(relay);
  expect(more).toEqual([]);
  expect(use?.credits).toBeLessThan(0);
  // Chat Completions: the turn ends with its reader.
  const left = await relay('/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'endless', stream: true, messages: [{ role: 'user', content: 'hi' }] }),
  });
  await readSome(left, 1);
  await expect.poll(async () => (await usesAt(relay)).length).toBe(2);
});

test('an answer that was given stays where it can not be charged, and its operator hears of it', async () => {
  const lost = new Error('The database has gone.');
  let asked = 0;
  const metering = new Metering({
    async database() {
      asked += 1;
      if (asked > 1) throw lost;
      return database;
    },
    firstGrant: 10,
    report: thrown => defects.push(thrown),
  });
  const app = createRelay({
    ...{ models: [speaking], agents: [parseAgent('default', 'Be brief.')], metering },
  });
  const events = await askRelay((path, init) => app.request(path, init), turn('speaking'));
  expect(events).toContainEqual({ content: 'Hello.' });
  expect(defects).toEqual([lost]);
});
