import type { Page } from 'playwright-core';

/** By the page's own clock, in milliseconds: as a page goes on while a person reads a card. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction(end => performance.now() >= end, start + milliseconds);
}

/** Nobody presses sooner. */
export const READING = 600;
