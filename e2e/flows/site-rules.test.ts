import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const readSelection = () => propose('get_selected_text', {});

test('a reading grant covers one site for the day; a site is read-only, then blocked, until the user changes it', async () => {
  const { page, panel, site, upstream } = await startAssent({
    page: 'search',
    script: steps(
      readSelection,
      readSelection,
      view => act(on(view.element(/button: 搜索/), 'highlight')),
      () => say('Read twice.'),
      readSelection,
      () => say('Not read there.'),
      readSelection,
      () => say('Not read again.'),
      view => act(on(view.element(/button: 搜索/), 'click')),
      () => say('I cannot click.'),
      () => say('I see no page.'),
      () => say('I see it again.'),
    ),
  });
  const newest = () => JSON.stringify(upstream?.requests.at(-1) ?? '');
  const host = new URL(site.origin).host;

  await panel.ask('Read what is selected, twice');
  await panel.page.getByRole('checkbox', { name: `Don't ask again today before reading on ${host}` }).check();
  await panel.approve();
  await panel.shows('You allowed this for today, so you were not asked.');
  // Marking is no reading, so that a card has come for it.
  await panel.approve();
  await panel.shows('Read twice.');

  await page.goto(`${site.foreignOrigin}/search`);
  await panel.ask('And here?');
  await panel.reject();
  await panel.shows('Not read there.');

  await page.goto(`${site.origin}/search`);
  const stop = panel.page.getByRole('button', { name: `Stop allowing reading on ${host}` });
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  await panel.ask('Once more');
  await panel.reject();
  await panel.shows('Not read again.');

  const rule = panel.page.getByRole('combobox', { name: `What Assent may do on ${host}` });
  // Set once it is stored, which shows in the field.
  await rule.selectOption('Read only');
  await expect.poll(() => rule.inputValue()).toBe('read-only');
  await panel.ask('Search');
  await panel.shows('I cannot click.');
  await panel.shows(`${host} is set to “read only”, so nothing was changed.`);
  expect(newest()).toContain('NotPermitted');

  await rule.selectOption('Never read');
  await expect.poll(() => rule.inputValue()).toBe('never-read');
  await panel.ask('What is here?');
  await panel.shows('I see no page.');
  expect(newest()).not.toContain('button: 搜索');
  await panel.page.getByRole('button', { name: `Let Assent read ${host}, and ask again` }).click();
  await panel.shows('I see it again.');
  expect(newest()).toContain('button: 搜索');
  expect(await rule.inputValue()).toBe('ask');
});
