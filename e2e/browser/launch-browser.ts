import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** The id that the key in wxt.config.ts gives the extension wherever it is built. */
export const EXTENSION_ID = 'lnccdedmlionplonpdhddcfidchddffn';

const ONBOARDING = `chrome-extension://${EXTENSION_ID}/onboarding.html`;

export interface LaunchOptions {
  extension: string;
  headed?: boolean;
  /** With the motion that people see; else still, so that no moving picture is drawn while tests work. */
  moves?: boolean;
  language?: 'en-US' | 'zh-CN';
  windowSize?: { width: number; height: number };
  environment?: Record<string, string>;
  /** Features of Chromium to switch on. */
  features?: readonly string[];
}

export interface LaunchedBrowser {
  /** Where the debugging protocol listens, for further connections. */
  address: string;
  browser: Browser;
  context: BrowserContext;
  /** Further connections, which end with it. */
  connections: Browser[];
  close(): Promise<void>;
}

const DISABLED_FEATURES = [
  'DisableLoadExtensionCommandLineSwitch',
  // A renderer kept ready for the next page, and the lists under each window's address bar, are more processes to start.
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

function flags(options: LaunchOptions, profile: string): string[] {
  const { width, height } = options.windowSize ?? { width: 1280, height: 800 };
  return [
    ...(options.headed ? [] : ['--headless=new']),
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    // Nobody speaks through the pipe; Chromium ends when it closes, so no browser outlives a process that was killed.
    '--remote-debugging-pipe',
    `--disable-extensions-except=${options.extension}`,
    `--load-extension=${options.extension}`,
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ...(options.headed || options.moves ? [] : ['--force-prefers-reduced-motion']),
    ...(options.features ? [`--enable-features=${options.features.join(',')}`] : []),
    `--lang=${options.language ?? 'en-US'}`,
    `--window-size=${width},${height}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    'about:blank',
  ];
}

/** Chromium says where its debugging port is in one line on its standard error. */
async function debuggingAddress(process: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    process.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    process.once('error', reject);
    process.once('exit', code =>
      reject(new Error(`Chromium ended with ${code} before it was ready:\n${said.slice(-2000)}`)),
    );
  });
}

/** Starts Chromium with the extension in a new, empty profile. */
export async function launchBrowser(options: LaunchOptions): Promise<LaunchedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'assent-profile-'));
  const child = spawn(findChromium(), flags(options, profile), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // In a group of its own: Ctrl+C in the terminal is for us, and we close the browser.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      // What it leaves behind goes with its profile.
      TMPDIR: profile,
      LANGUAGE: options.language === 'zh-CN' ? 'zh_CN' : 'en_US',
      ...options.environment,
    },
  });
  const removeProfile = (): void =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    const address = await debuggingAddress(child);
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium started without a window.');
    const close = async (): Promise<void> => {
      await endProcess(child);
      removeProfile();
    };
    process.once('exit', () => killGroup(child));
    return { address, browser, context, connections: [], close };
  } catch (thrown) {
    child.kill('SIGKILL');
    killGroup(child);
    removeProfile();
    throw thrown;
  }
}

/** The page that the extension opens once it is installed, in front of all others: who opens a page waits for it first. */
export async function onboardingOf(context: BrowserContext): Promise<Page> {
  const isThere = (page: Page): Promise<Page> => page.waitForURL(ONBOARDING).then(() => page);
  // A tab may be known before it is told what it shows.
  const page = await Promise.any([
    ...context.pages().map(isThere),
    context.waitForEvent('page').then(isThere),
  ]);
  await page.waitForLoadState();
  return page;
}

/** Waits until the browser has ended; what is left of its processes afterwards would go on writing into the profile. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  killGroup(child);
}

function killGroup({ pid: leader }: ChildProcess): void {
  if (leader === undefined || process.platform === 'win32') return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody of the group is left, which is what we want.
  }
}
