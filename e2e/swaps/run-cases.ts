import type { Browser } from 'playwright-core';
import type { SwapCase } from './cases.ts';
import type { Planned } from './in-page/plan-swaps.ts';
import { runCase, type SwapResult } from './run-case.ts';
import { openSwapPage, type SwapPage, type SwapPageOptions } from './swap-page.ts';

const VIEWPORT = { width: 1000, height: 700 };

/** Every change that makes a difference to a task's card. */
export async function planned(browser: Browser): Promise<Planned[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const shown = await openSwapPage(context);
  await shown.show('<body>');
  const found = await shown.page.evaluate(() => window.swaps.plan());
  await context.close();
  return found;
}

/** In so many pages side by side: a case waits more than it computes. */
export async function runCases(
  browser: Browser,
  cases: readonly SwapCase[],
  pages: number,
): Promise<SwapResult[]> {
  return inPages(browser, cases, pages, runCase);
}

export async function inPages<Case, Result>(
  browser: Browser,
  cases: readonly Case[],
  pages: number,
  run: (shown: SwapPage, each: Case) => Promise<Result>,
  options?: SwapPageOptions,
): Promise<Result[]> {
  const left = [...cases];
  const work = async (): Promise<Result[]> => {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const shown = await openSwapPage(context, options);
    const results: Result[] = [];
    for (let each = left.shift(); each !== undefined; each = left.shift())
      results.push(await run(shown, each));
    await context.close();
    return results;
  };
  return (await Promise.all(Array.from({ length: pages }, work))).flat();
}
