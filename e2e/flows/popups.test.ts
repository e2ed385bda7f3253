import { newestText, propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { tabIn, titlesOf } from './shared-tabs.ts';
import { startAssent } from './start-assent.ts';

/** Tabs that open themselves are nobody's, and those that an approved click opens are the conversation's. */

test('a popup that opens by itself gets neither the conversation nor an action and is not reported; one of an approved click is shared', async () => {
  const press = { action: 'click', target: { selector: '#opener' } };
  const { panel, page, launched, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/^button: Does nothing/), 'click')),
      () => act(press),
      view => propose('switch_tab', { tabId: tabIn(view, '商店搜索') }),
      view => act(on(view.element(/^input: 搜索/), 'fill', { value: 'green tea' })),
      view => say(`Two tabs: ${titlesOf(view).join(', ')}.`),
    ),
  });
  await page.evaluate(`
    window.presses = 0;
    document.getElementById('nothing').addEventListener('click', () => presses++);
    document.querySelector('main').insertAdjacentHTML('beforeend', '<button id=opener>Open the shop</button>');
    document.getElementById('opener').addEventListener('click', () => open('/search'));
  `);
  await panel.ask('Press it, then open the shop and look for tea');
  await panel.shows('Does nothing');
  const [popup] = await Promise.all([
    launched.context.waitForEvent('page'),
    page.evaluate(`setTimeout(() => open('/react-form'), 100)`),
  ]);
  await popup.waitForURL(/react-form$/);
  await expect.poll(() => popup.evaluate('document.visibilityState')).toBe('visible');
  await panel.approve();
  const [shop] = await Promise.all([launched.context.waitForEvent('page'), panel.approve()]);
  await shop.waitForURL(/search$/);
  expect(await page.evaluate('presses')).toBe(1);
  await panel.approve();
  await panel.approve();
  await panel.shows('Two tabs: The tea garden, 商店搜索.');
  expect(await shop.inputValue('#query')).toBe('green tea');
  expect(upstream?.requests.map(newestText).join()).not.toMatch(/react-form|Sign up/u);
});
