import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

/** What people are told of a session, and what a person in control can do, in one relay and one Chromium. */

const PAGES = {
  '/': '<!doctype html><title>Start</title><a href="http://xn--pypal-4ve.com/">PаyPal</a> <button>Pay \u202Eyob</button>',
  // It leaves once its request is answered.
  '/waiting':
    '<!doctype html><title>Waiting</title><script>fetch("/go").then(() => { location = "/" })</script>',
  '/moving': `<!doctype html><title>Moving</title><input id="cc" autocomplete="cc-number" value="4242424242424242" style="position: absolute">
    <script>let at = 0; (function move() { at = (at + 7) % 500; cc.style.left = at + 'px'; requestAnimationFrame(move); })();</script>`,
};

let relay: SessionRelay;
let client: SessionClient;
/** Those that wait at `/go`. */
const waiting: ServerResponse[] = [];
beforeAll(async () => {
  relay = await startSessionRelay(PAGES, (request, response) => {
    if (request.url !== '/go') return false;
    waiting.push(response);
    return true;
  });
  client = relay.as('acme');
});
afterAll(() => relay.close());

type Answer = Awaited<ReturnType<SessionClient['get']>>;

const askedSchema = z.looseObject({
  approvalId: z.string(),
  preview: z.looseObject({ sentence: z.string(), details: z.array(z.looseObject({ label: z.string() })) }),
});

const asked = ({ body }: Answer): z.infer<typeof askedSchema> => askedSchema.parse(body);

async function decided(session: string, answer: Answer, decision: 'approve' | 'reject'): Promise<Answer> {
  const path = `${session}/approvals/${asked(answer).approvalId}`;
  expect(await client.post(path, { decision })).toMatchObject({ status: 200 });
  return client.get(`${path}?wait=20000`);
}

/** The log of a session so far: titles and states, the newest of each command. */
async function logOf(session: string): Promise<{ text: string; titles: string[] }> {
  const response = await relay.ask(`${session}/view`, { headers: { authorization: 'Bearer acme' } });
  const titles = new Map<number, string>();
  let text = '';
  for await (const event of eventsOf(response)) {
    if (event.type !== 'log') break;
    text += JSON.stringify(event);
    titles.set(event.entry.command, `${event.entry.state}: ${event.entry.title}`);
  }
  return { text, titles: [...titles.values()] };
}

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('log'),
    entry: z.object({ command: z.number(), state: z.string(), title: z.string() }),
  }),
  z.object({ type: z.literal('withheld'), reason: z.string() }),
  z.object({ type: z.enum(['state', 'picture', 'end']) }),
]);

async function* eventsOf({ body }: Response): AsyncGenerator<z.infer<typeof eventSchema>> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const whole = (text + part).split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) {
      const { data } = /^data: (?<data>.*)$/mu.exec(event)?.groups ?? {};
      if (data !== undefined) yield eventSchema.parse(JSON.parse(data));
    }
  }
}

test('cards name what is opened, and warn of lookalikes; an answer is true where the page left meanwhile', async () => {
  const session = await client.start({ attended: true });
  const token = '9f86d081884c7d659a2feaa0c55ad015';
  const opening = await client.post(`${session}/open`, { url: `${relay.site}/?token=${token}` });
  const host = new URL(relay.site).host;
  expect(asked(opening).preview.sentence).toBe(`Go to another page in tab “about:blank”: ${host}`);
  expect(await decided(session, opening, 'approve')).toMatchObject({ status: 200, body: { success: true } });
  const press = (target: object) => client.post(`${session}/action`, { action: 'click', target });
  const link = await press({ selector: 'a' });
  const warnings = asked(link).preview.details.filter(({ isWarning }) => isWarning === true);
  expect(warnings).toMatchObject([
    { label: 'lookalike letters: Latin and Cyrillic', text: 'PаyPal' },
    { label: 'leads to (another site)', text: 'http://xn--pypal-4ve.com/' },
    { label: 'special letters in the address' },
  ]);
  await decided(session, link, 'reject');
  const button = await press({ selector: 'button' });
  expect(asked(button).preview.sentence).toBe('Click button “Pay [U+202E]yob”');
  await decided(session, button, 'reject');
  const tab = await client.post(`${session}/tabs`, { url: `http://xn--pypal-4ve.com/reset/${token}` });
  expect(asked(tab).preview).toMatchObject({
    sentence: 'Open “xn--pypal-4ve.com/reset/••••••” in a new tab',
    details: [{ label: 'leads to' }, { label: 'special letters in the address', isWarning: true }],
  });
  await decided(session, tab, 'reject');

  await decided(session, await client.post(`${session}/open`, { url: `${relay.site}/waiting` }), 'approve');
  const away = await client.post(`${session}/open`, { url: `${relay.site}/moving` });
  for (const response of waiting.splice(0)) response.end();
  await expect
    .poll(async () => (await client.get(`${session}/tabs`)).body)
    .toMatchObject({ tabs: [{ title: 'Start' }] });
  expect(await decided(session, away, 'approve')).toMatchObject({
    status: 409,
    body: { error: { code: 'page_gone' } },
  });
  const { titles, text } = await logOf(session);
  expect(titles).toContain(`done: Go to another page in “about:blank”: ${host}`);
  expect(titles).toContain(`refused: Go to another page in “Waiting”: ${host}/moving`);
  expect(text).not.toContain(token);
  await client.delete(session);
});

test('the log has what is done besides commands, by its kind alone', async () => {
  const session = await client.start();
  const { body: state } = await client.post(`${session}/storage/export`);
  await client.post(`${session}/storage/import`, state);
  await client.delete(`${session}/storage`);
  const rule = { urlPattern: '**/canary-path', action: 'block' };
  await client.post(`${session}/intercept/rule`, rule);
  await client.post(`${session}/intercept/rules`, {
    rules: [rule, { ...rule, action: 'mock', response: {} }],
  });
  await client.delete(`${session}/intercept/rule/none`);
  for (const _ of [1, 2, 3]) await client.get(`${session}/network/history`);
  await client.delete(`${session}/network/history`);
  const { titles, text } = await logOf(session);
  expect(titles).toEqual([
    'done: Export the storage of the browser (logins)',
    'done: Replace the storage of the browser',
    'done: Clear the storage of the browser',
    'done: Add a rule for requests: block',
    'done: Set 2 rules for requests: block, answer by itself',
    'refused: Delete a rule for requests',
    'done: Look at the list of requests',
    'done: Forget the list of requests',
  ]);
  expect(text).not.toContain('canary');
  await client.delete(session);
});

test('where a secret moves all the time there is no picture, and the reason is said', async () => {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}/moving` });
  expect(await client.post(`${session}/screenshot`)).toMatchObject({
    status: 409,
    body: { error: { code: 'not_covered', message: expect.stringContaining('move or change all the time') } },
  });
  const response = await relay.ask(`${session}/view`, { headers: { authorization: 'Bearer acme' } });
  const reasons: string[] = [];
  for await (const event of eventsOf(response)) {
    expect(event.type).not.toBe('picture');
    if (event.type === 'withheld') reasons.push(event.reason);
    if (reasons.includes('moving')) break;
  }
  expect(reasons).toEqual(['moving']);
  await client.delete(session);
});
