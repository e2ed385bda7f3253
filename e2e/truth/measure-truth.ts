import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import { runTruth, type Speed, type TruthResult } from './run-truth.ts';
import type { GroupedTruth } from './truth-cases.ts';
import { openTruthTab, type TruthTab } from './truth-tab.ts';

interface Measuring {
  tabs: number;
  followsAll?: boolean;
}

/** In so many tabs of the extension's browser side by side, in the order of the cases. */
export function measureTruth(
  launched: LaunchedBrowser,
  cases: readonly GroupedTruth[],
  speed: Speed,
  measuring: Measuring,
): Promise<TruthResult[]> {
  return measureTruthIn(() => openTruthTab(launched), cases, speed, measuring);
}

export async function measureTruthIn(
  openTab: () => Promise<TruthTab>,
  cases: readonly GroupedTruth[],
  speed: Speed,
  { tabs, followsAll = false }: Measuring,
): Promise<TruthResult[]> {
  const run = (tab: TruthTab, each: GroupedTruth) => runTruth(tab, each, speed, followsAll);
  const results = await inTruthTabs(openTab, cases, tabs, run);
  return results.sort((one, other) => cases.indexOf(one.each) - cases.indexOf(other.each));
}

export async function inTruthTabs<Result>(
  openTab: () => Promise<TruthTab>,
  cases: readonly GroupedTruth[],
  tabs: number,
  run: (tab: TruthTab, each: GroupedTruth) => Promise<Result>,
): Promise<Result[]> {
  const left = [...cases];
  const opened: TruthTab[] = [];
  // One after the other: a window that opens is known by its time alone.
  for (let count = 0; count < tabs; count += 1) opened.push(await openTab());
  const work = async (tab: TruthTab): Promise<Result[]> => {
    const results: Result[] = [];
    for (let each = left.shift(); each !== undefined; each = left.shift()) results.push(await run(tab, each));
    await tab.close();
    return results;
  };
  return (await Promise.all(opened.map(work))).flat();
}
