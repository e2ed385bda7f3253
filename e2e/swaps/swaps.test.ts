import { expect, test } from 'vitest';
import { pageBrowser } from '../page/page-browser.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { isChangeRun } from '../toolchain/test-plan.ts';
import { allCases, isCheckable, labelOf, type SwapCase, sampleOf } from './cases.ts';
import { honestPages } from './honest/honest-pages.ts';
import { type HonestResult, runHonest } from './honest/run-honest.ts';
import { differentCases, entriesOf, FULL_SIZE, readKnown, refusedNames, SEED } from './known.ts';
import { isSwap } from './report.ts';
import { inPages, planned, runCases } from './run-cases.ts';

// What is known to differ is in known.json, which `pnpm swaps --record` writes. It only gets shorter: a full run fails where
// an entry is not needed any more. What fails runs twice, since a machine with too much to do may be late once.

const PAGES = 4;
const known = readKnown();
const isKnown = (entry: string): boolean => known.differences.includes(entry);

test('an approved action has the effect that its card shows', { timeout: 1_800_000 }, async () => {
  const browser = await pageBrowser();
  const run = (some: readonly SwapCase[]) => runCases(browser, some, PAGES);
  const checkable = allCases(await planned(browser), SEED).filter(isCheckable);
  const cases = casesForRun(sampleOf(checkable, FULL_SIZE, SEED), 60);
  const results = await run(cases);
  expect(results.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
  expect(results.filter(isSwap).length).toBeGreaterThan(isChangeRun() ? 45 : 2000);
  const different = differentCases(results);
  const unknown = different.filter(swap => !entriesOf(swap).some(isKnown));
  expect(differentCases(await run(unknown)).map(labelOf)).toEqual([]);
  if (isChangeRun()) return;
  const needed = new Set(different.flatMap(entriesOf));
  const mended = known.differences.filter(entry => !needed.has(entry));
  const again = cases.filter(swap => entriesOf(swap).some(entry => mended.includes(entry)));
  const stillNeeded = new Set(differentCases(await run(again)).flatMap(entriesOf));
  expect(mended.filter(entry => !stillNeeded.has(entry))).toEqual([]);
});

test('approved actions run on honest pages', { timeout: 900_000 }, async () => {
  const run = async (names?: readonly string[]): Promise<HonestResult[]> => {
    const some = names
      ? honestPages.filter(({ name }) => names.includes(name))
      : casesForRun(honestPages, 12);
    return inPages(await pageBrowser(), some, PAGES, runHonest);
  };
  const refused = refusedNames(await run());
  expect(refusedNames(await run(refused.filter(name => !known.refusals.includes(name))))).toEqual([]);
  if (isChangeRun()) return;
  const mended = known.refusals.filter(name => !refused.includes(name));
  expect(refusedNames(await run(mended))).toEqual(mended.sort());
});
