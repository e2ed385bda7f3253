import { expect, onTestFinished, test } from 'vitest';
import * as messages from '../../extension/messaging/tab-messages.ts';
import { inExtension, type Tab } from './in-extension.ts';
import { serveAnswers } from './serve-answers.ts';

/**
 * Waiting in the real extension: for what slow pages come to show, through navigations and frames. Playwright lets each of
 * its tabs believe that it is in front, so that timers run here which the browser would otherwise slow down.
 */

const extension = inExtension();

function waitIn(tab: Tab, params: Record<string, unknown>, target = {}): ReturnType<Tab['act']> {
  return tab.act({ action: 'wait', target, params: { seconds: 12, ...params } });
}

const SLOW = `<title>Slow</title><p id=spinner>Loading</p><p id=late hidden>Late</p><p id=text></p><div id=host></div>
  <script>const finish = () => { late.hidden = false; spinner.remove(); text.innerHTML = 'Order  <b>PLACED</b>';
    history.pushState({}, '', '/done?order=17'); host.attachShadow({ mode: 'open' }).innerHTML = '<i>Inside</i>' }</script>`;

test('a slow page behind another tab: element, disappearance, text and address', async () => {
  extension.site.serve({ '/slow': SLOW, '/front': '<title>Front</title>' });
  const tab = await extension.open('/slow');
  await extension.open('/front');
  const start = Date.now();
  const waiting = Promise.all([
    waitIn(tab, { selector: '#late' }),
    waitIn(tab, { for: 'gone' }, { selector: '#spinner' }),
    waitIn(tab, { for: 'gone', text: 'loading' }),
    waitIn(tab, { for: 'gone' }, { selector: '#never' }),
    waitIn(tab, { for: 'gone', text: 'never there' }),
    waitIn(tab, { text: 'order placed' }),
    waitIn(tab, { text: 'inside' }),
    waitIn(tab, { url: '/done*17' }),
  ]);
  // Each has begun by then, on a busy machine too.
  await tab.page.evaluate('setTimeout(finish, 4500)');
  const outcomes = await waiting;
  expect(outcomes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^It has appeared\. Waited \d\.\d s\.$/u),
    expect.stringContaining('no longer visible'),
    expect.stringContaining('no longer visible'),
    expect.stringContaining('not visible at the start'),
    expect.stringContaining('not visible at the start'),
    expect.stringContaining('text has appeared'),
    expect.stringContaining('text has appeared'),
    expect.stringContaining('address matches'),
  ]);
  expect(outcomes.every(({ success }) => success)).toBe(true);
  expect(outcomes.at(-1)).toMatchObject({ url: `${extension.site.origin}/done?order=17`, title: 'Slow' });
  expect(Date.now() - start).toBeLessThan(12_000);
});

test('continues a wait in the document that replaces the first', async () => {
  extension.site.serve({
    '/one': `<title>One</title><h1>Wait</h1><script>setTimeout(() => { location.href = '/two' }, 700)</script>`,
    '/two': `<title>Two</title><h1>Wait</h1><script>setTimeout(() => { document.body.append('Paid') }, 700)</script>`,
  });
  const tab = await extension.open('/one');
  const outcomes = await Promise.all([waitIn(tab, { text: 'Paid' }), waitIn(tab, { url: '/two' })]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ success: true, url: `${extension.site.origin}/two` });
});

test('waits in the tab although it shows another page by then', async () => {
  extension.site.serve({ '/before': '<title>Before</title>', '/after': '<title>After</title><p>Here' });
  const tab = await extension.open('/before');
  const action = { action: 'wait', params: { text: 'Here' } };
  const previewed = await tab.preview(action);
  await tab.page.goto(`${extension.site.origin}/after`);
  expect(await tab.run(action, previewed)).toMatchObject({ success: true, title: 'After' });
});

test('counts visible frames, also later ones', async () => {
  const text = (words: string) => `<p>${words}</p>`;
  extension.site.serve({
    '/frames': `<title>Frames</title><iframe src=/hidden style="position:absolute;left:-9999px"></iframe>
      <script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<iframe src=/shown></iframe>'), 500)</script>`,
    '/hidden': text('Nobody sees this'),
    '/shown': text('In the frame'),
  });
  const tab = await extension.open('/frames');
  const [shown, hidden, gone] = await Promise.all([
    waitIn(tab, { text: 'In the frame' }),
    waitIn(tab, { text: 'Nobody sees this', seconds: 2 }),
    waitIn(tab, { for: 'gone', text: 'Nobody sees this' }),
  ]);
  expect([shown.success, hidden.success, gone.success]).toEqual([true, false, true]);
});

test('does not count a reloading frame or a brief absence as gone', async () => {
  extension.site.serve({
    '/around': '<title>Around</title><p id=note>Saving</p><iframe id=f src=/inside></iframe>',
    '/inside': '<p id=spin>Loading orders</p>',
  });
  const tab = await extension.open('/around');
  const gone = { for: 'gone', seconds: 4 };
  const waiting = [waitIn(tab, { ...gone, selector: '#spin' }), waitIn(tab, { ...gone, text: 'Saving' })];
  await waitIn(tab, { for: 'time', seconds: 1 });
  const awayForAMoment =
    '{ const away = note; away.remove(); setTimeout(() => document.body.append(away), 50); }';
  await tab.page.evaluate(`f.contentWindow.location.reload(); ${awayForAMoment}`);
  await waitIn(tab, { for: 'time', seconds: 0.7 });
  await tab.page.evaluate(awayForAMoment.replace('note', 'f'));
  for (const outcome of await Promise.all(waiting))
    expect(outcome).toMatchObject({ success: false, error_type: 'Timeout' });
});

test('reports nothing about the content of a crashed page', async () => {
  extension.site.serve({ '/page': '<title>Page</title><p>Here' });
  const tab = await extension.open('/page');
  const waiting = [
    waitIn(tab, { for: 'gone', text: 'Here', seconds: 3 }),
    waitIn(tab, { for: 'gone', selector: 'p', seconds: 3 }),
  ];
  await waitIn(tab, { for: 'time', seconds: 0.5 });
  await tab.page.goto('chrome://crash').catch(() => undefined);
  for (const outcome of await Promise.all(waiting)) {
    expect(outcome).toMatchObject({ success: false, error_type: 'Timeout' });
    expect(outcome.message).toContain('page did not answer');
  }
});

test('waits for network quiet or a time, and reports the state at the deadline', async () => {
  extension.site.serve({
    '/calm': `<title>Calm</title><p hidden id=h>Hidden</p><p>Still here</p><script>fetch('/data')</script>`,
    '/busy': `<title>Busy</title><script>setInterval(() => fetch('/data'), 150)</script>`,
    '/data': '{}',
  });
  const busy = await extension.open('/busy');
  const tab = await extension.open('/calm');
  const outcomes = await Promise.all([
    waitIn(tab, { for: 'network' }),
    waitIn(tab, { for: 'time', seconds: 0.5 }),
    waitIn(busy, { for: 'network', seconds: 2 }),
    waitIn(tab, { selector: '#h', seconds: 1.5 }),
    waitIn(tab, { selector: '#none', seconds: 1.5 }),
    waitIn(tab, { for: 'gone', text: 'Still here', seconds: 1.5 }),
    waitIn(tab, { url: '/elsewhere', seconds: 1.5 }),
  ]);
  expect(outcomes.map(({ success }) => success)).toEqual([true, true, false, false, false, false, false]);
  expect(outcomes[0]?.message).toContain('not visible from here');
  for (const late of outcomes.slice(2)) expect(late).toMatchObject({ effect: 'late', error_type: 'Timeout' });
  expect(outcomes.slice(2).map(({ message }) => message)).toEqual([
    expect.stringContaining('never idle'),
    expect.stringContaining('1 element on the page matches, but none is visible'),
    expect.stringContaining('No element on the page matches'),
    expect.stringContaining('still shows that text'),
    expect.stringContaining(`The address is ${extension.site.origin}/calm`),
  ]);
});

test('reports an open connection as unobservable, not as quiet or busy', async () => {
  const answers = await serveAnswers();
  onTestFinished(() => answers.close());
  const silent = `${answers.origin}/silent`;
  extension.site.serve({
    '/data': '{}',
    '/open': `<title>Open</title><script>
      fetch('/data'); fetch('${silent}', { mode: 'no-cors' }).catch(() => undefined);
      new EventSource('${silent}'); new WebSocket('${silent}'.replace('http', 'ws'));</script>`,
    '/polling': `<title>Polling</title><script>
      const poll = () => fetch('/data').then(() => setTimeout(poll, 50)); poll();</script>`,
  });
  const open = await extension.open('/open');
  const polling = await extension.open('/polling');
  const start = Date.now();
  const [quiet, busy] = await Promise.all([
    waitIn(open, { for: 'network', seconds: 4 }),
    waitIn(polling, { for: 'network', seconds: 2 }),
  ]);
  expect(quiet).toMatchObject({
    success: true,
    message: expect.stringMatching(/frames.*WebSocket.*not visible/u),
  });
  expect(busy).toMatchObject({
    error_type: 'Timeout',
    message: expect.stringContaining('Requests kept ending'),
  });
  expect(Date.now() - start).toBeLessThan(6_000);
});

test('reports nothing but the refusal for an unreadable site', async () => {
  const answers = await serveAnswers();
  onTestFinished(() => answers.close());
  const tab = await extension.open(`${answers.foreignOrigin}/two`);
  const outcomes = await Promise.all([
    waitIn(tab, { for: 'network', seconds: 2 }),
    waitIn(tab, { text: 'Two', seconds: 2 }),
    waitIn(tab, { url: '/two', seconds: 1 }),
    waitIn(tab, { for: 'time', seconds: 0.5 }),
  ]);
  expect(outcomes).toMatchObject([
    { error_type: 'NotPermitted' },
    { error_type: 'NotPermitted' },
    { error_type: 'Timeout', message: expect.stringContaining('address is not known') },
    { success: true },
  ]);
});

test('asks for each wait, since it continues wherever the tab goes', async () => {
  extension.site.serve({ '/page': '<title>Page</title>' });
  const tab = await extension.open('/page');
  const { origin } = extension.site;
  const grant = { origin, givenAt: Date.now() - 1_000, until: Date.now() + 60_000 };
  await extension.evaluate(`chrome.storage.local.set({ readingGrants: ${JSON.stringify([grant])} })`);
  onTestFinished(async () => void (await extension.evaluate(`chrome.storage.local.remove('readingGrants')`)));
  const action = { action: 'wait', target: {}, params: { text: 'Page', seconds: 1 } };
  const { preview, documentId } = await tab.preview(action);
  if (preview.status !== 'bound' || !documentId) throw new Error(JSON.stringify(preview));
  const { tabId } = tab;
  const approved = { tabId, documentId, language: 'en', action, binding: preview.binding } as const;
  const granted = { ...approved, key: 'granted:0', grantedOrigin: origin, sharedTabs: [tabId] };
  await expect(extension.ask(messages.runActionInTab, granted)).rejects.toMatchObject({
    type: 'NotPermitted',
  });
});

test('answers at once when the person stops a wait, and does not restart it under the same key', async () => {
  extension.site.serve({ '/page': '<title>Page</title>' });
  const tab = await extension.open('/page');
  const action = { action: 'wait', params: { text: 'Never', seconds: 15 } };
  const previewed = await tab.preview(action);
  const start = Date.now();
  const waiting = tab.run(action, previewed, 'stopped:0');
  await expect.poll(() => extension.ask(messages.stopRun, { key: 'stopped:0' })).toEqual({ stopped: true });
  const outcome = await waiting;
  expect(outcome).toMatchObject({ success: false, effect: 'stopped', error_type: 'Rejected' });
  expect(await tab.run(action, previewed, 'stopped:0')).toEqual(outcome);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('refuses impossible conditions, and ends the wait with its tab', async () => {
  extension.site.serve({ '/page': '<title>Page</title><button>Send</button>' });
  const tab = await extension.open('/page');
  expect(await waitIn(tab, { selector: 'p:::' })).toMatchObject({ error_type: 'InvalidArgument' });
  await expect(waitIn(tab, { for: 'text' })).rejects.toMatchObject({ type: 'InvalidArgument' });
  await expect(waitIn(tab, { text: 'x', seconds: 60 })).rejects.toMatchObject({ type: 'InvalidArgument' });
  const { preview } = await tab.preview({
    action: 'wait',
    target: { elementId: await tab.id(/Send/) },
    params: { for: 'gone', seconds: 3 },
  });
  expect(preview).toMatchObject({
    status: 'bound',
    effect: 'reads',
    sentence: 'Wait for … to disappear',
    facts: { kind: 'button', name: 'Send' },
    after: '3 s at most',
  });
  const waiting = waitIn(tab, { text: 'Never' });
  const closing = waitIn(tab, { url: '/never' });
  await waitIn(tab, { for: 'time', seconds: 0.5 });
  await tab.page.close();
  for (const outcome of [await waiting, await closing])
    expect(outcome).toMatchObject({ success: false, error_type: 'PageGone' });
});
