import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { SESSIONS, type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

const SHOP = `<!doctype html><title>Shop</title><h1>Orders</h1>
<form action="/sent"><label>Email <input name="email"></label>
<label>Password <input type="password" value="canary-8731"></label><button>Send</button></form>
<button>Dead</button>
<button onclick="document.body.append(Object.assign(document.createElement('p'), { textContent: 'Saved.' }))">Save</button>
<button id="gone" onclick="this.remove()">Remove me</button>
<button>Twin</button><button>Twin</button>
<label><input type="checkbox" id="news"> News</label>
<button disabled>Closed</button>
<label>Receipt <input type="file" onchange="document.querySelector('#chosen').textContent = this.files[0].name + ' ' + this.files[0].size"></label><p id="chosen"></p>
<a href="/sent" target="_blank" title="More of it">More</a>
<iframe src="{{other}}/frame" width="300" height="120"></iframe>
<div id="host"></div>
<closed-card></closed-card>
<script>document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<button>In the shadow</button>';
customElements.define('closed-card', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    root.innerHTML = '<button>Closed off</button><div id="inner"></div>';
    const inner = root.querySelector('#inner').attachShadow({ mode: 'closed' });
    inner.innerHTML = '<button>Deeper</button>';
    inner.querySelector('button').onclick = event => { event.target.textContent = 'Pressed deep'; };
  }
});</script>`;

/** Forms without an address, in a document that has none either. */
const FRAMES = [
  `<form onsubmit="event.preventDefault(); told.textContent = 'Saved'"><button>Keep</button></form><p id="told"></p>`,
  '<form><label>Word <input name="word"></label><button>Ask</button></form>',
  '<form target="_top"><button>Leave</button></form>',
  '<base target="_blank"><form><button>Open</button></form>',
].map(form => `<iframe srcdoc="${form.replaceAll('"', '&quot;')}" width="300" height="100"></iframe>`);

const PAGES = {
  '/': SHOP,
  '/sent': '<!doctype html><title>Sent</title><h1>Thanks for your order</h1>',
  '/frame': '<!doctype html><label>Coupon <input></label><button>Redeem</button>',
  '/app': `<!doctype html><title>Teas</title><div id="root"></div><script>
    const teas = ['Oolong', 'Sencha'];
    const draw = () => {
      document.querySelector('#root').innerHTML = '<h1>Teas</h1><ul>'
        + teas.map(tea => '<li>' + tea + ' is a tea that comes from far away, and tastes of something.</li>').join('')
        + '</ul><button id="more">More</button>';
      document.querySelector('#more').onclick = () => { teas.push('Matcha'); draw(); };
    };
    setTimeout(draw, 50);
  </script>`,
  '/search': `<!doctype html><title>Search</title><form action="/sent"><input name="q" aria-label="Search" placeholder="Find tea"></form>
    <p id="code" data-token="canary-5512">Your code is <b>482913</b> &amp; more <!-- note --></p>
    <p id="told"></p>
    <script>const asked = 'canary-5512';
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      document.querySelector('#told').textContent = scheme + ' ' + innerWidth + ' ' + coords.latitude;
    });</script>
    <button onclick="this.textContent = prompt('Whose?') ?? 'Nobody'">Ask</button>`,
  '/pay': `<!doctype html><title>Pay</title><label>Password <input type="password"></label><button onclick="this.after('Your order was sent')">Order</button>
    <p><label>Card number <input autocomplete="cc-number"></label></p><p><button onclick="this.after('That is over')">Dead</button></p>`,
  '/framed': `<!doctype html><title>Framed</title>${FRAMES.join('')}`,
  '/hangs': '<!doctype html><title>Hangs</title><button onclick="for (;;);">Hang</button>',
};

let relay: SessionRelay;
let client: SessionClient;
beforeAll(async () => {
  relay = await startSessionRelay(PAGES);
  client = relay.as('acme');
  // As long as it is there, the tenant's Chromium runs on.
  await client.start();
});
afterAll(() => relay.close());

/** All routes that take a body. */
const POSTED = [
  ...['open', 'snapshot', 'snapshot/delta', 'action', 'screenshot', 'tabs', 'tabs/0/activate'],
  ...['windows', 'windows/0/activate', 'settings'],
  ...['intercept/rules', 'intercept/rule', 'storage/export', 'storage/import'],
];

const snapshotSchema = z.looseObject({
  snapshot: z.string(),
  snapshot_id: z.string(),
  refs: z.record(z.string(), z.object({ role: z.string(), name: z.string() })),
});

async function opened(): Promise<string> {
  const session = await client.start();
  const { status } = await client.post(`${session}/open`, { url: `${relay.site}/` });
  expect(status).toBe(200);
  return session;
}

async function look(session: string): Promise<z.infer<typeof snapshotSchema>> {
  return snapshotSchema.parse((await client.post(`${session}/snapshot`)).body);
}

async function refOf(session: string, name: string): Promise<string> {
  const { refs } = await look(session);
  const [ref] = Object.entries(refs).find(([, seen]) => seen.name === name) ?? [];
  if (ref === undefined) throw new Error(`There is no ${name}.`);
  return ref;
}

const act = (session: string, body: object, headers?: Record<string, string>) =>
  client.post(`${session}/action`, body, headers);

test('a snapshot shows frames and shadow trees with refs, and no secret', async () => {
  const session = await opened();
  const { snapshot } = await look(session);
  expect(snapshot).toMatch(/^- heading "Orders" \[level=1\]$/m);
  expect(snapshot).toMatch(/^ {2}- textbox "Email" \[ref=e\d+\]$/m);
  expect(snapshot).toMatch(/^ {2}- textbox "Coupon" \[ref=e\d+\]$/m);
  expect(snapshot).toMatch(/^- button "In the shadow" \[ref=e\d+\]$/m);
  expect(snapshot).toMatch(/^- button "Closed off" \[ref=e\d+\]$/m);
  expect(snapshot).not.toContain('canary-8731');
  const { body: alone } = await client.post(`${session}/snapshot`, { interactive: true });
  expect(snapshotSchema.parse(alone).snapshot).toMatch(/^- textbox "Coupon" \[ref=e\d+\]$/m);
  expect(snapshotSchema.parse(alone).snapshot).not.toContain('heading');
  const deep = await act(session, { action: 'click', target: { role: 'button', name: 'Deeper' } });
  expect(deep.body).toMatchObject({ success: true, effect: 'changed' });
  expect((await look(session)).snapshot).toContain('button "Pressed deep"');
  await client.delete(session);
});

test('acts by ref, by role and name, and in a frame of another site, and tells what came of it', async () => {
  const session = await opened();
  const email = await refOf(session, 'Email');
  const filled = await act(session, {
    action: 'fill',
    target: { ref: `@${email}` },
    params: { value: 'a@b.example' },
  });
  expect(filled).toMatchObject({ status: 200, body: { success: true, effect: 'changed' } });
  const coupon = await act(session, {
    action: 'fill',
    target: { ref: await refOf(session, 'Coupon') },
    params: { value: 'TEA' },
  });
  expect(coupon.body).toMatchObject({ success: true, value: 'TEA' });
  const saved = await act(session, { action: 'click', target: { role: 'button', name: 'save' } });
  expect(saved.body).toMatchObject({ success: true, effect: 'changed', page_message: 'Saved.' });
  const dead = await act(session, { action: 'click', target: { role: 'button', name: 'Dead' } });
  expect(dead.body).toMatchObject({ success: false, effect: 'no_change' });
  const sent = await act(session, { action: 'click', target: { role: 'button', name: 'Send' } });
  expect(sent.body).toMatchObject({ success: true, page_message: 'Thanks for your order' });
  await client.delete(session);
});

test('what stands after the field of a secret is found by its name', async () => {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}/pay` });
  const { snapshot } = await look(session);
  expect(snapshot).toMatch(/button "Order"[\s\S]+button "Dead"/u);
  for (const [name, said] of [
    ['Order', 'Your order was sent'],
    ['Dead', 'That is over'],
  ]) {
    const answer = await act(session, { action: 'click', target: { role: 'button', name } });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: expect.stringContaining(said ?? '') },
    });
  }
});

test('a form without an address in a srcdoc frame is sent to its script, or draws the frame again', async () => {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}/framed` });
  const press = async (name: string) =>
    act(session, { action: 'click', target: { ref: await refOf(session, name) } });
  expect(await press('Keep')).toMatchObject({
    status: 200,
    body: { effect: 'submitted', page_message: 'Saved' },
  });
  const word = { ref: await refOf(session, 'Word') };
  expect(await act(session, { action: 'fill', target: word, params: { value: 'tea' } })).toMatchObject({
    status: 200,
  });
  expect(await press('Ask')).toMatchObject({ status: 200, body: { success: false, effect: 'no_change' } });
  expect((await look(session)).snapshot).toContain('textbox "Word" [ref=');
  // In another window they would lead to an error.
  for (const name of ['Leave', 'Open'])
    expect(await press(name)).toMatchObject({ status: 403, body: { error: { code: 'policy_refused' } } });
});

test('a ref whose element has gone is refused, with what has its role and name now', async () => {
  const session = await opened();
  const removed = await refOf(session, 'Remove me');
  await act(session, { action: 'click', target: { ref: removed } });
  const again = await act(session, { action: 'click', target: { ref: removed } });
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'stale_ref', issues: [] } } });
  const email = await refOf(session, 'Email');
  await client.post(`${session}/open`, { url: `${relay.site}/` });
  const stale = await act(session, { action: 'fill', target: { ref: email }, params: { value: 'x' } });
  expect(stale).toMatchObject({
    status: 409,
    body: { error: { code: 'stale_ref', issues: [{ message: expect.stringContaining('textbox "Email"') }] } },
  });
  const unknown = await act(session, { action: 'click', target: { ref: 'e999' } });
  expect(unknown).toMatchObject({ status: 409, body: { error: { code: 'stale_ref' } } });
  await client.delete(session);
});

test('refuses what is ambiguous, unknown or malformed before anything is done', async () => {
  const session = await opened();
  const twin = await act(session, { action: 'click', target: { role: 'button', name: 'Twin' } });
  expect(twin).toMatchObject({ status: 409, body: { error: { code: 'ambiguous_target' } } });
  const none = await act(session, { action: 'click', target: { role: 'button', name: 'No such' } });
  expect(none).toMatchObject({ status: 404, body: { error: { code: 'element_not_found' } } });
  const target = { role: 'textbox', name: 'Email' };
  const wrong = await act(session, { action: 'fill', target, params: { text: 'x' } });
  expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  const value = await act(session, { action: 'getInputValue', target });
  expect(value.body).toMatchObject({ value: '' });
  const both = await act(session, { action: 'click', target: { ref: 'e1', text: 'Send' } });
  expect(both).toMatchObject({ status: 400 });
  const label = await act(session, { action: 'getText', target: { label: 'Email' } });
  expect(label).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'target' }] } } });
  const pixels = await act(session, { action: 'scroll', params: { direction: 'down', amount: 500 } });
  expect(pixels).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'params.amount' }] } } });
  const verb = await act(session, { action: 'explode', target });
  expect(verb).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  await client.delete(session);
});

test('looks at single elements', async () => {
  const session = await opened();
  const told = async (action: string, target: object, params = {}): Promise<unknown> =>
    (await act(session, { action, target, params })).body.value;
  expect(await told('isVisible', { text: 'Send' })).toBe('true');
  expect(await told('isVisible', { selector: '#none' })).toBe('false');
  expect(await told('isVisible', { role: 'button', name: 'None' })).toBe('false');
  expect(await told('isVisible', {})).toBeUndefined();
  expect(await told('isEnabled', { role: 'button', name: 'Closed' })).toBe('false');
  expect(await told('isChecked', { selector: '#news' })).toBe('false');
  await act(session, { action: 'check', target: { selector: '#news' } });
  expect(await told('isChecked', { selector: '#news' })).toBe('true');
  expect(await told('getAttribute', { text: 'More' }, { name: 'title' })).toBe('More of it');
  expect(await told('getText', { selector: 'h1' })).toBe('Orders');
  expect(await told('getText', { role: 'heading', name: 'orders' })).toBe('Orders');
  expect(await told('getCount', { selector: 'button' })).toBe('11');
  const password = { role: 'textbox', name: 'Password' };
  expect(await told('getInputValue', password)).toBe('••••••');
  const withheld = await act(session, {
    action: 'getAttribute',
    target: password,
    params: { name: 'value' },
  });
  expect(withheld).toMatchObject({ status: 403, body: { error: { code: 'policy_refused' } } });
  await client.delete(session);
});

test('a key without a target goes to the field that was filled, and dialogs are answered as the action says', async () => {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}/search` });
  const target = { role: 'button', name: 'Ask' };
  const asked = { action: 'click', target, dialog: { accept: true, promptText: 'Ann' } };
  expect((await act(session, asked)).body).toMatchObject({ success: true });
  const html = await act(session, { action: 'getInnerHTML', target: { selector: 'body' } });
  expect(html.body.value).toContain('<p id="code">Your code is •••••• &amp; more <b></b></p>');
  expect(html.body.value).toMatch(/<button>Ann<\/button>/);
  expect(html.body.value).not.toMatch(/canary|note/);
  const filling = {
    action: 'fill',
    target: { role: 'textbox', name: 'Search' },
    params: { value: 'oolong' },
  };
  expect((await act(session, filling)).body).toMatchObject({ success: true });
  expect((await act(session, { action: 'press', params: { key: 'Enter' } })).body).toMatchObject({
    url: expect.stringContaining('q=oolong'),
  });
  await client.delete(session);
});

test('uploads the files that come with the action', async () => {
  const session = await opened();
  const upload = (files: unknown) =>
    act(session, { action: 'upload', target: { text: 'Receipt' }, params: { files } });
  const file = { name: 'tea.txt', type: 'text/plain', data: Buffer.from('two kilos').toString('base64') };
  expect((await upload([file])).body).toMatchObject({ success: true });
  expect((await look(session)).snapshot).toContain('tea.txt 9');
  expect(await upload([])).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  await client.delete(session);
});

test('a repeated Idempotency-Key runs nothing again', async () => {
  const session = await opened();
  const click = { action: 'click', target: { role: 'button', name: 'Save' } };
  const key = { 'idempotency-key': 'one' };
  const first = await act(session, click, key);
  expect(await act(session, click, key)).toEqual(first);
  const { snapshot } = await look(session);
  expect(snapshot.match(/Saved\./g)).toHaveLength(1);
  const other = await act(session, { ...click, target: { text: 'Dead' } }, key);
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } });
  await client.delete(session);
});

test('a delta shows what changed since a snapshot', async () => {
  const session = await opened();
  const { snapshot_id: since } = await look(session);
  await act(session, { action: 'click', target: { role: 'button', name: 'Save' } });
  const { body } = await client.post(`${session}/snapshot/delta`, { since });
  expect(snapshotSchema.parse(body).snapshot).toContain('Saved.');
  expect(snapshotSchema.parse(body).snapshot).not.toContain('Orders');
  await client.delete(session);
});

test('tabs are listed, opened, brought to the front and closed', async () => {
  const session = await opened();
  const opening = await act(session, { action: 'click', target: { text: 'More' } });
  expect(opening.body).toMatchObject({ effect: 'opened', opened: { index: 1 } });
  const { body } = await client.get(`${session}/tabs`);
  expect(body).toMatchObject({
    tabs: [
      { title: 'Shop', active: true },
      { title: 'Sent', active: false },
    ],
  });
  const there = await client.post(`${session}/tabs/1/activate`);
  expect(there.body).toMatchObject({ tabs: [{ active: false }, { active: true }] });
  expect((await look(session)).snapshot).toContain('Thanks for your order');
  const closed = await client.delete(`${session}/tabs/1`);
  expect(closed.body).toMatchObject({ tabs: [{ title: 'Shop', active: true }] });
  expect(await client.delete(`${session}/tabs/7`)).toMatchObject({ status: 404 });
  await client.delete(session);
});

test('a window has tabs and storage of its own, and refs stay those of the session', async () => {
  const session = await opened();
  const email = await refOf(session, 'Email');
  const cookie = { name: 'user', value: 'ann', domain: '127.0.0.1', path: '/' };
  await client.post(`${session}/storage/import`, { cookies: [cookie] });
  const viewport = { width: 400, height: 600 };
  const settings = {
    viewport,
    colorScheme: 'dark',
    geolocation: { latitude: 1, longitude: 2 },
    offline: false,
  };
  expect(await client.post(`${session}/settings`, settings)).toMatchObject({ body: { tabs: 1, viewport } });
  const { body } = await client.post(`${session}/windows`, { url: `${relay.site}/search` });
  expect(body).toMatchObject({
    windows: [
      { title: 'Shop', active: false },
      { tabs: 1, active: true },
    ],
  });
  expect((await client.post(`${session}/storage/export`)).body).toMatchObject({ cookies: [] });
  const told = await act(session, { action: 'getText', target: { selector: '#told' } });
  expect(told.body).toMatchObject({ value: 'dark 400 1' });
  const refs = Object.keys((await look(session)).refs);
  expect(refs).not.toContain(email);
  const elsewhere = await act(session, { action: 'focus', target: { ref: email } });
  expect(elsewhere).toMatchObject({ status: 409, body: { error: { code: 'stale_ref' } } });
  expect(await client.delete(`${session}/windows/1`)).toMatchObject({
    body: { windows: [{ active: true }] },
  });
  expect(await act(session, { action: 'focus', target: { ref: email } })).toMatchObject({ status: 200 });
  expect((await client.post(`${session}/storage/export`)).body).toMatchObject({ cookies: [cookie] });
  expect(await client.delete(`${session}/windows/0`)).toMatchObject({ status: 422 });
  await client.delete(session);
});

test('a screenshot is a picture with the secrets painted over', async () => {
  const session = await opened();
  const { body } = await client.post(`${session}/screenshot`);
  const { data, painted_over } = z
    .object({ data: z.string(), painted_over: z.object({ secrets: z.number() }) })
    .parse(body);
  expect(Buffer.from(data, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(painted_over.secrets).toBeGreaterThan(0);
  const target = { role: 'button', name: 'Redeem' };
  const one = await client.post(`${session}/screenshot`, { target });
  const picture = Buffer.from(z.object({ data: z.string() }).parse(one.body).data, 'base64');
  // The width and height of a PNG.
  expect(picture.readUInt32BE(16)).toBeLessThan(200);
  expect(picture.readUInt32BE(20)).toBeLessThan(60);
  expect(await client.post(`${session}/screenshot`, { target, fullPage: true })).toMatchObject({
    status: 400,
  });
  await client.delete(session);
});

test('another tenant finds no session, on any route', async () => {
  const session = await opened();
  const other = relay.as('other');
  const routes = [
    other.get(session),
    other.delete(session),
    other.get(`${session}/tabs`),
    other.delete(`${session}/tabs/0`),
    other.get(`${session}/windows`),
    other.delete(`${session}/windows/0`),
    other.get(`${session}/intercept/rules`),
    other.delete(`${session}/intercept/rule/rule_1`),
    other.get(`${session}/network/history`),
    other.delete(`${session}/network/history`),
    other.delete(`${session}/storage`),
    ...POSTED.map(path =>
      other.post(`${session}/${path}`, { url: relay.site, action: 'reload', since: 's' }),
    ),
  ];
  const answers = await Promise.all(routes);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [404, { error: expect.objectContaining({ code: 'session_not_found' }) }]),
  );
  expect(await client.get(session)).toMatchObject({ status: 200 });
  await client.delete(session);
});

test('a session belongs to one user of tokens, and another of the same tenant finds none', async () => {
  const [ann, bob] = [relay.as('acme/ann'), relay.as('acme/bob')];
  const session = await ann.start();
  expect(await ann.get(session)).toMatchObject({ status: 200 });
  expect(await bob.get(session)).toMatchObject({ status: 404 });
  expect(await client.get(session)).toMatchObject({ status: 404 });
  await ann.delete(session);
});

test('a page that draws itself is scraped as it stands, after actions too', async () => {
  const url = `${relay.site}/app`;
  const scraped = await client.post('/api/v1/scrape', { url });
  expect(scraped.body).toMatchObject({
    data: { rendered: true, markdown: expect.stringContaining('Sencha is a tea') },
  });
  const actions = [{ action: 'click', target: { text: 'More' } }];
  const pressed = await client.post('/api/v1/scrape', { url, actions });
  expect(pressed.body).toMatchObject({ data: { markdown: expect.stringContaining('Matcha is a tea') } });
  const failed = await client.post('/api/v1/scrape', { url, waitFor: '#never', timeout: 3_000 });
  expect(failed).toMatchObject({ status: 504, body: { error: { code: 'timeout' } } });
});

fullTest('a refusal is told of its own address, and of none that is opened later', async () => {
  const session = await client.start();
  const open = (url: string) => client.post(`${session}/open`, { url });
  expect(await open('http://10.0.0.1/')).toMatchObject({ status: 403 });
  expect(await open('https://no.such.host.invalid/')).toMatchObject({
    status: 502,
    body: { error: { code: 'navigation_failed' } },
  });
  expect(await open(`${relay.site}/`)).toMatchObject({ status: 200, body: { success: true } });
  await client.delete(session);
});

test.each(
  casesForRun(
    [
      'file:///etc/passwd',
      'chrome://version',
      'javascript:alert(1)',
      'http://10.0.0.1/',
      'http://127.0.0.1:8081/',
    ],
    2,
  ),
)('opens nothing at %s', async url => {
  const session = await client.start();
  const refused = { status: 403, body: { error: { code: 'address_refused' } } };
  expect(await client.post(`${session}/open`, { url })).toMatchObject(refused);
  expect(await act(session, { action: 'open', params: { url } })).toMatchObject(refused);
  expect(await client.post(`${session}/tabs`, { url })).toMatchObject(refused);
  await client.delete(session);
});

test('a page that hangs is answered by its deadline, and harms no other session', async () => {
  const [stuck, other] = [await client.start(), await opened()];
  await client.post(`${stuck}/open`, { url: `${relay.site}/hangs` });
  const begun = performance.now();
  const hung = act(stuck, { action: 'click', target: { text: 'Hang' }, timeout: 2_000 });
  expect(await act(other, { action: 'click', target: { text: 'Save' } })).toMatchObject({
    body: { success: true },
  });
  expect(await hung).toMatchObject({ status: 504, body: { error: { code: 'deadline_exceeded' } } });
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(await client.post(`${stuck}/snapshot`)).toMatchObject({ status: 409 });
  expect(await client.delete(stuck)).toMatchObject({ status: 200 });
  expect(await client.get(stuck)).toMatchObject({ status: 404 });
  await client.delete(other);
});

test('takes only so many sessions of one owner, and none of another', async () => {
  const crowd = relay.as('crowd');
  const started = await Promise.all(Array.from({ length: 10 }, () => crowd.start()));
  expect(await crowd.post(SESSIONS)).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_sessions' } },
  });
  await Promise.all(started.map(session => crowd.delete(session)));
});

test('no browser is left when the last session of a tenant has ended', async () => {
  const lonely = relay.as('lonely');
  const before = browsersOf(process.pid);
  const session = await lonely.start();
  expect(browsersOf(process.pid)).toBe(before + 1);
  await lonely.delete(session);
  expect(browsersOf(process.pid)).toBe(before);
});

test('a page that nobody waits for any more leaves no browser', async () => {
  const before = browsersOf(process.pid);
  const hasty = { url: `${relay.site}/app`, render: 'always', timeout: 1 };
  expect(await relay.as('hasty').post('/api/v1/scrape', hasty)).toMatchObject({ status: 504 });
  await vi.waitFor(() => expect(browsersOf(process.pid)).toBe(before), 20_000);
});

/** The programs that this process has started and that still run (proc(5)). */
function browsersOf(parent: number): number {
  return readdirSync('/proc')
    .filter(name => /^\d+$/u.test(name))
    .filter(id => {
      try {
        const [, , , ppid] = readFileSync(`/proc/${id}/stat`, 'utf8').split(' ');
        return Number(ppid) === parent && /chrom/u.test(readFileSync(`/proc/${id}/comm`, 'utf8'));
      } catch {
        // It has ended meanwhile.
        return false;
      }
    }).length;
}
