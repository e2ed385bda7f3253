import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { BenchPage } from './page.ts';
import { servePage } from './serve-pages.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const WORLD = 'assent-bench';

/** The world of a script: the page's own, or isolated like a content script's. */
export type World = 'main' | 'isolated';

export interface OpenedPage {
  page: Page;
  /** Evaluates an expression whose result is JSON. */
  evaluate<Answer>(world: World, expression: string): Promise<Answer>;
  close(): Promise<void>;
}

export async function openBenchPage(
  context: BrowserContext,
  shown: BenchPage,
  scripts: Record<World, readonly string[]>,
): Promise<OpenedPage> {
  const address = await servePage(context, shown);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await shown.prepare?.(page);
  await waitUntilQuiet(page);
  const cdp = await context.newCDPSession(page);
  const worlds = { isolated: await isolatedWorld(cdp), main: undefined };
  for (const world of ['main', 'isolated'] as const) {
    for (const expression of scripts[world]) {
      const contextId = worlds[world];
      await cdp.send('Runtime.evaluate', { expression, ...(contextId === undefined ? {} : { contextId }) });
    }
  }
  const evaluate = async <Answer>(world: World, expression: string): Promise<Answer> => {
    const contextId = worlds[world];
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
      awaitPromise: true,
      ...(contextId === undefined ? {} : { contextId }),
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return JSON.parse(result.value);
  };
  return { page, evaluate, close: () => page.close() };
}

async function isolatedWorld(cdp: CDPSession): Promise<number> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD,
  });
  return executionContextId;
}
