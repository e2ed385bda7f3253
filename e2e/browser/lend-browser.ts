import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { type LaunchedBrowser, launchBrowser, onboardingOf } from './launch-browser.ts';
import { BARE } from './open-panel.ts';

/** A browser that goes back when it is closed; `discard` ends it, where something in it may have gone wrong. */
export interface LentBrowser extends LaunchedBrowser {
  discard(): Promise<void>;
}

interface Kept {
  extension: string;
  launched: LaunchedBrowser;
}

/** The browser of this worker of vitest, which ends with it: to start one takes longer than most tests. */
let kept: Kept | undefined;

/**
 * A browser with the extension of a folder, with nothing stored, and one tab, which shows a bare page of the
 * extension. It is for one borrower at a time, whose connection is the only one: each further connection attaches to
 * every page, reads every event, and answers dialogs that nobody on it listens for.
 */
export async function lendBrowser(extension: string): Promise<LentBrowser> {
  const launched = await takeKept(extension);
  const { browser, context } = launched;
  const connections = [browser];
  const discard = async (): Promise<void> => {
    await disconnect(connections);
    await launched.close();
  };
  const close = async (): Promise<void> => {
    try {
      await closePanels(connections);
      await makeAsNew(context);
      await disconnect(connections);
      kept = { extension, launched };
    } catch {
      await discard();
    }
  };
  return { address: launched.address, browser, context, connections, close, discard };
}

async function takeKept(extension: string): Promise<LaunchedBrowser> {
  const found = kept;
  kept = undefined;
  if (found?.extension === extension) {
    const again = await connectAgain(found.launched);
    if (again) return again;
  }
  await found?.launched.close();
  const launched = await launchBrowser({ extension });
  await onboardingOf(launched.context);
  await makeAsNew(launched.context);
  return launched;
}

/** Undefined for a browser that has ended meanwhile. */
async function connectAgain(launched: LaunchedBrowser): Promise<LaunchedBrowser | undefined> {
  try {
    const browser = await chromium.connectOverCDP(launched.address);
    return { ...launched, browser, context: contextOf(browser) };
  } catch {
    return undefined;
  }
}

function contextOf(browser: Browser): BrowserContext {
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  return context;
}

async function closePanels(connections: readonly Browser[]): Promise<void> {
  const pages = connections.flatMap(connection => connection.contexts()).flatMap(context => context.pages());
  const panels = pages.filter(page => page.url().includes('/sidepanel.html'));
  await Promise.all(panels.map(panel => panel.close().catch(() => undefined)));
}

async function disconnect(connections: readonly Browser[]): Promise<void> {
  await Promise.all(connections.map(connection => connection.close()));
}

/** Leaves one tab, of the extension, and nothing of what was stored: by sites, by the extension, or in its worker’s memory. */
async function makeAsNew(context: BrowserContext): Promise<void> {
  const before = context.pages();
  const page = await context.newPage();
  await Promise.all(before.map(former => former.close()));
  await page.goto(BARE);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.evaluate(forgetEverything);
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Network.clearBrowserCache');
  await context.clearCookies();
  await context.clearPermissions();
}

/** Runs in a page of the extension. */
async function forgetEverything(): Promise<void> {
  await Promise.all([
    chrome.storage.local.clear(),
    chrome.storage.session.clear(),
    chrome.storage.sync.clear(),
    chrome.scripting.unregisterContentScripts(),
  ]);
  localStorage.clear();
  const databases = await indexedDB.databases();
  const deleted = databases.map(
    ({ name = '' }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await Promise.all(deleted);
}
