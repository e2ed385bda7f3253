import type { Language } from '@assent/shared';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import * as z from 'zod';
import type { PagePrompts } from '../chrome/page-prompts.ts';
import { SessionChrome } from '../chrome/session-chrome.ts';
import type { TabLimit } from '../chrome/tab-limit.ts';
import type { LaunchedChromium } from '../chromium/launch-chromium.ts';
import { SessionNetwork } from '../network/session-network.ts';
import { type LoadedEngine, PageEngine } from '../page/page-engine.ts';
import type { Refs } from '../page/refs.ts';
import { SessionPage } from '../page/session-page.ts';
import type { ActionPolicy } from '../policy/session-policy.ts';
import { SessionStorage } from '../storage/session-storage.ts';
import type { PageSettings } from './page-settings.ts';

/**
 * A window of a session, as agent-browser has them: a browser context, whose tabs share cookies, storage and rules with each
 * other and with no other window.
 */
export type SessionWindow = {
  context: BrowserContext;
  chrome: SessionChrome;
  engine: PageEngine;
  network: SessionNetwork;
  storage: SessionStorage;
  page: SessionPage;
  /** With all that was opened in it. */
  close(): Promise<void>;
};

export type WindowOptions = {
  launched: LaunchedChromium;
  engine: LoadedEngine;
  context: BrowserContextOptions;
  language: Language;
  /** Of the session: a ref stands for one element, in whichever window. */
  refs: Refs;
  limit: TabLimit;
  /** What its pages ask for. */
  prompts: PagePrompts;
  settings: PageSettings;
  policy: ActionPolicy;
};

/** A window with one empty tab. */
export async function openWindow(options: WindowOptions): Promise<SessionWindow> {
  const { browser, egress, kind, shared } = options.launched;
  const context = shared ?? (await browser.newContext({ ...options.context, acceptDownloads: false }));
  let close = async (): Promise<void> => (shared ? undefined : context.close());
  try {
    if (!shared) await options.settings.follow(context);
    const { limit, prompts } = options;
    const chrome = new SessionChrome(context, options.engine.scripts, limit, kind, prompts);
    if (shared) close = () => chrome.closeOwn();
    const engine = new PageEngine(options.engine, chrome, options.language);
    const network = new SessionNetwork(context, egress.port, engine.secrets, kind);
    await chrome.adoptThose();
    const { page: opened } = await chrome.open();
    if (shared) options.settings.viewport = await sizeOf(opened);
    const storage = new SessionStorage(context, network, kind);
    const { refs, policy } = options;
    const page = new SessionPage({ chrome, engine, egress, refs, policy });
    return { context, chrome, engine, network, storage, page, close };
  } catch (thrown) {
    await Promise.allSettled([close()]);
    throw thrown;
  }
}

/** As its user's window has it. */
async function sizeOf(page: Page): Promise<PageSettings['viewport']> {
  return sizeSchema.parse(await page.evaluate('({ width: innerWidth, height: innerHeight })'));
}

const sizeSchema = z.object({ width: z.number(), height: z.number() });
