import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { HttpError } from '../../relay/src/errors/http-error.ts';
import type { Audit, AuditedSessionDecision } from '../../relay/src/observability/audit.ts';
import { pageBrowser } from './page-browser.ts';
import { type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

/** What people are told of a session, and what a person in control can do, in one relay and one Chromium. */

const PAGES = {
  '/': '<!doctype html><title>Start</title><a href="http://xn--pypal-4ve.com/">PаyPal</a> <button>Pay \u202Eyob</button>',
  // It leaves once its request is answered.
  '/waiting':
    '<!doctype html><title>Waiting</title><script>fetch("/go").then(() => { location = "/" })</script>',
  '/moving': `<!doctype html><title>Moving</title><input id="cc" autocomplete="cc-number" value="4242424242424242" style="position: absolute">
    <script>let at = 0; (function move() { at = (at + 7) % 500; cc.style.left = at + 'px'; requestAnimationFrame(move); })();</script>`,
  // Each says in its name what came of it.
  '/asking': `<!doctype html><title>Asking</title><style>body { margin: 0 } button, input { position: absolute; left: 40px; width: 200px; height: 40px }</style>
    <button style="top: 20px" onclick="this.textContent = 'Asked: ' + confirm('Card 4242 4242 4242 4242\u202E?')">Confirm</button>
    <button style="top: 80px" onclick="this.textContent = 'Named: ' + prompt('Your name?', 'Ann')">Prompt</button>
    <input type="file" style="top: 140px" aria-label="File" onchange="this.files[0].text().then(text => { sent.textContent = this.files.length + ' ' + text.length; })">
    <button style="top: 200px" onclick="this.textContent = [event.shiftKey, event.ctrlKey, event.pointerType].join(' ')">Modifiers</button>
    <input id="text" style="top: 260px" aria-label="Text"><p id="sent" style="margin-top: 320px">none</p><p id="keys"></p>
    <script>const seen = [];
    for (const type of ['keydown', 'keyup']) addEventListener(type, event => { seen.push(type[3] + event.key + (event.repeat ? '*' : '')); keys.textContent = seen.join(' '); });
    addEventListener('pageshow', () => fetch('/shown', { method: 'POST' }));
    addEventListener('beforeunload', event => { if (text.value !== '') event.preventDefault(); });</script>`,
};

/** What was recorded of people; the audit may be away. */
const audited: AuditedSessionDecision[] = [];
let isAuditAway = false;

let relay: SessionRelay;
let client: SessionClient;
let served: Awaited<ReturnType<SessionRelay['listen']>>;
/** Those that wait at `/go`. */
const waiting: ServerResponse[] = [];
/** Times that `/asking` came to the front. */
let shown = 0;
beforeAll(async () => {
  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url === '/shown') shown += 1;
    if (request.url !== '/go') return false;
    waiting.push(response);
    return true;
  };
  const audit: Audit = {
    record: () => expect.unreachable('No conversation has a decision here.'),
    recordSession: async decision => {
      if (isAuditAway) throw new HttpError(503, 'audit_unavailable', 'It is away.');
      audited.push(decision);
    },
  };
  relay = await startSessionRelay(PAGES, serve, { audit });
  client = relay.as('acme');
  served = await relay.listen();
  // As long as it is there, the tenant's Chromium runs on.
  await client.start();
});
afterAll(async () => {
  await served.stop();
  await relay.close();
});

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

/** The page of a link, in a browser of its own. */
async function openLink(
  session: string,
  mode: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; linkId: string; secret: string; close(): Promise<void> }> {
  const { body } = await client.post(`${session}/view/link`, { mode, language: 'en' });
  const { url, linkId } = z.looseObject({ url: z.string(), linkId: z.string() }).parse(body);
  const { pathname, search, hash } = new URL(url);
  const people = await (await pageBrowser()).newContext({
    viewport: { width: 1300, height: 900 },
    ...options,
  });
  const page = await people.newPage();
  await page.goto(`${served.url}${pathname}${search}${hash}`);
  return { page, linkId, secret: url.split('.').at(-1) ?? '', close: () => people.close() };
}

async function takeOver(page: Page): Promise<void> {
  await page.locator('.picture[data-withheld=false]').waitFor();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.locator('[data-captured]').waitFor();
}

/** Where a point of the page of the session is in the page of the person. */
async function pointIn(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.picture img').boundingBox();
  if (!box) throw new Error('There is no picture.');
  return { x: box.x + (x * box.width) / 1280, y: box.y + (y * box.height) / 800 };
}

async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const at = await pointIn(page, x, y);
  await page.mouse.click(at.x, at.y);
}

const textsOf = async (session: string): Promise<string> =>
  z.looseObject({ snapshot: z.string() }).parse((await client.post(`${session}/snapshot`)).body).snapshot;

test('a person in control answers the page, gives it a file, holds keys, and opens what may be opened', async () => {
  const session = await client.start({ policy: { deny: [{ sites: ['denied.example'] }] } });
  await client.post(`${session}/open`, { url: `${relay.site}/asking` });
  const { page, linkId, secret, close } = await openLink(session, 'control');
  await takeOver(page);
  const prompt = page.locator('.prompt');
  await clickAt(page, 140, 40);
  // What it says is masked, and marked.
  await prompt.getByText('Card ••••••[U+202E]?').waitFor();
  await page.keyboard.press('Enter');
  const asPerson = (path: string, body: object) =>
    relay.ask(`${session}/view/live/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // Whoever has the link, and not the control, answers nothing.
  const stranger = { viewer: 'somebody-else', promptId: 'p1', accept: true };
  expect((await asPerson('prompt', stranger)).status).toBe(409);
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await prompt.waitFor({ state: 'hidden' });
  await clickAt(page, 140, 100);
  await prompt.getByRole('textbox').fill('Li Wei');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await prompt.waitFor({ state: 'hidden' });
  await clickAt(page, 60, 160);
  const file = { name: 'a.txt', mimeType: 'text/plain' };
  await prompt.locator('input').setInputFiles({ ...file, buffer: Buffer.alloc(800_000, 'a') });
  await prompt.getByRole('button', { name: 'Give to the page' }).click();
  await prompt.getByText('Too much').waitFor();
  await prompt.locator('input').setInputFiles({ ...file, buffer: Buffer.alloc(690_000, 'a') });
  await prompt.getByRole('button', { name: 'Give to the page' }).click();
  await prompt.waitFor({ state: 'hidden' });
  await page.keyboard.down('Shift');
  await clickAt(page, 140, 220);
  await page.keyboard.up('Shift');
  await clickAt(page, 140, 280);
  for (const _ of [1, 2, 3]) await page.keyboard.down('x');
  await page.keyboard.up('x');
  await page.keyboard.press('Control+a');
  // Its own page asks first, and what may not be opened is not.
  await page.locator('.goto').fill('denied.example/private');
  await page.locator('.goto').press('Enter');
  await page.getByText('The policy of this session does not permit this address.').waitFor();
  await page.locator('.goto').fill(`${relay.site}/moving`);
  await page.locator('.goto').press('Enter');
  await prompt.getByRole('button', { name: 'Stay' }).click();
  await prompt.waitFor({ state: 'hidden' });
  await page.locator('.goto').fill(`${relay.site}/moving`);
  await page.locator('.goto').press('Enter');
  await prompt.getByRole('button', { name: 'Leave' }).waitFor();
  await page.getByRole('button', { name: 'Hand back' }).click();
  await expect.poll(async () => (await client.get(session)).body.control).toBe('program');
  const texts = await textsOf(session);
  for (const said of ['Asked: false', 'Named: Li Wei', 'true false mouse'])
    expect(texts).toContain(`button "${said}"`);
  expect(texts).toContain('1 690000');
  expect(texts).toMatch(/dShift uShift dx dx\* dx\* ux dControl .*da ua uControl/);
  const { titles, text } = await logOf(session);
  expect(titles).toContain('done: The person dismissed a dialog of the page');
  expect(titles).toContain('done: The person accepted a dialog of the page');
  expect(titles).toContain('done: The person chose 1 file');
  expect(text).not.toMatch(/Li Wei|4242|denied/);
  const sessionId = session.split('/').at(-1);
  expect(audited.filter(({ by }) => by === linkId)).toEqual(
    ['took_over', 'handed_back'].map(decision => ({
      tenant: 'acme',
      session: sessionId,
      by: linkId,
      decision,
    })),
  );
  await close();
  await client.delete(session);
});

test('a finger on the picture touches the page, and its address line refuses what is inside', async () => {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}/asking` });
  const { page, close } = await openLink(session, 'control', {
    ...{ hasTouch: true, isMobile: true, viewport: { width: 420, height: 800 } },
  });
  await page.locator('.picture[data-withheld=false]').waitFor();
  await page.getByRole('button', { name: 'Take over' }).tap();
  await page.locator('[data-captured]').waitFor();
  await page.locator('.goto').fill('http://10.0.0.1/');
  await page.locator('.goto').press('Enter');
  await page.getByText('This address is not permitted.').waitFor();
  // The refused address stands in the history: a press before the page is back would end on another page than it began on.
  const before = shown;
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect.poll(() => shown).toBeGreaterThan(before);
  await page.locator('.address', { hasText: '/asking' }).waitFor();
  await page.locator('.picture[data-withheld=false]').waitFor();
  const at = await pointIn(page, 140, 220);
  await page.touchscreen.tap(at.x, at.y);
  await page.getByRole('button', { name: 'Hand back' }).tap();
  await expect.poll(async () => (await client.get(session)).body.control).toBe('program');
  expect(await textsOf(session)).toContain('button "false false mouse"');
  await close();
  await client.delete(session);
});

test('a decision is recorded with its ids, and does not count where it can not be', async () => {
  const session = await client.start({ attended: true });
  const opening = await client.post(`${session}/open`, { url: `${relay.site}/` });
  const { approvalId } = asked(opening);
  const { page, linkId, close } = await openLink(session, 'decide');
  const approve = page.getByRole('button', { name: 'Approve' });
  await approve.waitFor();
  // What takes no press yet is shown as such.
  const card = await page.locator('.approval').evaluate(shown => ({
    isArmed: shown.getAttribute('data-armed'),
    disabled: [...shown.querySelectorAll('.ways [aria-disabled]')].map(each =>
      each.getAttribute('aria-disabled'),
    ),
  }));
  const isDisabled = card.isArmed === 'true' ? 'false' : 'true';
  expect(card.disabled).toEqual([isDisabled, isDisabled]);
  isAuditAway = true;
  await page.locator('.approval[data-armed=true]').waitFor();
  await approve.click();
  await page.getByText('Your decision did not arrive. Try again.').waitFor();
  expect(await client.post(`${session}/approvals/${approvalId}`, { decision: 'approve' })).toMatchObject({
    status: 503,
    body: { error: { code: 'audit_unavailable' } },
  });
  expect(await client.get(`${session}/approvals/${approvalId}`)).toMatchObject({ status: 202 });
  isAuditAway = false;
  await approve.click();
  await page.getByText('Approved.', { exact: true }).waitFor();
  expect(await client.get(`${session}/approvals/${approvalId}?wait=20000`)).toMatchObject({ status: 200 });
  const closing = await client.post(`${session}/action`, { action: 'click', target: { selector: 'button' } });
  await decided(session, closing, 'reject');
  const sessionId = session.split('/').at(-1);
  expect(audited.filter(decision => decision.session === sessionId)).toEqual([
    { tenant: 'acme', session: sessionId, by: linkId, decision: 'approved', approval: approvalId },
    {
      ...{ tenant: 'acme', session: sessionId, user: 'anonymous', by: 'acme', key_name: undefined },
      ...{ decision: 'rejected', approval: asked(closing).approvalId },
    },
  ]);
  await close();
  await client.delete(session);
});
