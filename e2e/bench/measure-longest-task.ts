import { longestTasks, traceSchema } from './longest-tasks.ts';
import type { OpenedPage } from './pages/open-bench-page.ts';
import { median } from './summary.ts';

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];
const RUNS = 5;
/** Milliseconds. A page that takes us longer is read once. */
const LONG = 1000;

/** Milliseconds of the longest task of ours while a context is read, by the browser's own trace: the median of a few runs. */
export async function measureLongestTask(opened: OpenedPage, took: number): Promise<number> {
  const browser = opened.page.context().browser();
  if (!browser) throw new Error('Without a browser of its own a page cannot be traced.');
  await browser.startTracing(opened.page, { categories: CATEGORIES });
  await opened.evaluate('isolated', `bench.markContexts(${took > LONG ? 1 : RUNS})`);
  const trace = await browser.stopTracing();
  return median(longestTasks(traceSchema.parse(JSON.parse(trace.toString())).traceEvents));
}
