import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** Clicks the link of that name and returns what the model is told of it, with the page that goes along. */
async function follow(link: RegExp): Promise<string> {
  const { panel, upstream } = await startAssent({
    page: 'leaving',
    script: steps(
      view => act(on(view.element(link), 'click')),
      () => say('I see.'),
    ),
  });
  await panel.ask('Follow it');
  await panel.approve();
  await panel.shows('I see.');
  const second = upstream?.requests[1];
  return second ? newestText(second) : '';
}

test('a slow server: the result comes with the new page, not the old one', async () => {
  const reported = await follow(/A slow server/);
  expect(reported).toContain('"effect":"navigated"');
  expect(reported).toMatch(/"url":"http:[^"]+\/slow\/search"/);
  expect(reported).toContain('title | 商店搜索');
  expect(reported).not.toContain('leaving');
});

test.each(casesForRun([/An empty answer/, /An attachment/], 1))(
  '%s leaves the page where it is, and says so',
  async link => {
    const reported = await follow(link);
    expect(reported).toMatch(/"effect":"(no_change|download)"/);
    expect(reported).not.toContain('"effect":"navigated"');
    expect(reported).toContain('title | Ways to leave');
  },
);
