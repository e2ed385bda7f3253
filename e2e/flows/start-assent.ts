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
import { buildFolder, root } from '../browser/build-extension.ts';
import { type LaunchedBrowser, launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { presetSettings } from '../browser/preset-settings.ts';
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
  /** What the relay's environment says besides. */
  environment?: Record<string, string>;
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
  const { language = 'en', theme = 'light', script, environment, toolset = 'page' } = options;
  const { extension = buildFolder('e2e') } = options;
  const upstream = script && (await startScriptedMessagesApi(script));
  const relay = await startRelay({
    ...(upstream && { ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: upstream.url }),
    ...environment,
  });
  const site = await serveSite();
  const { desktop } = options;
  const launched = await launchBrowser({
    extension,
    ...(desktop && { headed: true, environment: desktop.environment }),
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await photographPanel(launched, task.name);
    await launched.close();
    await relay.stop();
    await upstream?.stop();
    await site.close();
  });
  await presetSettings(launched.context, { relayUrl: relay.url, language, theme, toolset });
  const [page = await launched.context.newPage()] = launched.context.pages();
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

/** What the person would have seen when the test failed, in e2e/artifacts. */
async function photographPanel(launched: LaunchedBrowser, testName: string): Promise<void> {
  const path = `${root}/e2e/artifacts/failed ${testName.slice(0, 60)}.png`;
  const connection = await chromium.connectOverCDP(launched.address);
  const pages = connection.contexts().flatMap(context => context.pages());
  await pages.find(page => page.url().includes('sidepanel.html'))?.screenshot({ path });
}
