import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { EXTENSION_ID, type LaunchedBrowser } from './launch-browser.ts';

const PANEL = `chrome-extension://${EXTENSION_ID}/sidepanel.html`;
/** Of the extension, with all that its pages may do, and nothing that runs in it: a page of ours takes time to draw. */
export const BARE = `chrome-extension://${EXTENSION_ID}/manifest.json`;

/** Runs code in a page of the extension, opened for this alone. */
export async function inExtensionPage<Result>(
  context: BrowserContext,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  try {
    await page.goto(BARE);
    return await run(page);
  } finally {
    await page.close();
  }
}

/** Opens the real side panel beside the page. It needs a user gesture, which only the debugging protocol can lend. */
export async function openPanel(launched: LaunchedBrowser, beside: Page): Promise<Page> {
  return waitForPanel(launched, async () => {
    await inExtensionPage(launched.context, async opener => {
      await opener.waitForFunction(isNoConversationOpen);
      await beside.bringToFront();
      const session = await launched.context.newCDPSession(opener);
      const { exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `chrome.tabs.query({ active: true, lastFocusedWindow: true })
          .then(([tab]) => chrome.sidePanel.open({ tabId: tab.id }))`,
        awaitPromise: true,
        userGesture: true,
      });
      if (exceptionDetails)
        throw new Error(`The panel did not open: ${exceptionDetails.exception?.description}`);
    });
  });
}

/** Runs in the opener. A panel that has just been closed, or fell with its extension, lets go of its own a moment later. */
async function isNoConversationOpen(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name }) => name?.startsWith('conversation:'));
}

/**
 * The side panel that `open` brings up. Playwright does not attach to a panel that appears under an existing
 * connection, but a connection made afterwards lists it like any page.
 */
export async function waitForPanel(launched: LaunchedBrowser, open: () => Promise<void>): Promise<Page> {
  const session = await launched.browser.newBrowserCDPSession();
  const appeared = new Promise<void>(resolve => {
    const look = ({ targetInfo }: { targetInfo: { url: string } }): void => {
      if (targetInfo.url.startsWith(PANEL)) resolve();
    };
    session.on('Target.targetCreated', look);
    session.on('Target.targetInfoChanged', look);
  });
  await open();
  await session.send('Target.setDiscoverTargets', { discover: true });
  await appeared;
  await session.detach();
  const connection = await chromium.connectOverCDP(launched.address);
  launched.connections.push(connection);
  // A page may be listed before it is told what it shows.
  const shown = connection
    .contexts()
    .flatMap(context => context.pages())
    .map(page => page.waitForURL(({ href }) => href.startsWith(PANEL)).then(() => page));
  return Promise.any(shown);
}
