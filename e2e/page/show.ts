import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, openPage, type TestPage } from './open-page.ts';

/** One browser for a file of tests. Returns how to show a document in it. */
export function inBrowser(): (html: string) => Promise<TestPage> {
  let browser: Browser;
  let show: (html: string) => Promise<TestPage>;
  beforeAll(async () => {
    browser = await launchBrowser();
    show = await openPage(browser);
  });
  afterAll(() => browser.close());
  return html => show(`<!doctype html><meta charset="utf-8">${html}`);
}

export async function descriptions(page: TestPage, language: 'zh' | 'en' = 'en'): Promise<string[]> {
  return (await page.read(language)).elements.map(({ desc }) => desc);
}
