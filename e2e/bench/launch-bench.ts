import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** A browser without our extension and with a fixed window size, which decides the elements in view. */
export async function launchBench(): Promise<{
  browser: Browser;
  newContext: () => Promise<BrowserContext>;
}> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  return { browser, newContext: () => browser.newContext({ viewport: { width: 1280, height: 800 } }) };
}
