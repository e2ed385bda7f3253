import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { type TestPage, withEngine } from '../page/open-page.ts';
import type { Swaps } from './in-page/entry.ts';

declare global {
  interface Window {
    swaps: Swaps;
  }
}

const ORIGIN = 'http://page.test';

/** A page with the engine in its isolated world, and the scenes in its own. */
export interface SwapPage {
  page: Page;
  call: TestPage['call'];
  /** Each time at another address, so that nothing of the page before comes back. */
  show(html: string): Promise<void>;
}

export async function openSwapPage(context: BrowserContext): Promise<SwapPage> {
  const page = await context.newPage();
  await page.addInitScript({ content: await bundleScenes() });
  const call = await withEngine(page);
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

let bundled: Promise<string> | undefined;

function bundleScenes(): Promise<string> {
  bundled ??= build({
    entryPoints: [`${import.meta.dirname}/in-page/entry.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome125',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return bundled;
}
