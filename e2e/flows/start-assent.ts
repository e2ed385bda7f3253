import {
  type RunningRelay,
  type Script,
  type ScriptedMessagesApi,
  startRelay,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Toolset } from '../../extension/tools/toolset.ts';
import type { Model } from '../../relay/src/model/model.ts';
import { buildFolder, root } from '../browser/build-extension.ts';
import {
  type LaunchedBrowser,
  type LaunchOptions,
  launchBrowser,
  onboardingOf,
} from '../browser/launch-browser.ts';
import { type LentBrowser, lendBrowser } from '../browser/lend-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { storeSettings } from '../browser/preset-settings.ts';
import type { Desktop } from '../desktop/start-desktop.ts';
import { type Site, serveSite } from '../site/serve-site.ts';
import { drivePanel, type PanelDriver } from './drive-panel.ts';

export interface AssentOptions {
  /** A page of the test site. */
  page: string;
  language?: 'en' | 'zh';
  theme?: 'light' | 'dark';
  /** What the Messages API says; without a script the relay's own offline model answers. */
  script?: Script;
  /** Which tools the model is offered; without it those of the page. */
  toolset?: Toolset;
  /** Another build of the extension than the usual. */
  extension?: string;
  /** The screen on which a person sees the browser's own windows; without it nothing is drawn. */
  desktop?: Desktop;
  /** The test changes settings of the browser itself: nobody else gets it afterwards. */
  spendsBrowser?: true;
  /** Features of Chromium to switch on, in a browser of the test's own. */
  features?: readonly string[];
  /** What the relay's environment says besides. */
  environment?: Record<string, string>;
  /** The relay's models, before those of the environment. */
  models?: readonly Model[];
}

/** A browser with a page and the panel beside it, a relay, and the model behind it. All end with the test. */
export interface Assent {
  page: Page;
  panel: PanelDriver;
  site: Site;
  relay: RunningRelay;
  launched: LaunchedBrowser;
  upstream: ScriptedMessagesApi | undefined;
  /** Bodies of what the panel has sent to the relay, in order. */
  sent: string[];
  /** Opens the panel again, after it was closed. */
  reopenPanel(): Promise<PanelDriver>;
}

export async function startAssent(options: AssentOptions): Promise<Assent> {
  const { language = 'en', theme = 'light', script, environment, models, toolset = 'page' } = options;
  const { extension = buildFolder('e2e') } = options;
  const upstream = script && (await startScriptedMessagesApi(script));
  const relay = await startRelay(
    {
      ...(upstream && { ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: upstream.url }),
      ...environment,
    },
    {},
    { ...(models && { models }) },
  );
  const site = await serveSite();
  const { desktop, features } = options;
  const own = {
    extension,
    ...(desktop && { headed: true, environment: desktop.environment }),
    ...(features && { features }),
  };
  const launched = desktop || features ? await launchOwn(own) : await lendBrowser(extension);
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) await photographPanel(launched, task.name);
    await (failed || options.spendsBrowser ? launched.discard() : launched.close());
    await relay.stop();
    await upstream?.stop();
    await site.close();
  });
  const [page = await launched.context.newPage()] = launched.context.pages();
  await storeSettings(page, { relayUrl: relay.url, language, theme, toolset });
  await page.goto(`${site.origin}/${options.page}`);
  const sent: string[] = [];
  const open = async (): Promise<PanelDriver> => {
    const panel = await openPanel(launched, page);
    panel.on('request', request => {
      const body = request.postData();
      if (body !== null) sent.push(body);
    });
    return drivePanel(panel, language);
  };
  const panel = await open();
  return { page, panel, site, relay, launched, upstream, sent, reopenPanel: open };
}

/** A screen is one browser’s, and so are the features of one. */
async function launchOwn(options: LaunchOptions): Promise<LentBrowser> {
  const launched = await launchBrowser(options);
  const onboarding = await onboardingOf(launched.context);
  await Promise.all(
    launched.context
      .pages()
      .filter(page => page !== onboarding)
      .map(page => page.close()),
  );
  return { ...launched, discard: launched.close };
}

/** What the person would have seen when the test failed, in e2e/artifacts. */
async function photographPanel(launched: LaunchedBrowser, testName: string): Promise<void> {
  const path = `${root}/e2e/artifacts/failed ${testName.slice(0, 60)}.png`;
  const connection = await chromium.connectOverCDP(launched.address);
  const pages = connection.contexts().flatMap(context => context.pages());
  await pages.find(page => page.url().includes('sidepanel.html'))?.screenshot({ path });
}
