import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, type TestPage } from './open-page.ts';
import { pageBrowser } from './page-browser.ts';

/** One context for a file of tests. Returns how to show a document in it. */
export function inBrowser(): (html: string) => Promise<TestPage> {
  let context: BrowserContext;
  let show: (html: string) => Promise<TestPage>;
  beforeAll(async () => {
    const browser = await pageBrowser();
    context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
    show = await openPage(context);
  });
  afterAll(() => context.close());
  return html => show(`<!doctype html><meta charset="utf-8">${html}`);
}

export async function descriptions(page: TestPage, language: 'zh' | 'en' = 'en'): Promise<string[]> {
  return (await page.read(language)).elements.map(({ desc }) => desc);
}
