import { expect, test } from 'vitest';
import { pageBrowser } from '../page/page-browser.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { isChangeRun } from '../toolchain/test-plan.ts';
import { allCases, FULL_SIZE, isCheckable, SEED, type SwapCase, sampleOf } from './cases.ts';
import type { HonestPage } from './honest/honest-page.ts';
import { honestPages } from './honest/honest-pages.ts';
import { runHonest } from './honest/run-honest.ts';
import { isSwap } from './report.ts';
import { inPages, planned, runCases } from './run-cases.ts';

// What fails runs twice: a machine with too much to do may be late once.

const PAGES = 4;

test('an approved action has the effect that its card shows', { timeout: 1_800_000 }, async () => {
  const browser = await pageBrowser();
  const run = (some: readonly SwapCase[]) => runCases(browser, some, PAGES);
  const checkable = allCases(await planned(browser), SEED).filter(isCheckable);
  const results = await run(casesForRun(sampleOf(checkable, FULL_SIZE, SEED), 20));
  expect(results.filter(isSwap).length).toBeGreaterThan(isChangeRun() ? 11 : 2000);
  const isWrong = ({ verdict }: { verdict: string }): boolean => /^(differs|needless|broken)$/.test(verdict);
  const again = await run(results.filter(isWrong).map(({ swapCase }) => swapCase));
  expect(again.filter(isWrong)).toEqual([]);
});

test('approved actions run on honest pages', { timeout: 900_000 }, async () => {
  const run = async (some: readonly HonestPage[]): Promise<string[]> => {
    const results = await inPages(await pageBrowser(), some, PAGES, runHonest);
    return results.flatMap(({ verdict, name }) => (verdict === 'refused' ? [name] : []));
  };
  const refused = await run(casesForRun(honestPages, 8));
  expect(await run(honestPages.filter(({ name }) => refused.includes(name)))).toEqual([]);
});
