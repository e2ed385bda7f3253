import type { BrowserContext } from 'playwright-core';
import type { FrameReading } from '../../extension/page/frame-reading.ts';
import { countTokens } from './count-tokens.ts';
import { measureRecall, type Recall } from './measure-recall.ts';
import { measureTimes, type Times } from './measure-times.ts';
import { type OpenedPage, openBenchPage, type World } from './pages/open-bench-page.ts';
import type { BenchPage } from './pages/page.ts';
import { median } from './summary.ts';

export interface PageResult {
  name: string;
  elements: number;
  /** How many things to act on our index says there are. */
  total: number;
  /** Of the rows of the 30 elements, as the relay writes them. */
  tokens: number;
  /** Milliseconds. */
  longestTask: number;
  times: Times;
  recall: Recall | undefined;
}

export async function measurePage(
  context: BrowserContext,
  shown: BenchPage,
  scripts: Record<World, readonly string[]>,
): Promise<PageResult> {
  const opened = await openBenchPage(context, shown, scripts);
  const elements = await opened.evaluate<number>('isolated', 'bench.countElements()');
  const { total, elements: offered } = await opened.evaluate<FrameReading>('isolated', 'bench.readFrame(30)');
  const recall = await measureRecall(opened, shown.name);
  const times = await measureTimes(opened, elements);
  const longestTask = await measureLongestTask(opened, times.ours);
  const tokens = countTokens(offered.map(({ id, desc }) => `element | ${id} | ${desc}`).join('\n'));
  await opened.close();
  return { name: shown.name, elements, total, tokens, longestTask, times, recall };
}

/** The median of a few, since something else may run in between; one of a page that takes us seconds. */
async function measureLongestTask(opened: OpenedPage, took: number): Promise<number> {
  const longest: number[] = [];
  for (let round = 0; round < (took > 1000 ? 1 : 5); round += 1)
    longest.push(await opened.evaluate<number>('isolated', 'bench.longestTask()'));
  return median(longest);
}
