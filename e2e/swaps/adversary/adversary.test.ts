import { expect, test } from 'vitest';
import { pageBrowser } from '../../page/page-browser.ts';
import { casesForRun, fullTest } from '../../toolchain/full-tests.ts';
import { isChangeRun } from '../../toolchain/test-plan.ts';
import { casesOf } from './adversary-cases.ts';
import { isWrong, measureAdversary } from './measure-adversary.ts';
import type { AdversaryResult } from './run-adversary-case.ts';

const PAGES = 4;
const PER_CHANGE = 14;
const TIMEOUT = 1_800_000;

/** Refused although nothing changes at the press: a number that counted while the card was read. */
const KNOWN_NEEDLESS = 'queue that goes on';

/** Of all cases; the timers of the others may be late. */
const LEAST_FIRED = 1050;

test('an adversary changes nothing that was approved', { timeout: TIMEOUT }, async () => {
  const all = casesOf('adversary').filter(({ page, change }) => change || page.name !== KNOWN_NEEDLESS);
  const cases = isChangeRun() ? casesForRun(all, PER_CHANGE) : all;
  const results = await measureAdversary(await pageBrowser(), cases, PAGES);
  const wrong = results.filter(isWrong);
  expect(wrong.map(({ adversaryCase, difference }) => `${adversaryCase.label}: ${difference}`)).toEqual([]);
  expect(countFired(results)).toBeGreaterThanOrEqual(isChangeRun() ? PER_CHANGE / 2 : LEAST_FIRED);
});

/**
 * What is still to be noticed, and what is refused without need: lower both as gaps are closed. Of the third, the German
 * advertisement 250 ms after the input is a race: it is noticed in most runs.
 */
const LIMITS = [
  { set: 'second', mostDifferent: 22, mostNeedless: 4, leastFired: 880 },
  { set: 'third', mostDifferent: 28, mostNeedless: 4, leastFired: 1150 },
] as const;

for (const { set, mostDifferent, mostNeedless, leastFired } of LIMITS)
  fullTest(
    `a ${set} adversary changes no more than is known`,
    async () => {
      const results = await measureAdversary(await pageBrowser(), casesOf(set), PAGES);
      const labelsOf = (verdict: AdversaryResult['verdict']): string[] =>
        results.filter(each => each.verdict === verdict).map(({ adversaryCase }) => adversaryCase.label);
      expect(labelsOf('broken')).toEqual([]);
      expect(labelsOf('differs').length, labelsOf('differs').join('\n')).toBeLessThanOrEqual(mostDifferent);
      expect(labelsOf('needless').length, labelsOf('needless').join('\n')).toBeLessThanOrEqual(mostNeedless);
      expect(countFired(results)).toBeGreaterThanOrEqual(leastFired);
    },
    TIMEOUT,
  );

function countFired(results: readonly AdversaryResult[]): number {
  return results.filter(({ verdict }) => verdict !== 'unfired').length;
}
