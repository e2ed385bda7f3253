import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** Keeps the page's only thread from everything else. */
function block(seconds: number): string {
  return `setTimeout(() => { for (const end = Date.now() + ${seconds * 1000}; Date.now() < end;); })`;
}

test('waits for a page that is busy, says so, and asks with the page', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/Wrap as a gift/), 'check')),
      () => say('Wrapped.'),
    ),
  });
  await page.evaluate(block(6));
  await panel.ask('Wrap it');
  await panel.shows(/Reading the page, \d+ s/);
  await panel.approve();
  await panel.shows('Wrapped.');
  expect(await page.isChecked('#gift')).toBe(true);
  const [first] = upstream?.requests ?? [];
  expect(first && newestText(first)).toContain('Wrap as a gift');
});

fullTest('Stop ends the waiting for a busy page at once, and nothing is sent', async () => {
  const { page, panel, upstream } = await startAssent({ page: 'reading', script: () => say('Never.') });
  await page.evaluate(block(8));
  const start = Date.now();
  await panel.ask('What is this?');
  await panel.shows(/Reading the page, \d+ s/);
  await panel.press('stop');
  await panel.idle();
  expect(Date.now() - start).toBeLessThan(6_000);
  await panel.shows('You stopped this answer.');
  expect(upstream?.requests).toHaveLength(0);
});
