import type { BrowserContext } from 'playwright-core';
import type { FrameReading } from '../../extension/page/frame-reading.ts';
import { measureRecall, type Recall } from './measure-recall.ts';
import { measureTimes, type Times } from './measure-times.ts';
import { openBenchPage, type World } from './pages/open-bench-page.ts';
import type { BenchPage } from './pages/page.ts';

export interface PageResult {
  name: string;
  elements: number;
  /** How many things to act on our index says there are. */
  total: number;
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
  const { total } = await opened.evaluate<FrameReading>('isolated', 'bench.readFrame(30)');
  const recall = await measureRecall(opened, shown.name);
  const times = await measureTimes(opened, elements);
  await opened.close();
  return { name: shown.name, elements, total, times, recall };
}
