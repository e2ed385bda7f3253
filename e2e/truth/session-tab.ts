import { setTimeout as after } from 'node:timers/promises';
import { SessionChrome } from '../../relay/src/browser/chrome/session-chrome.ts';
import type { LaunchedChromium } from '../../relay/src/browser/chromium/launch-chromium.ts';
import { launchChromium } from '../../relay/src/browser/chromium/launch-chromium.ts';
import { loadEngine } from '../../relay/src/browser/page/page-engine.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { type TruthTab, truthTabOver } from './truth-tab.ts';

const MAX_PORT = 65_535;

/** Each case has a server of its own on a free port of this machine. */
const ANY_PORT = Array.from({ length: MAX_PORT }, (_, port) => `localhost:${port + 1}`);

/** The browser of the relay's sessions. */
export function launchForSessions(): Promise<LaunchedChromium> {
  return launchChromium({ executable: findPageBrowser(), isSandboxed: false, allowedHosts: ANY_PORT });
}

/** The tab of a session of the relay, asked as the panel asks the background of the extension. */
export async function openSessionTab({ browser }: LaunchedChromium): Promise<TruthTab> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 750 } });
  const engine = await loadEngine();
  const chrome = new SessionChrome(context, engine.scripts, { most: 20, isReached: () => false });
  engine.createEngine(chrome.api);
  // As a person does in the other measurement.
  chrome.dialogAnswer = { accept: true };
  const { page, id: tabId } = await chrome.open();
  return truthTabOver({
    page,
    tabId,
    ask: envelope => chrome.ask(envelope),
    askDocument: (documentId, envelope, patience) =>
      Promise.race([
        chrome.api.tabs.sendMessage(tabId, envelope, { documentId }).catch(() => undefined),
        after(patience, undefined, { ref: false }),
      ]),
    close: () => context.close(),
  });
}
