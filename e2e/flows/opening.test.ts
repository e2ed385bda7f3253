import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** Clicks what has that name, stays when the page asks whether to leave, and returns what the model is told of it. */
async function click(name: RegExp): Promise<{ reported: string; tabs(): string[] }> {
  const { panel, upstream, launched, page } = await startAssent({
    page: 'opening',
    script: steps(
      view => act(on(view.element(name), 'click')),
      () => say('I see.'),
    ),
  });
  // Each of the two connections would answer for the person unless somebody listens there.
  panel.page.context().on('dialog', () => undefined);
  page.on('dialog', dialog => dialog.dismiss());
  await panel.ask('Click it');
  await panel.approve();
  await panel.shows('I see.');
  const second = upstream?.requests[1];
  const tabs = () => launched.context.pages().map(opened => new URL(opened.url()).pathname);
  return { reported: second ? (newestText(second).split('\n')[0] ?? '') : '', tabs };
}

test.each(casesForRun([/A link to a tab/, /A window of a script/], 1))(
  '%s: the tab and its address are told',
  async name => {
    const { reported, tabs } = await click(name);
    await expect.poll(tabs).toContain('/search');
    expect(reported).toMatch(/"effect":"opened"/);
    expect(reported).toMatch(/"opened":\{"kind":"tab","url":"http:[^"]+\/search","id":"\d+"\}/);
  },
);

fullTest('a file that a tab was opened for is no page', async () => {
  const { reported } = await click(/A file in a tab/);
  expect(reported).toMatch(/"effect":"(download|opened)"/);
});

test('a page that asks before it is left, and is not, needs the person', async () => {
  const { reported, tabs } = await click(/A page that holds on/);
  expect(tabs()).toContain('/opening');
  expect(reported).toMatch(/"effect":"needs_user"/);
  expect(reported).toContain('Leave site?');
  expect(reported).not.toContain('held');
});
