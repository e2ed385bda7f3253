import { type TaskEvent, taskAnswerSchema } from '@assent/shared';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inOrder, type ScriptedStep } from './scripted-task-model.ts';
import { readTaskEvents, startTaskRelay, type TaskRelay } from './task-relay.ts';

/** However a task ends, it ends once, and costs what its end says. */

const PAGES = {
  '/': '<!doctype html><title>Shop</title><h1>Teas</h1><p>Green tea 4.50 EUR</p><button>Buy</button>',
  '/black': '<!doctype html><title>Black tea</title><p>Black tea 3.50 EUR</p><button>Buy</button>',
};

let relay: TaskRelay;
let url = '';
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES });
  url = `${relay.site}/`;
});
afterEach(() => expect(relay.defects).toEqual([]));
afterAll(() => relay.close());

const open = (): ScriptedStep => ({ call: 'browser_open', args: { url } });
const wait = (seconds: number): ScriptedStep => ({ call: 'browser_wait', args: { seconds } });

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { price: { type: 'number' } },
  required: ['price'],
};

const FREE = { creditsUsed: 0 };

test('an answer that does not fit the schema is mended once', async () => {
  let answers = 0;
  relay.script((results, turns) => {
    if (results.length === 0) return open();
    answers += 1;
    const said = turns.at(-1);
    if (answers === 1) return { text: 'The price is {"data": {"price": "4.50"}}' };
    if (said?.role !== 'user' || !said.text.includes('price')) return { text: 'It was not asked for.' };
    return { answer: { data: { price: 4.5 } } };
  });
  const id = await relay.start({ prompt: 'What does it cost?', urls: [url], schema: SCHEMA });
  expect(await relay.ended(id)).toMatchObject({ status: 'completed', result: { data: { price: 4.5 } } });
  expect(answers).toBe(2);
});

test('broken JSON is mended once, also without a schema', async () => {
  relay.script((results, turns) => {
    if (results.length === 0) return open();
    const said = turns.at(-1);
    const isSentBack = said?.role === 'user' && said.text.includes('no valid JSON');
    return isSentBack ? { answer: { data: { a: 1 } } } : { text: '{"data": {"a": 1},,,}' };
  });
  const id = await relay.start({ prompt: 'Count', urls: [url] });
  expect(await relay.ended(id)).toMatchObject({ status: 'completed', result: { data: { a: 1 } } });
});

test.each([
  ['no JSON', 'schema_unsatisfied', { text: 'I do not know.' }, { schema: SCHEMA }],
  ['words without a schema', 'answer_unreadable', { text: 'It costs 4.50.' }, {}],
  ['broken JSON', 'answer_unreadable', { text: '{"data": {"a": 1},,,}' }, {}],
  ['nothing', 'not_possible', { answer: { data: null } }, {}],
  ['what cannot be done', 'not_possible', { answer: { data: null, reason: 'There is no price.' } }, {}],
  ['a loop', 'loop_detected', { call: 'browser_extract', args: {} }, {}],
  ['a loop of looks', 'loop_detected', { call: 'browser_snapshot', args: {} }, {}],
  ['no end', 'step_limit', { call: 'browser_wait', args: { seconds: 0.1 } }, { maxSteps: 3 }],
  ['too few credits', 'max_credits_reached', { call: 'browser_extract', args: {} }, { maxCredits: 6 }],
])('%s fails the task, which then costs nothing', async (_name, code, step, options) => {
  relay.script(inOrder(open(), step));
  const id = await relay.start({ prompt: 'Try', urls: [url], ...options });
  const ended = await relay.ended(id);
  expect(ended).toMatchObject({ status: 'failed', error: { code }, ...FREE });
  const sum = ended.charges.reduce((total, { credits }) => total + credits, 0);
  expect(sum).toBe(0);
  expect((await relay.events(id)).at(-1)).toMatchObject({ type: 'failed', code, ...FREE });
});

test.each([
  ['names what did not fit', { price: 'cheap' }, ['- price: ', '"number"']],
  [
    'says that a pattern took too long',
    { price: 1, code: `${'a'.repeat(50_000)}!` },
    ['a pattern took more'],
  ],
])('a schema that is not satisfied %s', async (_name, data, words) => {
  relay.script(inOrder({ answer: { data } }));
  const properties = { ...SCHEMA.properties, code: { type: 'string', pattern: '^(a+)+$' } };
  const id = await relay.start({ prompt: 'Price', schema: { ...SCHEMA, properties } });
  const { error } = await relay.ended(id);
  expect(error?.code).toBe('schema_unsatisfied');
  for (const each of words) expect(error?.message).toContain(each);
});

test.each([
  ['one address', ['/']],
  ['two addresses in turn', ['/', '/black']],
])('opening %s again and again is a loop, though the refs are new', async (_name, paths) => {
  relay.script(results => ({
    ...{ call: 'browser_open', args: { url: `${relay.site}${paths[results.length % paths.length]}` } },
  }));
  const id = await relay.start({ prompt: 'Open', urls: [url] });
  expect(await relay.ended(id)).toMatchObject({
    status: 'failed',
    error: { code: 'loop_detected' },
    ...FREE,
  });
  const calls = (await relay.events(id)).filter(({ type }) => type === 'tool_call');
  // The last one is not run any more.
  expect(calls).toHaveLength(5 * paths.length + 1);
});

test('its time is up while it works', async () => {
  relay.script(inOrder(open(), wait(20)));
  const id = await relay.start({ prompt: 'Wait', urls: [url], timeout: 10 });
  expect(await relay.ended(id)).toMatchObject({ status: 'failed', error: { code: 'timeout' }, ...FREE });
});

test('a task that is cancelled ends at once, pays what it used, and leaves no session', async () => {
  relay.script(inOrder(open(), wait(20)));
  const id = await relay.start({ prompt: 'Wait', urls: [url] });
  await relay.events(id, 'tool_call', 2);
  const { sessionId = '' } = await relay.read(id);
  const began = Date.now();
  const deleted = await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' });
  expect(await deleted.json()).toMatchObject({ status: 'cancelled', creditsUsed: 3 });
  const ended = await relay.ended(id);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(ended).toMatchObject({ status: 'cancelled', creditsUsed: 3 });
  expect(ended.charges.map(({ kind }) => kind)).toEqual(['checkpoint', 'settlement']);
  const gone = async (): Promise<number> => (await relay.ask(`/api/v1/browser/session/${sessionId}`)).status;
  await expect.poll(gone).toBe(404);
  expect((await relay.events(id)).at(-1)).toMatchObject({ type: 'failed', code: 'cancelled' });
  // As after an answer that was lost.
  const again = await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' });
  expect(await again.json()).toMatchObject({ status: 'cancelled', creditsUsed: 3 });
  expect(await relay.read(id)).toEqual(ended);
  const forgotten = await relay.ask(`/api/v1/agent/${id}?forget=true`, { method: 'DELETE' });
  expect(await forgotten.json()).toMatchObject({ status: 'deleted', creditsUsed: 3 });
  expect((await relay.ask(`/api/v1/agent/${id}`)).status).toBe(404);
});

test('a task that was done before it was cancelled keeps its result until it is to be forgotten', async () => {
  relay.script(inOrder({ answer: { data: 'done' } }));
  const id = await relay.start({ prompt: 'Answer' });
  await relay.ended(id);
  const refused = await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' });
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'task_ended']);
  expect(await relay.read(id)).toMatchObject({ status: 'completed', result: { data: 'done' } });
  const odd = await relay.ask(`/api/v1/agent/${id}?forget=yes`, { method: 'DELETE' });
  expect(odd.status).toBe(400);
  await relay.ask(`/api/v1/agent/${id}?forget=true`, { method: 'DELETE' });
  expect((await relay.ask(`/api/v1/agent/${id}`)).status).toBe(404);
});

test('of two cancellations at once, both are told that it is cancelled', async () => {
  relay.script(inOrder(open(), wait(20)));
  const id = await relay.start({ prompt: 'Wait', urls: [url] });
  await relay.events(id, 'tool_call', 2);
  const cancel = async (): Promise<unknown> =>
    (await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' })).json();
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 'cancelled' });
});

test('nobody is asked about an address that the relay would refuse anyway', async () => {
  relay.script(
    inOrder(
      ...[{ call: 'browser_open', args: { url: 'http://169.254.169.254/latest' } }],
      ...[{ call: 'browser_open', args: { url: 'file:///etc/hostname' } }, { answer: { data: 'done' } }],
    ),
  );
  const id = await relay.start({ prompt: 'Open' });
  expect(await relay.ended(id)).toMatchObject({ status: 'completed', approvals: [] });
  const results = (await relay.events(id)).filter(({ type }) => type === 'tool_result');
  const refused = { success: false, error_type: 'NotPermitted' };
  expect(results).toMatchObject([{ result: refused }, { result: refused }]);
});

test('a task that runs is cancelled and forgotten at once', async () => {
  relay.script(inOrder(open(), wait(20)));
  const id = await relay.start({ prompt: 'Wait', urls: [url] });
  await relay.events(id, 'tool_call', 2);
  const deleted = await relay.ask(`/api/v1/agent/${id}?forget=true`, { method: 'DELETE' });
  expect(await deleted.json()).toMatchObject({ status: 'deleted', creditsUsed: 3 });
  expect((await relay.ask(`/api/v1/agent/${id}`)).status).toBe(404);
  expect(await relay.database.sql.selectFrom('agent_task_event').where('task', '=', id).execute()).toEqual(
    [],
  );
});

test('a task that is cancelled while its browser starts leaves none', async () => {
  const counted = async (): Promise<number> => {
    const found = await relay.database.sql
      .selectFrom('agent_task')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('session', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(found.count);
  };
  relay.script(inOrder(open(), wait(20)));
  // More than an owner may have sessions.
  for (let round = 0; round < 11; round += 1) {
    const id = await relay.start({ prompt: 'Wait', urls: [url] });
    await relay.events(id, 'tool_call');
    await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' });
    await relay.ended(id);
  }
  relay.script(inOrder(open(), { answer: { data: 'done' } }));
  const id = await relay.start({ prompt: 'Open', urls: [url] });
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  expect(await counted()).toBe(0);
});

test('fifty dropped streams end nothing, and lose and double no event', async () => {
  const steps = Array.from({ length: 25 }, (_, index) => wait(0.1 + index / 1_000));
  relay.script(inOrder(open(), ...steps, { answer: { data: 'done' } }));
  const id = await relay.start({ prompt: 'Wait', urls: [url] });
  const seen: TaskEvent[] = [];
  let drops = 0;
  while (!['complete', 'failed'].includes(seen.at(-1)?.type ?? '')) {
    const gone = new AbortController();
    const headers = { 'last-event-id': String(seen.length) };
    const response = await relay.ask(`/api/v1/agent/${id}/events`, { headers, signal: gone.signal });
    seen.push(...(await readTaskEvents(response, undefined, 1, 1 + Number(drops % 3 === 0))));
    gone.abort();
    drops += 1;
  }
  expect(seen).toEqual(await relay.events(id));
  expect(seen.at(-1)).toMatchObject({ type: 'complete', data: 'done' });
  expect(drops).toBeGreaterThanOrEqual(50);
});

test('one Idempotency-Key is one task', async () => {
  relay.script(inOrder({ answer: { data: 1 } }));
  const begin = async (): Promise<string> => {
    const headers = { 'idempotency-key': 'order 7' };
    const body = JSON.stringify({ prompt: 'Count', stream: false });
    const response = await relay.ask('/api/v1/agent', { method: 'POST', body, headers });
    return taskAnswerSchema.parse(await response.json()).id;
  };
  const ids = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(ids).size).toBe(1);
  const headers = { 'idempotency-key': 'order 7' };
  const other = await relay.ask('/api/v1/agent', { method: 'POST', body: '{"prompt": "Sum up"}', headers });
  expect(await other.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
  await relay.ended(ids[0] ?? '');
});

test('an unknown model is refused before anything is begun', async () => {
  const answer = await relay.post('/api/v1/agent', { prompt: 'Try', model: 'nothing' });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unknown_model' } } });
});

const brewing = { policy: { allow: [{ operations: ['brew'] }] } };

test.each([
  ['an address of no site', { urls: ['file:///etc/hostname'] }, 'urls.0'],
  ['a schema that is none', { schema: { $ref: '#/$defs/tea' } }, 'schema.$ref'],
  ['a rule that fits nothing', brewing, 'policy.allow.0.operations.0'],
  ['an address that is never opened', { urls: ['http://10.0.0.1/'] }, 'urls.0'],
  ['a webhook that never arrives', { webhook: { url: 'http://127.0.0.1:1/' } }, 'webhook.url'],
  ['a rule that would fit everything', { policy: { allow: [{}] } }, expect.stringContaining('allow')],
  ['no prompt', { prompt: ' ' }, 'prompt'],
  ['nothing to read', { urls: [], strictConstrainToURLs: true }, 'urls'],
  ['a misspelt limit', { max_credits: 100 }, 'max_credits'],
  ['what its credits can not begin', { maxCredits: 1 }, 'maxCredits'],
])('%s is refused before anything is begun', async (_name, wrong, path) => {
  const answer = await relay.post('/api/v1/agent', { prompt: 'Try', urls: [url], ...wrong });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', issues: [{ path }] } },
  });
});

test.each([
  [' \n', 'Expected a task, not only spaces'],
  ['a\0b', 'Expected a text without the character U+0000'],
])('the prompt %j is refused with what is wrong', async (prompt, message) => {
  const { body } = await relay.post('/api/v1/agent', { prompt });
  expect(body).toMatchObject({ error: { issues: [{ path: 'prompt', message }] } });
});

test('the faults of a task are said together', async () => {
  const wrong = { prompt: ' ', urls: ['http://10.0.0.1/'], schema: { type: 'tea' } };
  const { body } = await relay.post('/api/v1/agent', wrong);
  const issues = [{ path: 'urls.0' }, { path: 'prompt' }, { path: 'schema.type' }];
  expect(body).toMatchObject({ error: { issues } });
});

test('a task that is none, and an event that is none, are named', async () => {
  const none = await relay.ask('/api/v1/agent/at_nope');
  expect([none.status, (await none.json()).error.code]).toEqual([404, 'task_not_found']);
  const headers = { 'last-event-id': 'first' };
  const odd = await relay.ask(`/api/v1/agent/at_${'0'.repeat(32)}/events`, { headers });
  expect(await odd.json()).toMatchObject({
    error: { issues: [{ path: expect.stringContaining('Last-Event-ID') }] },
  });
});

test('a task whose refund the limit of the day took says so', async () => {
  const limited = await startTaskRelay({ pages: PAGES, refundsPerDay: 1 });
  try {
    limited.script(inOrder({ answer: { data: null, reason: 'There is no price.' } }));
    const fail = async () => {
      const id = await limited.start({ prompt: 'Try' });
      const { error, charges } = await limited.ended(id);
      return { error, refund: charges.at(-1), event: (await limited.events(id)).at(-1) };
    };
    const first = await fail();
    expect(first.event).toMatchObject({ creditsUsed: 0, refunded: 1 });
    expect(JSON.stringify(first)).not.toContain('refundLimited');
    const message = expect.stringContaining('It cost 1 credits and got 0 back');
    expect(await fail()).toMatchObject({
      error: { code: 'not_possible', message, refundLimited: true },
      refund: { kind: 'refund', refundLimited: true },
      event: { error: message, creditsUsed: 1, refunded: 0, refundLimited: true },
    });
  } finally {
    await limited.close();
  }
});

test('an empty account begins nothing', async () => {
  const poor = await startTaskRelay({ pages: PAGES, firstGrant: 0 });
  try {
    const answer = await poor.post('/api/v1/agent', { prompt: 'Try' });
    expect(answer).toMatchObject({ status: 402, body: { error: { code: 'insufficient_credits' } } });
  } finally {
    await poor.close();
  }
});

test('an account that has fewer credits than a first step needs begins nothing, and still knows its tasks', async () => {
  const poor = await startTaskRelay({ pages: PAGES, firstGrant: 5 });
  try {
    poor.script(inOrder({ answer: { data: 'done' } }));
    const headers = { 'idempotency-key': 'first' };
    const body = JSON.stringify({ prompt: 'Try', stream: false });
    const begin = async (key?: typeof headers) => {
      const init = { method: 'POST', body, ...(key && { headers: key }) };
      const answer = await poor.ask('/api/v1/agent', init);
      return { http: answer.status, ...(await answer.json()) };
    };
    const { id, http } = await begin(headers);
    expect(http).toBe(202);
    expect(await poor.ended(id)).toMatchObject({ status: 'completed', creditsUsed: 1 });
    expect(await begin()).toMatchObject({
      http: 402,
      error: { code: 'insufficient_credits', message: expect.stringContaining('has 4 credits left') },
    });
    expect(await begin(headers)).toMatchObject({ id, status: 'completed' });
  } finally {
    await poor.close();
  }
});
