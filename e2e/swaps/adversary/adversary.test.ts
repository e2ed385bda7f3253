import { expect, test } from 'vitest';
import { pageBrowser } from '../../page/page-browser.ts';
import { casesForRun } from '../../toolchain/full-tests.ts';
import { isChangeRun } from '../../toolchain/test-plan.ts';
import { adversaryCases, unchangedCases } from './adversary-cases.ts';
import { isKnownGap } from './known-gaps.ts';
import { isWrong, measureAdversary } from './measure-adversary.ts';

const PAGES = 4;
const PER_CHANGE = 24;

/** Of all cases, today: 43 changes, 2 more whose timers may be in time for the press, and 1 page that changes nothing. */
const MOST_WRONG = 46;

/** Of all cases; the timers of the others may be late. */
const LEAST_FIRED = 1050;

test('an adversary changes nothing that was approved', { timeout: 1_800_000 }, async () => {
  const all = [...adversaryCases, ...unchangedCases];
  const right = all.filter(each => !isKnownGap(each));
  const results = await measureAdversary(
    await pageBrowser(),
    isChangeRun() ? casesForRun(right, PER_CHANGE) : all,
    PAGES,
  );
  const wrong = results.filter(isWrong);
  const unknown = wrong.filter(({ adversaryCase }) => !isKnownGap(adversaryCase));
  expect(unknown.map(({ adversaryCase, difference }) => `${adversaryCase.label}: ${difference}`)).toEqual([]);
  expect(wrong.length).toBeLessThanOrEqual(MOST_WRONG);
  const fired = results.filter(({ verdict }) => verdict !== 'unfired').length;
  expect(fired).toBeGreaterThanOrEqual(isChangeRun() ? PER_CHANGE / 2 : LEAST_FIRED);
});
