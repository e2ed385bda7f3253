import type { FrameReading } from '../../extension/page/frame-reading.ts';
import { longestTasks, traceSchema } from './longest-tasks.ts';
import type { OpenedPage } from './pages/open-bench-page.ts';
import { median } from './summary.ts';

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];
const RUNS = 5;
/** Milliseconds. A page whose context takes longer is read once. */
const LONG = 1000;

/** A context and the milliseconds of our longest task while it was read: the median of a few runs. */
export async function traceContext(
  opened: OpenedPage,
  took: number,
): Promise<{ reading: FrameReading; longestTask: number }> {
  const browser = opened.page.context().browser();
  if (!browser) throw new Error('Without a browser of its own a page cannot be traced.');
  await browser.startTracing(opened.page, { categories: CATEGORIES });
  const question = `bench.markContexts(${took > LONG ? 1 : RUNS})`;
  const reading = await opened.evaluate<FrameReading>('isolated', question);
  const trace = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  return { reading, longestTask: median(longestTasks(trace.traceEvents)) };
}
