import type { Page } from 'playwright-core';

const ATTEMPTS = 5;

/** Ends what a page does. One that goes elsewhere at the same moment comes first, so it is left again. */
export async function leavePage(page: Page, attempts = ATTEMPTS): Promise<void> {
  try {
    await page.goto('about:blank');
  } catch (thrown) {
    if (attempts <= 1) throw thrown;
    await leavePage(page, attempts - 1);
  }
}
