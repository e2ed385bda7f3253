import { expect, test } from 'vitest';
import { pageBrowser } from '../../page/page-browser.ts';
import { casesForRun } from '../../toolchain/full-tests.ts';
import { isChangeRun } from '../../toolchain/test-plan.ts';
import { adversaryCases, unchangedCases } from './adversary-cases.ts';
import { isWrong, measureAdversary } from './measure-adversary.ts';

const PAGES = 4;
const PER_CHANGE = 24;

/** Refused although nothing changes at the press: a number that counted while the card was read. */
const KNOWN_NEEDLESS = 'queue that goes on';

/** Of all cases; the timers of the others may be late. */
const LEAST_FIRED = 1050;

test('an adversary changes nothing that was approved', { timeout: 1_800_000 }, async () => {
  const all = [...adversaryCases, ...unchangedCases].filter(
    ({ page, change }) => change !== undefined || page.name !== KNOWN_NEEDLESS,
  );
  const cases = isChangeRun() ? casesForRun(all, PER_CHANGE) : all;
  const results = await measureAdversary(await pageBrowser(), cases, PAGES);
  const wrong = results.filter(isWrong);
  expect(wrong.map(({ adversaryCase, difference }) => `${adversaryCase.label}: ${difference}`)).toEqual([]);
  const fired = results.filter(({ verdict }) => verdict !== 'unfired').length;
  expect(fired).toBeGreaterThanOrEqual(isChangeRun() ? PER_CHANGE / 2 : LEAST_FIRED);
});
