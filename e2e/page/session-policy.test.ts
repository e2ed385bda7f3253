import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSIONS, type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

/** A session does only what the policy allows that it was started with. */

const PAGES = {
  '/': `<!doctype html><title>Shop</title><h1>Orders</h1>
<button onclick="this.textContent = 'Saved'">Save</button>
<a href="{{other}}/away">Away</a><button onclick="location = '{{other}}/away'">Go by script</button><a href="/moved">Moved</a>
<form action="{{other}}/sent"><label>Email <input name="email"></label><button>Send</button></form>
<iframe src="{{other}}/frame" width="300" height="80"></iframe>`,
  '/frame': '<!doctype html><button onclick="this.textContent = \'Redeemed\'">Redeem</button>',
  '/moved': '<!doctype html><title>Moved</title><script>location = "{{other}}/away"</script>',
  '/away': '<!doctype html><title>Away</title><h1>Elsewhere</h1><button>Twin</button><button>Twin</button>',
  '/sent': '<!doctype html><title>Sent</title>',
};

const REFUSED = { status: 403, body: { error: { code: 'policy_refused' } } };

let relay: SessionRelay;
let client: SessionClient;
let host = '';
beforeAll(async () => {
  relay = await startSessionRelay(PAGES);
  client = relay.as('acme');
  host = new URL(relay.site).host;
  await client.start();
});
afterAll(() => relay.close());

async function startAt(path: string, policy: object): Promise<string> {
  const session = await client.start({ policy });
  expect(await client.post(`${session}/open`, { url: `${relay.site}${path}` })).toMatchObject({
    status: 200,
  });
  return session;
}

const click = (name: string, role = 'button'): object => ({ action: 'click', target: { role, name } });

test('with allowed sites, nothing else is opened, acted on, sent to or read', async () => {
  const session = await startAt('/', { allow: [{ sites: [host] }] });
  const act = (action: object): Promise<unknown> => client.post(`${session}/action`, action);
  expect(await act(click('Save'))).toMatchObject({ status: 200, body: { success: true } });
  expect(await act(click('Redeem'))).toMatchObject(REFUSED);
  expect(await act(click('Away', 'link'))).toMatchObject(REFUSED);
  expect(await act(click('Send'))).toMatchObject(REFUSED);
  const elsewhere = { url: relay.site.replace('127.0.0.1', 'localhost') };
  expect(await client.post(`${session}/open`, elsewhere)).toMatchObject(REFUSED);
  expect(await client.post(`${session}/tabs`, elsewhere)).toMatchObject(REFUSED);
  const { body } = await client.post(`${session}/snapshot`);
  expect(body).toMatchObject({ title: 'Shop', snapshot: expect.stringContaining('"Saved"') });
  expect(body).toMatchObject({ snapshot: expect.stringContaining('"Redeem"') });
});

test('a page that leads elsewhere by itself is not read there, and does not tell what is on it', async () => {
  const session = await startAt('/', { allow: [{ sites: [host] }] });
  await client.post(`${session}/action`, click('Moved', 'link'));
  const wait = { action: 'wait', params: { for: 'url', url: '/away', seconds: 5 } };
  await client.post(`${session}/action`, wait);
  for (const command of ['snapshot', 'screenshot'])
    expect(await client.post(`${session}/${command}`)).toMatchObject(REFUSED);
  for (const action of [
    click('Twin'),
    { action: 'getText', target: { selector: 'h1' } },
    { action: 'isVisible', target: { selector: 'h1' } },
    { action: 'getCount', target: { selector: 'button' } },
  ])
    expect(await client.post(`${session}/action`, action)).toMatchObject(REFUSED);
});

test('the result of an action says nothing of a site that is not allowed', async () => {
  const session = await startAt('/', { allow: [{ sites: [host] }] });
  const { status, body } = await client.post(`${session}/action`, click('Go by script'));
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  expect(JSON.stringify(body)).not.toContain('Elsewhere');
});

test('neither a dot at the end of a name nor an answer of the caller gets around a policy', async () => {
  const session = await startAt('/', { deny: [{ sites: ['localhost'] }] });
  const dotted = { url: `${relay.site.replace('127.0.0.1', 'localhost.')}/away` };
  expect(await client.post(`${session}/open`, dotted)).toMatchObject(REFUSED);
  const rule = { urlPattern: '**', action: 'mock', response: { body: 'mine' } };
  expect(await client.post(`${session}/intercept/rule`, rule)).toMatchObject(REFUSED);
  const block = { urlPattern: '**/ads', action: 'block' };
  expect(await client.post(`${session}/intercept/rule`, block)).toMatchObject({ status: 201 });
});

test('effects and actions are ruled by their names, whichever is used', async () => {
  const session = await startAt('/', {
    allow: [{ effects: ['reads', 'leaves'] }, { actions: ['fill'] }],
    deny: [{ actions: ['screenshot', 'getText'] }],
  });
  const act = (action: object): Promise<unknown> => client.post(`${session}/action`, action);
  expect(await act(click('Save'))).toMatchObject(REFUSED);
  expect(await act({ action: 'get_text', target: { selector: 'h1' } })).toMatchObject(REFUSED);
  expect(await client.post(`${session}/screenshot`)).toMatchObject(REFUSED);
  const target = { role: 'textbox', name: 'Email' };
  const filled = { action: 'fill', target, params: { value: 'ann@example.com' } };
  expect(await act(filled)).toMatchObject({ status: 200, body: { success: true } });
  expect(await act({ action: 'getInputValue', target })).toMatchObject({
    body: { value: 'ann@example.com' },
  });
});

test.each([
  { allow: [{ site: ['a.example'] }] },
  { allow: [{ sites: ['https://a.example/'] }] },
  { allow: [{ sites: ['*'] }] },
  { deny: [{ actions: ['clik'] }] },
  { deny: [{ effects: ['writes'] }] },
  { denied: [] },
])('a policy that would not say what it seems to say is refused: %j', async policy => {
  expect(await client.post(SESSIONS, { policy })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request' } },
  });
});
