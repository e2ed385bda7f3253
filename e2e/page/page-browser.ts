import type { Browser } from 'playwright-core';
import { launchBrowser } from './open-page.ts';

let launched: Browser | undefined;

/**
 * The browser of this worker of vitest, which ends with it: to start one costs more than the tests of most files. Each
 * file opens contexts of its own in it, which share nothing, and closes them.
 */
export async function pageBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await launchBrowser();
  return launched;
}
