import { createHmac } from 'node:crypto';
import { creditAlertSchema, creditMessageSchema, httpErrorSchema } from '@assent/shared';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { insertTask } from '../../testing/insert-task.ts';
import { keyedRelay, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { startSite } from '../../testing/start-scripted-server.ts';
import { addKey } from '../access/key-file.ts';
import { CREDIT_ALERT_PATH } from '../http/paths.ts';
import { grantCredits } from './accounts.ts';
import { alertRoutes } from './alert-routes.ts';
import { setAlert } from './alert-rows.ts';
import { AlertSender } from './alert-sender.ts';
import { moveCredits } from './move-credits.ts';
import { endTaskCredits, holdCredits, meterCredits } from './task-credits.ts';

const database = await openCopiedDatabase();
type Received = { id: unknown; signature: unknown; timestamp: unknown; body: string };
const received: Received[] = [];
/** How the receiver answers. */
let status = 204;
const receiver = await startSite(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  const {
    'webhook-id': id,
    'webhook-signature': signature,
    'webhook-timestamp': timestamp,
  } = request.headers;
  received.push({ id, signature, timestamp, body });
  response.writeHead(status).end();
});
afterAll(async () => {
  await receiver.stop();
  await database.close();
});

const file = newKeysFile();
const relay = keyedRelay(file, {
  partRoutes: alertRoutes(
    {
      ...{ database: async () => database, firstGrant: 300 },
      get allowedHosts() {
        return [`127.0.0.1:${receiver.port}`];
      },
    },
    () => undefined,
  ),
});
const keyOf = (tenant: string): string =>
  addKey(file, { name: `${tenant}-key`, tenant, expires: undefined, grants: {} }, Date.now()).key;

const ask = (tenant: string, method: string, body?: object) =>
  withKey(relay, keys[tenant] ?? '')(CREDIT_ALERT_PATH, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const keys: Record<string, string> = { acme: keyOf('acme'), other: keyOf('other') };

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const senders: AlertSender[] = [];
beforeEach(() => {
  received.length = 0;
  status = 204;
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map(sender => sender.stop()));
  await database.sql.deleteFrom('credit_message').execute();
});

/** As each of two relays does. */
function startSenders(): void {
  for (const _relay of ['one', 'other']) {
    const sender = new AlertSender({
      ...{ database: async () => database, allowedHosts: [`127.0.0.1:${receiver.port}`], every: 20 },
      report: thrown => expect.unreachable(String(thrown)),
    });
    senders.push(sender);
    sender.start();
  }
}

let moves = 0;
const move = (credits: number, tenant = 'acme') =>
  database.sql.transaction().execute(trx => {
    moves += 1;
    if (credits > 0) return grantCredits(trx, { tenant, credits, reference: `alert ${moves}` });
    return moveCredits(trx, { tenant, kind: 'usage', reference: `alert:${moves}`, credits });
  });

const waiting = () => database.sql.selectFrom('credit_message').select(['balance', 'attempts']).execute();

const messages = () => received.map(({ body }) => creditMessageSchema.parse(JSON.parse(body)).data);

test('it says once that the balance got low, signed, and again after it was above', async () => {
  const alert = { below: 200, url: receiver.url, secret: SECRET };
  const set = await ask('acme', 'POST', alert);
  expect(creditAlertSchema.parse(await set.json()).alert).toEqual({
    below: 200,
    url: receiver.url,
    signed: true,
  });
  startSenders();
  await move(-100);
  expect(await waiting()).toEqual([]);
  await move(-1);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await move(-50);
  await move(60);
  await move(-100);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(messages()).toEqual([
    { tenant: 'acme', below: 200, balance: 199 },
    { tenant: 'acme', below: 200, balance: 109 },
  ]);
  const [first] = received;
  const signed = `${first?.id}.${first?.timestamp}.${first?.body}`;
  const signature = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(signed).digest('base64');
  expect(first?.signature).toBe(`v1,${signature}`);
});

test('what tasks hold does not make the balance low, only what they use', async () => {
  const tenant = 'tasks';
  const runTask = (task: string, credits: number, status: 'completed' | 'failed') =>
    database.sql.transaction().execute(async trx => {
      await insertTask(trx, { id: task, tenant, max: 500, firstGrant: 5_997 });
      await setAlert(trx, tenant, { below: 5_950, url: receiver.url });
      await holdCredits(trx, { task, attempt: 1, need: credits });
      await meterCredits(trx, { task, attempt: 1, credits });
      await endTaskCredits(trx, { task, status, refundsPerDay: 10_000 });
    });
  for (const task of ['at_a', 'at_b', 'at_c']) await runTask(task, 4, 'completed');
  expect(await waiting()).toEqual([]);
  await runTask('at_d', 36, 'failed');
  await runTask('at_e', 35, 'completed');
  expect(await waiting()).toEqual([{ balance: 5_949, attempts: 0 }]);
  await runTask('at_f', 30, 'completed');
  expect(await waiting()).toEqual([
    { balance: 5_949, attempts: 0 },
    { balance: 5_920, attempts: 0 },
  ]);
});

test('what does not arrive is kept for the next attempt, also where the movement was in a program without a sender', async () => {
  await ask('other', 'POST', { below: 200, url: receiver.url });
  await move(-150, 'other');
  expect(await waiting()).toEqual([{ balance: 150, attempts: 0 }]);
  status = 500;
  startSenders();
  await vi.waitFor(async () => expect(await waiting()).toEqual([{ balance: 150, attempts: 1 }]));
  await vi.waitFor(() => expect(received).toHaveLength(1));
  status = 204;
  await database.sql
    .updateTable('credit_message')
    .set({ next_at: new Date(0) })
    .execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

test('a movement that is rolled back says nothing', async () => {
  await move(1_000, 'other');
  const rolledBack = database.sql.transaction().execute(async trx => {
    await moveCredits(trx, {
      tenant: 'other',
      kind: 'usage',
      reference: 'alert:rolled back',
      credits: -1_100,
    });
    throw new Error('It fails.');
  });
  await expect(rolledBack).rejects.toThrow('It fails.');
  expect(await waiting()).toEqual([]);
});

test('without the alert there is no message, and none that waited is sent', async () => {
  await ask('other', 'POST', { below: 200, url: receiver.url });
  await move(-1_000, 'other');
  expect(await waiting()).toHaveLength(1);
  expect(creditAlertSchema.parse(await (await ask('other', 'DELETE')).json()).alert).toBeUndefined();
  expect(await waiting()).toEqual([]);
  await move(1_000, 'other');
  await move(-1_000, 'other');
  expect(await waiting()).toEqual([]);
  expect(creditAlertSchema.parse(await (await ask('other', 'GET')).json()).alert).toBeUndefined();
});

test.each([
  [{ below: 0, url: 'https://a.example/' }, 'below'],
  [{ below: 5, url: 'ftp://a.example/' }, 'url'],
  [{ below: 5, url: 'https://ann:secret@a.example/' }, 'url'],
  [{ below: 5, url: 'http://10.0.0.1/' }, 'url'],
  [{ below: 5, url: 'https://a.example/', secret: 'short' }, 'secret'],
])('%j is refused', async (alert, path) => {
  const answer = await ask('acme', 'POST', alert);
  expect(answer.status).toBe(400);
  expect(httpErrorSchema.parse(await answer.json()).error.issues).toMatchObject([{ path }]);
});
