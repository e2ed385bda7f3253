import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { casesForRun } from '../toolchain/full-tests.ts';
import { pageBrowser } from './page-browser.ts';
import { SESSIONS, type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

/** The live view, approvals and control, with the page of a link in a browser of its own. */

const PAGES = {
  '/shop': `<!doctype html><title>Shop</title><style>body { margin: 0 } button { position: absolute; left: 40px; width: 200px; height: 40px }</style>
    <button style="top: 20px" onclick="this.textContent = 'Paid ' + (this.n = (this.n ?? 0) + 1)">Pay</button>
    <button style="top: 80px" id="other" onclick="document.title = 'Wrong'">Delete account</button>
    <input aria-label="Name" style="position: absolute; left: 40px; top: 140px; width: 200px; height: 30px">
    <button style="top: 200px" onclick="document.querySelector('#swap').textContent = 'Empty the trash'">Swap</button>
    <button style="top: 260px" id="swap">Keep</button>`,
  // A box of its own, as it is scrolled down or up, turns on or off what stands there.
  '/settings': `<!doctype html><title>Settings</title><body>
    <button role="switch" aria-checked="false" onclick="this.ariaChecked = String(this.ariaChecked !== 'true')">Dark mode</button>
    <label><input type="checkbox"> Newsletter</label><details><summary>Advanced</summary><p>Nothing</p></details>
    <p id="turned" style="position: absolute; top: 600px">off</p>
    <div id="box" style="position: absolute; top: 400px; height: 90px; overflow: auto"><p style="height: 9000px">Terms</p></div><script>
      const box = document.querySelector('#box');
      const [button, input, details] = document.querySelectorAll('button, input, details');
      box.onscroll = () => {
        const isOn = box.scrollTop > 0;
        Object.assign(button, { ariaChecked: String(isOn) });
        Object.assign(input, { checked: isOn });
        Object.assign(details, { open: isOn });
        document.querySelector('#turned').textContent = isOn ? 'on' : 'off';
      };
    </script>`,
  // A card number in magenta on magenta, which moves: only its paint is to be seen. The blue box is seen.
  '/secrets': `<!doctype html><title>Secrets</title><style>body { margin: 0 }</style>
    <div style="background: #00f; width: 100px; height: 100px"></div>
    <input id="cc" autocomplete="cc-number" aria-label="Card number" value="4242424242424242"
      style="position: absolute; top: 150px; left: 20px; border: 0; width: 300px; height: 40px; background: #f0f; color: #f0f">
    <label>Password <input type="password" id="pw"></label>
    <script>let at = 0; setInterval(() => { at = (at + 1) % 3; document.querySelector('#cc').style.left = 20 + 330 * at + 'px'; }, 450);</script>`,
};

let relay: SessionRelay;
let client: SessionClient;
let served: Awaited<ReturnType<SessionRelay['listen']>>;
let people: BrowserContext;
beforeAll(async () => {
  relay = await startSessionRelay(PAGES);
  client = relay.as('acme');
  served = await relay.listen();
  // As long as it is there, the tenant's Chromium runs on.
  await client.start();
  people = await (await pageBrowser()).newContext({ viewport: { width: 1300, height: 900 } });
});
afterAll(async () => {
  await people.close();
  await served.stop();
  await relay.close();
});

const askedSchema = z.looseObject({ approvalId: z.string() });
const linkSchema = z.looseObject({ linkId: z.string(), url: z.string() });

const act = (session: string, body: object, headers?: Record<string, string>) =>
  client.post(`${session}/action`, body, headers);

const press = (name: string) => ({ action: 'click', target: { role: 'button', name } });

async function attended(): Promise<string> {
  const session = await client.start({ attended: true });
  await approved(session, await client.post(`${session}/open`, { url: `${relay.site}/shop` }));
  return session;
}

/** The outcome of what waits for a decision, once a backend has carried an approval. */
async function approved(session: string, { status, body }: Awaited<ReturnType<typeof act>>) {
  expect(status).toBe(202);
  const path = `${session}/approvals/${askedSchema.parse(body).approvalId}`;
  expect(await client.post(path, { decision: 'approve' })).toMatchObject({ status: 200 });
  return client.get(`${path}?wait=20000`);
}

async function linkTo(
  session: string,
  mode: string,
  given: object = {},
): Promise<z.infer<typeof linkSchema>> {
  return linkSchema.parse((await client.post(`${session}/view/link`, { mode, ...given })).body);
}

/** With the address of the server that listens; the client asks without one. */
async function openLink(
  session: string,
  mode: string,
  given: object = {},
): Promise<{ page: Page; asked: string[] }> {
  const { url } = await linkTo(session, mode, given);
  const page = await people.newPage();
  const asked: string[] = [];
  page.on('request', request => void asked.push(request.url()));
  const { pathname, search, hash } = new URL(url);
  await page.goto(`${served.url}${pathname}${search}${hash}`);
  return { page, asked };
}

const textsOf = (session: string) =>
  client
    .post(`${session}/snapshot`)
    .then(({ body }) => z.looseObject({ snapshot: z.string() }).parse(body).snapshot);

test('no picture shows a secret, though it moves all the time, and no entry of the log holds one', async () => {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}/secrets` });
  const events = eventsOf(await relay.ask(`${session}/view`, { headers: { authorization: 'Bearer acme' } }));
  const filled = act(session, {
    action: 'fill',
    target: { selector: '#pw' },
    params: { value: 'canary-7731' },
  });
  const pictures: string[] = [];
  const texts: string[] = [];
  let hasFilled = false;
  for await (const { data, id } of events) {
    const event = z.looseObject({ type: z.string(), data: z.string().optional() }).parse(JSON.parse(data));
    expect(id).toMatch(/^\d+$/);
    if (event.type === 'picture') pictures.push(event.data ?? '');
    else texts.push(data);
    hasFilled ||= data.includes('"state":"done"');
    if (pictures.length >= 6 && hasFilled) break;
  }
  expect((await filled).body).toMatchObject({ success: true });
  const page = await people.newPage();
  const seen = await Promise.all(pictures.map(picture => page.evaluate(countColors, picture)));
  expect(seen.map(({ secret }) => secret)).toEqual(seen.map(() => 0));
  // The paint is there, and so is the page.
  expect(seen.every(({ black }) => black > 8_000)).toBe(true);
  expect(seen.every(({ blue }) => blue > 9_000)).toBe(true);
  expect(texts.join('')).toContain('Password');
  expect(texts.join('')).not.toContain('canary-7731');
  expect(texts.join('')).not.toContain('4242');
  await page.close();
  await client.delete(session);
});

type ViewEvent = { id: string; data: string };

async function* eventsOf({ body }: Response): AsyncGenerator<ViewEvent> {
  if (!body) throw new Error('The view has no body.');
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const whole = (text + part).split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) {
      const { data, id } = /^data: (?<data>.*)\nid: (?<id>.*)$/u.exec(event)?.groups ?? {};
      if (data !== undefined && id !== undefined) yield { data, id };
    }
  }
}

async function countColors(picture: string): Promise<{ secret: number; black: number; blue: number }> {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
  const counts = { secret: 0, black: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red > 180 && blue > 180 && green < 90) counts.secret += 1;
    if (red < 40 && green < 40 && blue < 40) counts.black += 1;
    if (red < 60 && green < 60 && blue > 200) counts.blue += 1;
  }
  return counts;
}

test('an action of an attended session runs once a person has approved it, and as it was shown', async () => {
  const session = await attended();
  const { page, asked } = await openLink(session, 'decide', { language: 'zh' });
  // Looking needs nobody.
  expect(await act(session, { action: 'getText', target: { selector: '#swap' } })).toMatchObject({
    status: 200,
    body: { value: 'Keep' },
  });
  const key = { 'idempotency-key': 'pay-1' };
  const waiting = await act(session, press('Pay'), key);
  expect(waiting).toMatchObject({
    status: 202,
    body: { status: 'approval_required', preview: { sentence: 'Click button “Pay”', effect: 'acts' } },
  });
  expect(await act(session, press('Swap'))).toMatchObject({
    status: 409,
    body: { error: { code: 'session_busy' } },
  });
  expect(await textsOf(session)).toContain('button "Pay"');
  await page.getByRole('heading', { name: '可以这样做吗？' }).waitFor();
  // What was meant for another place is no approval.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('.ways .primary')?.click());
  expect(await act(session, press('Pay'), key)).toEqual(waiting);
  await page.locator('.approval[data-armed=true]').waitFor();
  await page.getByRole('button', { name: '批准' }).click();
  await page.getByText('已批准。').waitFor();
  const { approvalId } = askedSchema.parse(waiting.body);
  const paid = await client.get(`${session}/approvals/${approvalId}?wait=20000`);
  expect(paid).toMatchObject({ status: 200, body: { success: true, effect: 'changed' } });
  expect(await act(session, press('Pay'), key)).toEqual(paid);
  expect(await textsOf(session)).toContain('button "Paid 1"');
  expect(await client.post(`${session}/approvals/${approvalId}`, { decision: 'approve' })).toMatchObject({
    status: 409,
  });
  // The secret of the link went into no address, and stays in none.
  expect(asked.length).toBeGreaterThan(3);
  expect([...asked, page.url()].filter(url => /\.[\w-]{43}/.test(url))).toEqual([]);
  await page.close();

  const rejected = act(session, press('Delete account'));
  const refusing = askedSchema.parse((await rejected).body).approvalId;
  await client.post(`${session}/approvals/${refusing}`, { decision: 'reject', reason: 'Not this one' });
  expect(await client.get(`${session}/approvals/${refusing}`)).toMatchObject({
    status: 403,
    body: { error: { code: 'approval_denied', details: { reason: 'Not this one' } } },
  });
  expect(await textsOf(session)).toContain('button "Delete account"');
  expect(
    await client.post(`${session}/intercept/rule`, { urlPattern: '**', action: 'mock', response: {} }),
  ).toMatchObject({ status: 403 });
  await client.delete(session);
});

const TURNED = [
  {
    role: 'switch',
    name: 'Dark mode',
    to: 'bottom',
    said: 'turn it on',
    next: 'turn it off',
    trusted: false,
  },
  { role: 'checkbox', name: 'Newsletter', to: 'top', said: 'uncheck it', next: 'check it', trusted: true },
  { role: 'button', name: 'Advanced', to: 'bottom', said: 'open it', next: 'close it', trusted: false },
];

test('what the page has turned over since the card is not turned back', async () => {
  const session = await client.start({ attended: true });
  await approved(session, await client.post(`${session}/open`, { url: `${relay.site}/settings` }));
  for (const { role, name, to, said, next, trusted } of casesForRun(TURNED, 1)) {
    const click = { action: 'click', target: { role, name }, trusted };
    const shown = (way: string) => ({
      preview: { sentence: expect.stringMatching(`“${name}” to ${way}$`) },
    });
    const waiting = await act(session, click);
    expect(waiting.body).toMatchObject(shown(said));
    // Looking needs nobody, and the page sees that.
    await act(session, { action: 'scroll', target: { selector: '#box' }, params: { direction: to } });
    const turned = async () =>
      (await act(session, { action: 'getText', target: { selector: '#turned' } })).body.value;
    await expect.poll(turned).toBe(to === 'bottom' ? 'on' : 'off');
    expect(await approved(session, waiting)).toMatchObject({
      status: 409,
      body: { error: { code: 'element_changed', message: expect.stringContaining('when this was shown') } },
    });
    const again = await act(session, click);
    expect(again.body).toMatchObject(shown(next));
    expect(await approved(session, again)).toMatchObject({ status: 200 });
  }
  await client.delete(session);
});

test('a person takes over, acts, and hands back; what changed meanwhile is refused', async () => {
  const session = await attended();
  const waiting = await act(session, { ...press('Keep'), trusted: true });
  const { approvalId } = askedSchema.parse(waiting.body);
  const { page } = await openLink(session, 'control', { language: 'en' });
  await page.locator('.picture[data-withheld=false]').waitFor();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.locator('[data-captured]').waitFor();
  expect((await client.get(session)).body).toMatchObject({ control: 'person', attended: true, approvalId });
  for (const command of ['snapshot', 'action', 'screenshot'])
    expect(await client.post(`${session}/${command}`, press('Pay'))).toMatchObject({
      status: 409,
      body: { error: { code: 'person_in_control' } },
    });
  const decide = () => client.post(`${session}/approvals/${approvalId}`, { decision: 'approve' });
  expect(await decide()).toMatchObject({ status: 409, body: { error: { code: 'person_in_control' } } });
  await clickInPicture(page, 140, 155);
  await page.keyboard.type('Li');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText('王明');
  await clickInPicture(page, 140, 220);
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Hand back' }).press('Enter');
  await expect.poll(async () => (await client.get(session)).body.control).toBe('program');
  expect(await approved(session, waiting)).toMatchObject({
    status: 409,
    body: { error: { code: 'element_changed' } },
  });
  const texts = await textsOf(session);
  expect(texts).toContain('textbox "Name" [value="L王明"]');
  expect(texts).toContain('button "Empty the trash"');
  await page.getByText('2 clicks, 4 keys or texts').waitFor();
  expect(await page.locator('body').innerText()).not.toContain('王明');
  await client.delete(session);
  await page.getByText('This session has ended').waitFor();
  await page.close();
});

async function clickInPicture(page: Page, x: number, y: number): Promise<void> {
  const box = await page.locator('.picture img').boundingBox();
  if (!box) throw new Error('There is no picture.');
  await page.mouse.click(box.x + (x * box.width) / 1280, box.y + (y * box.height) / 800);
}

test('a link is good for its session and mode alone, until it is revoked; others see nothing', async () => {
  const [session, other] = [await attended(), await client.start()];
  const { url, linkId } = await linkTo(session, 'watch');
  const secret = url.split('.').at(-1) ?? '';
  const asLink = (path: string, body?: object, headers: Record<string, string> = {}) =>
    relay.ask(path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const status = async (path: string, body?: object, headers?: Record<string, string>) =>
    (await asLink(path, body, headers)).status;
  const live = '/view/live?viewer=somebody-else';
  const { approvalId } = askedSchema.parse((await act(session, press('Pay'))).body);
  // Only watching.
  expect(await status(`${session}/view/live/approvals/${approvalId}`, { decision: 'approve' })).toBe(403);
  expect(await status(`${session}/view/live/control`, { control: 'person', viewer: 'somebody-else' })).toBe(
    403,
  );
  expect(
    await status(`${session}/view/live/input`, { viewer: 'somebody-else', inputs: [{ kind: 'reload' }] }),
  ).toBe(403);
  // Not another session, no route of keys, and no page of elsewhere.
  expect(await status(`${other}${live}`)).toBe(401);
  expect(await status(`${SESSIONS}/bs_${'0'.repeat(32)}${live}`)).toBe(401);
  expect(await status(`${session}/snapshot`, {})).toBe(404);
  expect(await status(`${session}/approvals/${approvalId}`, { decision: 'approve' })).toBe(404);
  const foreign = { origin: 'https://evil.example' };
  expect(await status(`${session}/view/live/approvals/${approvalId}`, { decision: 'approve' }, foreign)).toBe(
    403,
  );
  // Another tenant, on all routes.
  const stranger = relay.as('umbrella');
  for (const path of ['/view', `/approvals/${approvalId}`])
    expect(await stranger.get(`${session}${path}`)).toMatchObject({ status: 404 });
  expect(await stranger.post(`${session}/view/link`, { mode: 'control' })).toMatchObject({ status: 404 });
  expect(await stranger.post(`${session}/approvals/${approvalId}`, { decision: 'approve' })).toMatchObject({
    status: 404,
  });
  expect(await stranger.delete(`${session}/view/link/${linkId}`)).toMatchObject({ status: 404 });
  // A program whose key may only act.
  const program = relay.as('acme:browser');
  for (const [path, body] of [
    [`/approvals/${approvalId}`, { decision: 'approve' }],
    ['/view/link', { mode: 'decide' }],
  ] as const)
    expect(await program.post(`${session}${path}`, body)).toMatchObject({
      status: 403,
      body: { error: { code: 'scope_missing', details: { scope: 'approve' } } },
    });
  expect(await program.post(`${session}/view/link`, { mode: 'watch' })).toMatchObject({ status: 201 });
  // Nothing of that ran, and who watches is cut off with the link.
  const events = eventsOf(await asLink(`${session}${live}`));
  expect((await events.next()).value?.data).toContain('"type":"log"');
  expect(await client.delete(`${session}/view/link/${linkId}`)).toMatchObject({ status: 200 });
  let last = '';
  for await (const { data } of events) last = data;
  expect(last).toBe('{"type":"end","reason":"link"}');
  expect(await status(`${session}${live}`)).toBe(401);
  expect(await textsOf(session)).toContain('button "Pay"');
  await Promise.all([client.delete(session), client.delete(other)]);
});
