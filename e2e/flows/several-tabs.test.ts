import { newestText, propose, say } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { addressOn, shareInFront, tabIn, titlesOf } from './shared-tabs.ts';
import { startAssent } from './start-assent.ts';

/** A conversation that goes from page to page and from tab to tab: each thing is done where it was approved for. */

const fill = (selector: string, value: string) => ({
  action: 'fill',
  target: { selector },
  params: { value },
});

test('an approved navigation, after which the next actions run on the new page once the wait is over', async () => {
  const script = steps(
    view => propose('navigate', { url: addressOn(view, 'search') }),
    view =>
      act(
        { action: 'wait', params: { for: 'text', text: 'We are open' } },
        on(view.element(/^input: 搜索/), 'fill', { value: 'green tea' }),
      ),
    () => say('Filled in.'),
  );
  const { panel, page } = await startAssent({ page: 'reading', script });
  await panel.ask('Look for something to drink');
  await panel.shows('Go to');
  expect(page.url()).toMatch(/reading$/);
  await panel.approve();
  await page.waitForURL(/search$/);
  await panel.shows('We are open');
  await page.evaluate(`setTimeout(() => (document.querySelector('h1').textContent = 'We are open'), 2_000)`);
  await panel.approve();
  // What follows is asked for once the page is as it was waited for.
  await panel.shows('green tea');
  expect(await page.textContent('h1')).toBe('We are open');
  await panel.approve();
  await panel.shows('Filled in.');
  expect(await page.inputValue('#query')).toBe('green tea');
});

fullTest(
  'another shared tab is gone on in without being brought to the front, and an unknown one is told as that',
  async () => {
    const script = steps(
      () => say('I see.'),
      () => propose('switch_tab', { tabId: 1 }),
      view => propose('switch_tab', { tabId: tabIn(view, 'The tea garden') }),
      view => act(on(view.element(/^button: Does nothing/), 'click')),
      () => say('Done.'),
    );
    const { panel, page, launched, site } = await startAssent({ page: 'reading', script });
    await countPresses(page);
    await panel.ask('Remember this page');
    await panel.shows('I see.');
    const second = await launched.context.newPage();
    await second.goto(`${site.origin}/search`);
    await second.bringToFront();
    await panel.ask('Press it there');
    await panel.approve();
    await panel.approve();
    await panel.shows('Done.');
    expect(await page.evaluate('presses')).toBe(1);
    expect(await second.evaluate('document.visibilityState')).toBe('visible');
  },
);

fullTest(
  'three tabs: each action runs in its approved tab; a tab closed under its card is reported, and the conversation continues',
  async () => {
    const assent = await startAssent({
      page: 'reading',
      script: steps(
        () => say('One.'),
        () => say('Two.'),
        () => say('Three.'),
        view => act({ action: 'switch_tab', params: { tabId: tabIn(view, '商店搜索') } }),
        view => act(on(view.element(/^input: 搜索/), 'fill', { value: 'green tea' })),
        view => propose('switch_tab', { tabId: Number(tabIn(view, 'Sign up')) }),
        view => act(on(view.element(/^input: Name/), 'fill', { value: 'Mei Lin' })),
        view => propose('switch_tab', { tabId: tabIn(view, 'The tea garden') }),
        view => act(on(view.element(/^button: Does nothing/), 'click')),
        view => say(`Left are ${titlesOf(view).join(' and ')}.`),
        view => say(`Now in ${/^title \| (.*)$/mu.exec(view.newest)?.[1]}.`),
      ),
    });
    const { panel, page, upstream } = assent;
    await countPresses(page);
    await panel.ask('Remember this page');
    await panel.shows('One.');
    const search = await shareInFront(assent, 'search', 'Two.');
    const signUp = await shareInFront(assent, 'react-form', 'Three.');
    await panel.ask('Do it in each of them');
    await panel.approve();
    await panel.approve();
    await panel.approve();
    await panel.shows('Mei Lin');
    expect(await search.inputValue('#query')).toBe('green tea');
    await signUp.close();
    await panel.page.getByRole('button', { name: 'Look again' }).click();
    await panel.approve();
    await panel.approve();
    await panel.shows('Left are 商店搜索 and The tea garden.');
    expect(reported(upstream?.requests[7])).toContain('"error_type":"PageGone"');
    expect(await page.evaluate('presses')).toBe(1);
    await panel.ask('And now?');
    await panel.shows('Now in The tea garden.');
  },
);

test('a batch that navigates: later rows need an approval there; rows cut off by a link do not run on the new page', async () => {
  const { panel, page, upstream } = await startAssent({
    page: 'react-form',
    script: steps(
      view =>
        act(
          on(view.element(/^input: Name/), 'fill', { value: 'Mei Lin' }),
          { action: 'navigate', params: { url: addressOn(view, 'search') } },
          fill('#query', 'green tea'),
        ),
      () => say('Looked up.'),
      view =>
        act(
          fill('#query', 'black tea'),
          on(view.element(/^link: 首页/), 'click'),
          fill('#query', 'white tea'),
        ),
      () => say('Cut off.'),
    ),
  });
  await panel.ask('Sign up, then look for tea');
  await panel.shows('Mei Lin');
  // What is yet to come is no part of this card.
  expect(await panel.text()).not.toContain('green tea');
  await panel.approve();
  await page.waitForURL(/search$/);
  await panel.shows('green tea');
  expect(await page.inputValue('#query')).toBe('');
  await panel.approve();
  await panel.shows('Looked up.');
  expect(await page.inputValue('#query')).toBe('green tea');
  expect(reported(upstream?.requests[1])).toContain('执行了 3 个操作，成功 3 个，失败 0 个');
  await panel.ask('Once more from the start');
  await page.evaluate('window.isOld = true');
  await panel.approve();
  await panel.shows('Cut off.');
  expect(await page.evaluate('window.isOld')).toBeUndefined();
  expect(await page.inputValue('#query')).toBe('');
  expect(reported(upstream?.requests[3])).toMatch(/"error_type":"PageGone".*成功 2 个，失败 1 个/u);
});

fullTest('a batch that stops early reports each of its actions, and stays in its tab', async () => {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      () => say('One.'),
      () => say('Two.'),
      view =>
        act(
          { action: 'highlight', target: { selector: 'h1' } },
          { action: 'navigate', params: { url: addressOn(view, 'search') } },
          fill('#query', 'green tea'),
        ),
      () => say('As you like.'),
      view =>
        act(
          { action: 'click', target: { selector: 'h1' } },
          { action: 'switch_tab', params: { tabId: tabIn(view, 'Sign up') } },
          fill('input', 'Mei Lin'),
        ),
      view => say(`Still in ${/^title \| (.*)$/mu.exec(view.newest)?.[1]}.`),
    ),
  });
  const { panel, page, upstream } = assent;
  await panel.ask('Remember this page');
  await panel.shows('One.');
  await shareInFront(assent, 'react-form', 'Two.');
  await page.bringToFront();
  await panel.ask('Mark it, then look for tea');
  await panel.approve();
  await panel.shows('green tea');
  await panel.reject();
  await panel.shows('As you like.');
  await panel.shows('Rejected. The remaining actions were not run; those already done still stand.');
  expect(await panel.text()).not.toContain('Nothing was run');
  expect(reported(upstream?.requests[3])).toMatch(
    /执行了 3 个操作，成功 2 个，失败 1 个.*"error":"Rejected by the user: the rest/u,
  );
  await panel.ask('Sign me up');
  await panel.approve();
  await panel.shows('Still in 商店搜索.');
  expect((await panel.text()).match(/Because action 1 did not succeed/gu)).toHaveLength(2);
});

function countPresses(page: Page): Promise<unknown> {
  return page.evaluate(
    `window.presses = 0; document.getElementById('nothing').addEventListener('click', () => presses++)`,
  );
}

function reported(request: Parameters<typeof newestText>[0] | undefined): string {
  return request ? newestText(request) : '';
}
