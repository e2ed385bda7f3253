import type { BrowserContext, Page } from 'playwright-core';
import { bundleEngine, type TestPage, withEngine } from '../page/open-page.ts';
import type { Adversary } from './adversary/in-page/entry.ts';
import type { Swaps } from './in-page/entry.ts';

declare global {
  interface Window {
    swaps: Swaps;
    adversary: Adversary;
  }
}

const ORIGIN = 'http://page.test';

/** What is in the page's own world before the page is. */
const IN_PAGE = {
  scenes: `${import.meta.dirname}/in-page/entry.ts`,
  adversary: `${import.meta.dirname}/adversary/in-page/entry.ts`,
};

export interface SwapPageOptions {
  inPage?: keyof typeof IN_PAGE | 'nothing';
  /** Of the engine, with further doors. */
  engine?: string;
}

/** A page with the engine in its isolated world, and the scenes or the adversary's oracle in its own. */
export interface SwapPage {
  page: Page;
  call: TestPage['call'];
  /** Each time at another address, so that nothing of the page before comes back. */
  show(html: string): Promise<void>;
}

export async function openSwapPage(
  context: BrowserContext,
  { inPage = 'scenes', engine }: SwapPageOptions = {},
): Promise<SwapPage> {
  const page = await context.newPage();
  if (inPage !== 'nothing') await page.addInitScript({ content: await bundleEngine(IN_PAGE[inPage]) });
  const call = await withEngine(page, engine);
  let shown = { html: '', path: '/' };
  let count = 0;
  await page.route('**', route => {
    const { pathname } = new URL(route.request().url());
    const body =
      pathname === shown.path ? `<!doctype html><meta charset=utf-8>${shown.html}` : '<h1>Next page</h1>';
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return {
    page,
    call,
    show: async html => {
      count += 1;
      shown = { html, path: `/${count}` };
      const go = (): Promise<unknown> => page.goto(ORIGIN + shown.path);
      // A document that is still being left may get in the way once.
      await go().catch(go);
    },
  };
}
