import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import { runTruth, type Speed, type TruthResult } from './run-truth.ts';
import type { GroupedTruth } from './truth-cases.ts';
import { openTruthTab, type TruthTab } from './truth-tab.ts';

/** In so many tabs side by side, in the order of the cases. */
export async function measureTruth(
  launched: LaunchedBrowser,
  cases: readonly GroupedTruth[],
  speed: Speed,
  { tabs, followsAll = false }: { tabs: number; followsAll?: boolean },
): Promise<TruthResult[]> {
  const run = (tab: TruthTab, each: GroupedTruth) => runTruth(tab, each, speed, followsAll);
  const results = await inTruthTabs(launched, cases, tabs, run);
  return results.sort((one, other) => cases.indexOf(one.each) - cases.indexOf(other.each));
}

export async function inTruthTabs<Result>(
  launched: LaunchedBrowser,
  cases: readonly GroupedTruth[],
  tabs: number,
  run: (tab: TruthTab, each: GroupedTruth) => Promise<Result>,
): Promise<Result[]> {
  const left = [...cases];
  const opened: TruthTab[] = [];
  // One after the other: a window that opens is known by its time alone.
  for (let count = 0; count < tabs; count += 1) opened.push(await openTruthTab(launched));
  const work = async (tab: TruthTab): Promise<Result[]> => {
    const results: Result[] = [];
    for (let each = left.shift(); each !== undefined; each = left.shift()) results.push(await run(tab, each));
    await tab.close();
    return results;
  };
  return (await Promise.all(opened.map(work))).flat();
}
