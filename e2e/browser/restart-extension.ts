import type { BrowserContext } from 'playwright-core';
import { EXTENSION_ID } from './launch-browser.ts';
import { inExtensionPage } from './open-panel.ts';

/** Kills the background, as Chromium may at any time. It starts again with the next event that concerns it. */
export async function killWorker(context: BrowserContext): Promise<void> {
  await inExtensionPage(context, async page => {
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  });
}

/**
 * Readies a reload of the extension, as an update brings it about: its pages close, and its scripts in pages stay
 * behind, cut off. Chromium (156) starts an unpacked extension again in developer mode alone.
 */
export async function prepareReload(context: BrowserContext): Promise<() => Promise<void>> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate('chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })');
  return async () => {
    // With this second option alone it answers once the extension is there again, and not as soon as it is gone.
    const options = '{ failQuietly: true, populateErrorForUnpacked: true }';
    await page.evaluate(`chrome.developerPrivate.reload('${EXTENSION_ID}', ${options})`);
    await page.close();
  };
}
