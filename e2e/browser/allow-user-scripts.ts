import type { BrowserContext } from 'playwright-core';
import { EXTENSION_ID } from './launch-browser.ts';
import { inExtensionPage } from './open-panel.ts';

/** The switch “Allow User Scripts” on the extension's own page in chrome://extensions, which only a person can turn. */
export async function allowUserScripts(context: BrowserContext, isAllowed = true): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  const change = JSON.stringify({ extensionId: EXTENSION_ID, userScriptsAccess: isAllowed });
  await page.evaluate(`chrome.developerPrivate.updateExtensionConfiguration(${change})`);
  await page.close();
}

/** Both switches that code needs: Chrome's, and the one of our options. */
export async function switchOnCode(context: BrowserContext): Promise<void> {
  await allowUserScripts(context);
  await inExtensionPage(context, page =>
    page.evaluate(
      `chrome.storage.local.get('settings').then(({ settings }) => chrome.storage.local.set({ settings: { ...settings, runsCode: true } }))`,
    ),
  );
}
