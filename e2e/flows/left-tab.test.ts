import { newestText, propose, say } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { shareInFront, tabIn } from './shared-tabs.ts';
import { startAssent } from './start-assent.ts';

/** What we draw over a page is held by an element of this name, which is there only while something is drawn. */
const drawn = (page: Page): Promise<number> => page.locator('html > :not(head, body)').count();

test('after a move to another tab, nothing of ours stays in the old one, and its ids are invalid', async () => {
  let field = '';
  let snapshotId = '';
  const intoField = (value: string) => act(on(field, 'fill', { value }));
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      () => say('One.'),
      () => say('Two.'),
      () => propose('browser_snapshot', {}),
      view => {
        field = view.element(/^input: 搜索/);
        snapshotId = /s_[0-9a-f]{8}/u.exec(view.newest)?.[0] ?? '';
        return act(
          on(field, 'fill', { value: 'green tea' }),
          { action: 'switch_tab', params: { tabId: tabIn(view, 'The tea garden') } },
          { action: 'click', target: { selector: '#nothing' } },
        );
      },
      () => intoField('black tea'),
      () => propose('browser_snapshot', { since: snapshotId }),
      view => say(`Known: ${!view.newest.includes('is not available here')}.`),
    ),
  });
  const { panel, page, upstream } = assent;
  await panel.ask('Remember this page');
  await panel.shows('One.');
  const search = await shareInFront(assent, 'search', 'Two.');
  await panel.ask('Do it in both');
  await panel.approve();
  await expect.poll(() => drawn(search)).toBeGreaterThan(0);
  await panel.approve();
  await expect.poll(() => drawn(page)).toBeGreaterThan(0);
  expect(await drawn(search)).toBe(0);
  expect(await search.inputValue('#query')).toBe('green tea');
  await panel.approve();
  // Told at once, without a card: there is nothing in the tab worked in that it could be about.
  await expect.poll(() => reported(upstream?.requests[5])).toMatch(/"error_type":"ElementNotFound"/u);
  expect(reported(upstream?.requests[5])).toContain(
    `page in the current tab, ${idOf(upstream?.requests[5])},`,
  );
  await panel.approve();
  await panel.shows('Known: false.');
  expect(await drawn(page)).toBe(0);
  expect(await drawn(search)).toBe(0);
  expect(await search.inputValue('#query')).toBe('green tea');
});

test('a card that a message from another tab leaves behind removes its outline', async () => {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/^button: Does nothing/), 'click')),
      () => say('Two.'),
    ),
  });
  await assent.panel.ask('Press it');
  await assent.panel.approveButton.waitFor();
  await expect.poll(() => drawn(assent.page)).toBeGreaterThan(0);
  await shareInFront(assent, 'search', 'Two.');
  await expect.poll(() => drawn(assent.page)).toBe(0);
});

function reported(request: ModelView['request'] | undefined): string {
  return request ? newestText(request) : '';
}

/** The tab that the page block tells as the active one. */
function idOf(request: ModelView['request'] | undefined): string {
  return /^tab \| (\d+) \| active/mu.exec(reported(request))?.[1] ?? 'none';
}
