import { newestText, propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act } from './page-action.ts';
import { steps } from './script-model.ts';
import { addressOn, shareInFront, tabIn } from './shared-tabs.ts';
import { startAssent } from './start-assent.ts';

test('without any tab the model can list tabs and open a page, each with approval', async () => {
  let search = '';
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      view => {
        search = addressOn(view, 'search');
        return say('One.');
      },
      () => act({ action: 'close' }, { action: 'list_tabs' }),
      () => propose('navigate', { url: search }),
      () => propose('browser_open', { url: search }),
      () => act({ action: 'fill', target: { selector: '#query' }, params: { value: 'green tea' } }),
      () => say('Filled in.'),
    ),
  });
  const { panel, launched, upstream } = assent;
  const reported = () => (upstream?.requests ?? []).map(newestText).join('\n');
  const shared = await shareInFront(assent, 'upload', 'One.');
  const closed = shared.waitForEvent('close');
  await panel.ask('Close this and go on elsewhere');
  await panel.approve();
  await closed;
  await panel.shows('List the shared tabs');
  await panel.approve();
  await panel.shows('Open in a new tab');
  expect(reported()).toContain('0 tabs are shared.');
  expect(reported()).toMatch(/"error_type":"PageGone"|work: open_tab, switch_tab, list_tabs\./u);
  expect(launched.context.pages().some(page => page.url() === search)).toBe(false);
  await panel.approve();
  await panel.shows('green tea');
  await panel.approve();
  await panel.shows('Filled in.');
  const opened = launched.context.pages().find(page => page.url() === search);
  expect(await opened?.inputValue('#query')).toBe('green tea');
});

test('in front of a blocked page nothing about it is sent, and the conversation continues in another tab', async () => {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      () => say('One.'),
      () => act({ action: 'click', target: { selector: '#send' } }),
      () => propose('navigate', { url: 'http://localhost/' }),
      view => propose('switch_tab', { tabId: tabIn(view, 'The tea garden') }),
      () => say('Back in the garden.'),
    ),
  });
  const { panel, page, launched, site, upstream } = assent;
  await panel.ask('Remember this');
  await panel.shows('One.');
  const secret = await launched.context.newPage();
  await secret.goto(`${site.foreignOrigin}/search`);
  await secret.bringToFront();
  const host = new URL(site.foreignOrigin).host;
  const rule = panel.page.getByRole('combobox', { name: `What Assent may do on ${host}` });
  await rule.selectOption('Never read');
  await expect.poll(() => rule.inputValue()).toBe('never-read');
  await panel.ask('Do it here');
  await panel.shows('Continue in');
  const results = (upstream?.requests ?? []).slice(1).map(newestText);
  expect(results).toHaveLength(3);
  for (const text of results.slice(1))
    expect(text).toMatch(/“never read” in Assent.*"error_type":"NotPermitted"/u);
  expect(results.join('\n')).not.toContain(host);
  expect(results.join('\n')).not.toContain('商店搜索');
  await panel.approve();
  await panel.shows('Back in the garden.');
  expect((upstream?.requests ?? []).map(newestText).at(-1)).toContain('title | The tea garden');
  expect(page.url()).toMatch(/reading$/u);
});
