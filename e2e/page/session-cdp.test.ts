import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Strangers, startStrangers } from './not-chromium.ts';
import { type RemoteChromium, startRemoteChromium, type UserTab } from './remote-chromium.ts';
import { SESSIONS, type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

const PAGES = {
  '/': `<!doctype html><title>Shop</title><h1>Orders</h1>
    <form action="/sent"><label>Email <input name="email"></label>
    <label>Password <input type="password" value="canary-8731"></label><button>Send</button></form>
    <button onclick="if (event.isTrusted) this.textContent = 'Trusted'">Only real</button>
    <iframe src="{{other}}/frame" width="300" height="120"></iframe>`,
  '/sent': '<!doctype html><title>Sent</title><h1>Thanks for your order</h1>',
  '/frame': '<!doctype html><label>Coupon <input></label><button>Redeem</button>',
  '/mine': '<!doctype html><title>Mine</title><script>document.cookie = "login=ann-7"</script><h1>Ann</h1>',
  '/account':
    '<!doctype html><title>Account</title><h1></h1><script>document.querySelector("h1").textContent = document.cookie || "nobody"</script>',
};

const CONNECT = `${SESSIONS}/cdp/connect`;

let remote: RemoteChromium;
let strangers: Strangers;
let relay: SessionRelay;
let client: SessionClient;
let mine: UserTab;
beforeAll(async () => {
  [remote, strangers] = await Promise.all([startRemoteChromium(), startStrangers()]);
  const ports = [remote.port, ...Object.values(strangers.ports)];
  const allowedHosts = ports.map(port => `127.0.0.1:${port}`);
  relay = await startSessionRelay(PAGES, undefined, { cdp: { allowedHosts } });
  client = relay.as('acme:browser,storage,cdp');
  mine = await remote.openTab(`${relay.site}/mine`);
});
afterAll(async () => {
  await relay.close();
  await remote.kill();
  strangers.close();
});

const snapshotSchema = z.object({
  snapshot: z.string(),
  refs: z.record(z.string(), z.object({ name: z.string() })),
});

async function connect(given: object): Promise<string> {
  const { status, body } = await client.post(CONNECT, given);
  expect([status, body.error]).toEqual([201, undefined]);
  return `${SESSIONS}/${z.string().parse(body.sessionId)}`;
}

async function refOf(session: string, name: string): Promise<string> {
  const { refs } = snapshotSchema.parse((await client.post(`${session}/snapshot`)).body);
  const [ref] = Object.entries(refs).find(([, seen]) => seen.name === name) ?? [];
  if (ref === undefined) throw new Error(`There is no ${name}.`);
  return ref;
}

const act = (session: string, body: object) => client.post(`${session}/action`, body);

test('sees and acts in a Chromium elsewhere as in one of its own, with the same receipts', async () => {
  const session = await connect({ wsEndpoint: remote.wsEndpoint });
  expect((await client.get(session)).body).toMatchObject({
    ...{ status: 'ready', tabs: 1, connected: 'new', viewport: { width: 1280, height: 800 } },
  });
  expect((await client.post(`${session}/open`, { url: `${relay.site}/` })).status).toBe(200);
  const { snapshot } = snapshotSchema.parse((await client.post(`${session}/snapshot`)).body);
  expect(snapshot).toMatch(/^ {2}- textbox "Coupon" \[ref=e\d+\]$/m);
  expect(snapshot).not.toContain('canary-8731');
  const coupon = await refOf(session, 'Coupon');
  const filled = await act(session, { action: 'fill', target: { ref: coupon }, params: { value: 'TEA' } });
  expect(filled.body).toMatchObject({ success: true, effect: 'changed' });
  const real = { role: 'button', name: 'Only real' };
  const trusted = await act(session, { action: 'click', target: real, trusted: true });
  expect(trusted.body).toMatchObject({ success: true, effect: 'changed' });
  const picture = await client.post(`${session}/screenshot`, { fullPage: true });
  expect(picture.body).toMatchObject({ success: true, painted_over: { secrets: 1 } });
  const sent = await act(session, { action: 'click', target: { role: 'button', name: 'Send' } });
  expect(sent.body).toMatchObject({ success: true, effect: 'submitted' });
  const stale = await act(session, { action: 'click', target: { ref: coupon } });
  expect([stale.status, stale.body.error]).toMatchObject([409, { code: 'stale_ref' }]);
  for (const url of ['file:///etc/hostname', 'chrome://version', 'javascript:alert(1)'])
    expect((await client.post(`${session}/open`, { url })).status).toBe(403);
  await client.delete(session);
});

test('the tabs of its user are neither seen nor touched', async () => {
  const before = await remote.tabs();
  const session = await connect({ port: remote.port });
  // A dialog of the user: a program that attaches to their tab and enables its domains would dismiss it.
  await mine.send('Page.enable');
  const asked = mine.next('Page.javascriptDialogOpening');
  const answer = mine.send('Runtime.evaluate', { expression: 'confirm("Whose?")' });
  await asked;
  const other = await remote.openTab(`${relay.site}/account`);
  expect((await other.send('Runtime.evaluate', { expression: '1 + 1' })).result?.result?.value).toBe(2);
  await client.post(`${session}/open`, { url: `${relay.site}/account` });
  expect((await client.post(`${session}/snapshot`)).body.snapshot).toContain('heading "nobody"');
  expect((await client.get(`${session}/tabs`)).body.tabs).toMatchObject([{ url: `${relay.site}/account` }]);
  expect((await client.get(`${session}/windows`)).body.windows).toHaveLength(1);
  expect(JSON.stringify((await client.post(`${session}/storage/export`)).body)).not.toContain('ann-7');
  const accepted = await mine.send('Page.handleJavaScriptDialog', { accept: true });
  expect(accepted.error).toBeUndefined();
  expect((await answer).result?.result?.value).toBe(true);
  await client.delete(session);
  const after = await remote.tabs();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('its own tabs and logins are there when asked for, and stay when the session ends', async () => {
  const before = await remote.tabs();
  const session = await connect({ port: remote.port, context: 'default' });
  expect((await client.get(session)).body).toMatchObject({ connected: 'default' });
  await client.post(`${session}/open`, { url: `${relay.site}/account` });
  expect((await client.post(`${session}/snapshot`)).body.snapshot).toContain('heading "login=ann-7"');
  const { tabs } = z
    .object({ tabs: z.array(z.object({ url: z.string(), index: z.number(), active: z.boolean() })) })
    .parse((await client.get(`${session}/tabs`)).body);
  expect(tabs.filter(({ active }) => active)).toMatchObject([{ url: `${relay.site}/account` }]);
  const [found] = tabs.filter(({ url }) => url.endsWith('/mine'));
  await client.post(`${session}/tabs/${found?.index}/activate`);
  expect((await client.post(`${session}/snapshot`)).body.snapshot).toContain('heading "Ann"');
  const rule = { urlPattern: '**', action: 'block' };
  const state = { cookies: [], origins: [] };
  for (const ask of [
    () => client.post(`${session}/settings`, { offline: true }),
    () => client.post(`${session}/windows`),
    () => client.post(`${session}/intercept/rule`, rule),
    () => client.post(`${session}/intercept/rules`, { rules: [rule] }),
    () => client.post(`${session}/storage/import`, state),
    () => client.delete(`${session}/storage`),
  ])
    expect((await ask()).status).toBe(422);
  await client.delete(session);
  expect((await remote.tabs()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

test('without its scope, or to an address inside that nobody allowed, nothing is connected', async () => {
  const { canary } = strangers;
  for (const secret of ['acme', 'acme:browser,storage', 'acme/ann'])
    expect((await relay.as(secret).post(CONNECT, { port: remote.port })).body.error).toMatchObject({
      code: 'scope_missing',
      details: { scope: 'cdp' },
    });
  const names = ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'];
  const inside = names.flatMap(name =>
    ['ws', 'wss', 'http', 'https'].map(scheme => `${scheme}://${name}:${canary.port}/devtools/browser/1`),
  );
  const others = [
    'ws://169.254.169.254/',
    'ws://10.0.0.1/',
    'ws://example.com:9222/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'ws://u:p@example.com/',
  ];
  for (const given of [
    { port: canary.port },
    ...[...inside, ...others].map(wsEndpoint => ({ wsEndpoint })),
  ]) {
    const { status, body } = await client.post(CONNECT, given);
    expect([given, status, body.error]).toMatchObject([given, 403, { code: 'address_refused' }]);
  }
  expect((await client.post(CONNECT, { port: remote.port, wsEndpoint: remote.wsEndpoint })).status).toBe(400);
  expect((await client.post(CONNECT, {})).status).toBe(400);
  expect((await client.post(CONNECT, { port: remote.port, context: 'default', locale: 'de' })).status).toBe(
    400,
  );
  expect(canary.connections).toBe(0);
});

test('what is no Chromium gets an error that says so, in time, and leads nowhere else', async () => {
  const { ports, canary } = strangers;
  const started = performance.now();
  const asked = Object.entries(ports).flatMap(([name, port]) =>
    ['http', 'ws'].map(async scheme => {
      const wsEndpoint = `${scheme}://127.0.0.1:${port}/devtools/browser/1`;
      const { status, body } = await relay
        .as(`${name}-${scheme}:cdp`)
        .post(CONNECT, { wsEndpoint, timeout: 1500 });
      return [name, scheme, status, z.object({ code: z.string() }).parse(body.error).code];
    }),
  );
  const answers = await Promise.all(asked);
  for (const [name, scheme, status, code] of answers)
    expect([name, scheme, status, code]).toEqual([name, scheme, 502, 'browser_unreachable']);
  expect(performance.now() - started).toBeLessThan(4000);
  expect(canary.connections).toBe(0);
});

test('a browser that dies ends the session, and the answer says what to do', async () => {
  const session = await connect({ port: remote.port });
  await client.post(`${session}/open`, { url: `${relay.site}/` });
  const waiting = act(session, { action: 'wait', params: { for: 'text', text: 'never', seconds: 15 } });
  await expect.poll(async () => (await client.get(session)).body.status).toBe('busy');
  await remote.kill();
  expect((await waiting).body).toMatchObject({ error: { code: 'session_lost' } });
  await expect.poll(async () => (await client.get(session)).status).toBe(410);
  expect((await client.post(`${session}/snapshot`)).body.error).toMatchObject({ code: 'session_lost' });
  const again = await client.post(CONNECT, { port: remote.port });
  expect([again.status, again.body.error]).toMatchObject([502, { code: 'browser_unreachable' }]);
});
