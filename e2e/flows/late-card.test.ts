import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act } from './page-action.ts';
import { steps } from './script-model.ts';
import { addressOn, shareInFront, tabIn } from './shared-tabs.ts';
import { startAssent } from './start-assent.ts';

test('a card that a rule blocks or whose tab was closed says so on the card, in the record and to the model', async () => {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      view => propose('navigate', { url: addressOn(view, 'search') }),
      () => say('I stay.'),
      () => say('Two tabs.'),
      view => propose('switch_tab', { tabId: tabIn(view, '商店搜索') }),
      () => say('That one is closed.'),
      () => propose('open_tab', { url: 'http://127.0.0.1/' }),
      () => say('None is opened.'),
      () => act({ action: 'click', target: { selector: 'button' } }),
      () => say('I leave it.'),
    ),
  });
  const { page, panel, site, upstream } = assent;
  const newest = () => JSON.stringify(upstream?.requests.at(-1) ?? '');
  const host = new URL(site.origin).host;
  const rule = panel.page.getByRole('combobox', { name: `What Assent may do on ${host}` });
  const lookAgain = panel.page.getByRole('button', { name: /^Look again/ });

  await panel.ask('Go on to the search');
  await panel.shows('leads to');
  await rule.selectOption('Read only');
  await panel.shows(`Not possible: ${host} is set to “read only”, so nothing was changed.`);
  await lookAgain.click();
  await panel.shows('I stay.');
  await panel.shows('Change the site rules');
  expect(newest()).toMatch(/NotPermitted.*“read only” in Assent/u);
  expect(page.url()).toMatch(/reading$/u);

  await rule.selectOption('Ask each time');
  const search = await shareInFront(assent, 'search', 'Two tabs.');
  await page.bringToFront();
  await panel.ask('Go on over there');
  await panel.shows('Continue in');
  await page.close();
  await panel.shows('You left, closed or reloaded the page that this was proposed for.');
  await lookAgain.click();
  await panel.shows('That one is closed.');
  expect(newest()).toContain('PageGone');

  await search.bringToFront();
  await panel.ask('Open another');
  await panel.shows('Open in a new tab');
  await rule.selectOption('Never read');
  await panel.shows(`Not possible: ${host} is set to “never read”, so nothing was done there.`);
  await lookAgain.click();
  await panel.shows('None is opened.');
  await rule.selectOption('Ask each time');

  await panel.ask('Press it');
  await panel.shows('Click');
  await rule.selectOption('Never read');
  await expect.poll(() => rule.inputValue()).toBe('never-read');
  await panel.approve();
  await panel.shows('You set this site to “never read”, so nothing was read or done there.');
  await panel.shows('I leave it.');
  expect(newest()).toContain('Do not try again');
  expect(await panel.page.getByText('Do not try again').filter({ visible: true }).count()).toBe(0);
});
