import { pageRows, renderPageBlock } from '@assent/relay';
import type { BrowserContext } from 'playwright-core';
import { fitRows } from '../../extension/entrypoints/background/frames/fit-rows.ts';
import { descriptionWords } from '../../extension/page/descriptions/description-words.ts';
import type { FrameReading } from '../../extension/page/frame-reading.ts';
import { countTokens } from '../../extension/page/reading/count-tokens.ts';
import { measureRecall, type Recall } from './measure-recall.ts';
import { measureTimes, type Times } from './measure-times.ts';
import { openBenchPage, type World } from './pages/open-bench-page.ts';
import type { BenchPage } from './pages/page.ts';
import { traceContext } from './trace-context.ts';

/** Times in milliseconds. */
export interface PageResult {
  name: string;
  elements: number;
  /** Number of interactive elements in the index. */
  found: number;
  /** Whether the extension's own index, which has a deadline, contained all of them. */
  isComplete: boolean;
  /** Number of rows in the context, and their tokens as the relay writes them. */
  rows: number;
  tokens: number;
  times: Times;
  /** The very first index of the page, with cold caches. */
  first: number;
  longestTask: number;
  /** Undefined while the engine cannot return the elements in view before it has indexed the whole page. */
  firstInView: number | undefined;
  afterChange: Record<'bare' | 'rebuilt' | 'kept', number>;
  recall: Recall | undefined;
}

export async function measurePage(
  context: BrowserContext,
  shown: BenchPage,
  scripts: Record<World, readonly string[]>,
): Promise<PageResult> {
  const opened = await openBenchPage(context, shown, scripts);
  const ask = <Answer>(question: string): Promise<Answer> =>
    opened.evaluate<Answer>('isolated', `bench.${question}`);
  const { ms: first, found } = await ask<{ ms: number; found: number }>('timeFirst()');
  const elements = await ask<number>('countElements()');
  const times = await measureTimes(opened, elements);
  const firstInView = (await ask<number | null>('timeFirstInView()')) ?? undefined;
  const afterChange = await ask<PageResult['afterChange']>('timeAfterChange()');
  const { reading, longestTask } = await traceContext(opened, times.context?.ms ?? 0);
  const isComplete = await ask<boolean>('isIndexComplete()');
  const recall = await measureRecall(opened, shown.name);
  await opened.close();
  return {
    name: shown.name,
    elements,
    found,
    isComplete,
    rows: reading.elements.length,
    tokens: countTokens(rowsOf(reading)),
    times,
    first,
    longestTask,
    firstInView,
    afterChange,
    recall,
  };
}

/** Merged as the background does it and worded as the relay words it for the model. */
function rowsOf({ url, title, elements }: FrameReading): string {
  const rows = fitRows(elements, descriptionWords('en'));
  const block = renderPageBlock(pageRows({ url, title, elements: rows }), 'fence');
  return block
    .split('\n')
    .filter(line => line.startsWith('e_'))
    .join('\n');
}
