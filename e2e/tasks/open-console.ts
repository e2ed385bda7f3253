import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { violations } from '../flows/axe-violations.ts';
import { pageBrowser } from '../page/page-browser.ts';

type ConsoleOpener = (
  url: string,
  hash?: string,
  options?: BrowserContextOptions & { secret?: string },
) => Promise<Page>;

/** Opens the console of a relay, each time in a browser of its own; they close when the tests of the file are over. */
export function consoleOpener(): ConsoleOpener {
  const opened: Page[] = [];
  afterAll(() => Promise.all(opened.map(page => page.context().close())));
  return async (url, hash = '', { secret, ...options } = {}) => {
    const context = await (await pageBrowser()).newContext({ locale: 'en-GB', ...options });
    const page = await context.newPage();
    opened.push(page);
    await page.goto(`${url}/console${hash}`);
    if (secret === undefined) return page;
    await page.locator('input[type="password"]').fill(secret);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').waitFor();
    return page;
  };
}

/** What axe finds in both themes, and what does not fit the window; empty where all is well. */
export async function faultsOf(page: Page, view: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await violations(page)).map(fault => `${view}, ${colorScheme}: ${fault}`));
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) faults.push(`${view}: ${wide} pixels too wide`);
  return faults;
}
