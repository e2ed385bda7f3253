import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { inExtensionPage } from '../browser/open-panel.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { shareInFront, titlesOf } from './shared-tabs.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** Chromium puts tabs behind aside to save memory, and gives them another number by that (measured in 156). */

async function discard({ launched, site }: Assent, path: string): Promise<void> {
  const address = JSON.stringify(`${site.origin}/${path}`);
  await inExtensionPage(launched.context, page =>
    page.evaluate(`chrome.tabs.query({ url: ${address} }).then(([tab]) => chrome.tabs.discard(tab.id))`),
  );
}

test('a shared tab stays shared under its new id', async () => {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      () => say('One.'),
      () => say('Two.'),
      view => say(`There are ${titlesOf(view).length}.`),
    ),
  });
  await assent.panel.ask('Remember this page');
  await assent.panel.shows('One.');
  await shareInFront(assent, 'search', 'Two.');
  await discard(assent, 'reading');
  await assent.panel.ask('How many are there?');
  await assent.panel.shows('There are 2.');
});

test('a card of a discarded tab runs nothing, and the conversation stays with its tab', async () => {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      () => say('One.'),
      () => say('Two.'),
      view => act(on(view.element(/^button: Does nothing/), 'click')),
      () => say('I see.'),
    ),
  });
  const { panel, page, upstream } = assent;
  await panel.ask('Remember this page');
  await panel.shows('One.');
  const other = await shareInFront(assent, 'search', 'Two.');
  await page.bringToFront();
  await panel.ask('Press it');
  await panel.approveButton.waitFor();
  await other.bringToFront();
  await discard(assent, 'reading');
  await panel.shows('You left, closed or reloaded the page that this was proposed for.');
  await panel.page.getByRole('button', { name: 'Look again' }).click();
  await panel.shows('I see.');
  const newest = upstream?.requests.at(-1);
  const reported = newest && newestText(newest);
  expect(reported).toContain('"error_type":"PageGone"');
  expect(reported).not.toContain('title | 商店搜索');
});
