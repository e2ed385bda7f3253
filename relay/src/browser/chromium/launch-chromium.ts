import type { Browser, BrowserContext } from 'playwright-core';
import type { Reach, ResolveHost } from '../../tools/web/check-url.ts';
import { chromiumArguments, REMOVED_ARGUMENTS } from './chromium-arguments.ts';
import type { ChromiumKind } from './chromium-kind.ts';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';

const LAUNCH_MILLISECONDS = 30_000;

export type LaunchOptions = {
  /** Path of a Chromium or of its headless shell. */
  executable: string;
  /** Whether Chromium runs its pages in its sandbox. */
  isSandboxed: boolean;
  /** Hosts that may be internal: `name` (with web ports) or `name:port`, in lower case. */
  allowedHosts: readonly string[];
  resolve?: ResolveHost;
  judge?: (address: string) => Reach;
};

export type LaunchedChromium = {
  /** Contexts must not be given a proxy of their own: it would replace the one that judges. */
  browser: Browser;
  kind: ChromiumKind;
  /** Whether one that runs elsewhere has gone, or its connection. */
  isGone?: () => boolean;
  /** When a session on one that runs elsewhere must have begun. */
  startsBy?: AbortSignal;
  /** The browser's own context, where the session is to use that. */
  shared?: BrowserContext;
  /** The browser's only way into the network, if it is the relay's own; else for what the relay fetches by itself. */
  egress: EgressProxy;
  /** Ends the program, if it is the relay's own, and its connections. */
  close(): Promise<void>;
};

/** One Chromium without a window, with a proxy of its own. Rejects with one sentence that says what to do. */
export async function launchChromium(options: LaunchOptions): Promise<LaunchedChromium> {
  const { executable, isSandboxed, ...rules } = options;
  const chromium = await loadPlaywright();
  const egress = await startEgressProxy(rules);
  try {
    const browser = await chromium.launch({
      executablePath: executable,
      chromiumSandbox: isSandboxed,
      headless: true,
      // Also for requests that Playwright sends itself, from this process.
      proxy: { server: `http://127.0.0.1:${egress.port}` },
      args: chromiumArguments(egress.port),
      ignoreDefaultArgs: [...REMOVED_ARGUMENTS],
      env: passedEnvironment(),
      timeout: LAUNCH_MILLISECONDS,
      // The relay ends its browsers itself.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.once('disconnected', () => void egress.close());
    return {
      browser,
      kind: 'own',
      egress,
      async close() {
        try {
          await browser.close();
        } finally {
          await egress.close();
        }
      },
    };
  } catch (cause) {
    await egress.close();
    throw describeLaunchFailure(cause);
  }
}

export async function loadPlaywright(): Promise<typeof import('playwright-core')['chromium']> {
  try {
    const { chromium } = await import('playwright-core');
    return chromium;
  } catch (cause) {
    throw new Error(
      'The package playwright-core is missing, which browsers in the relay need: install it (npm install playwright-core@1.65.1), or set BROWSER=off.',
      { cause },
    );
  }
}

/** Playwright's words for what Chromium says as root (crbug.com/638180) and without user namespaces. */
const NO_SANDBOX = /Chromium sandboxing failed|No usable sandbox|crbug\.com\/638180/;

function describeLaunchFailure(cause: unknown): Error {
  const isSandbox = cause instanceof Error && NO_SANDBOX.test(cause.message);
  return new Error(
    isSandbox
      ? 'Chromium cannot use its sandbox here: run the relay as a user other than root, where user namespaces are permitted, or set BROWSER_SANDBOX=off.'
      : 'Chromium could not be started: check that BROWSER_EXECUTABLE is a Chromium that runs on this machine.',
    { cause },
  );
}

/** What a program needs to run. The relay's own environment holds its keys, and pages run in these processes. */
const PASSED =
  /^(?:PATH|HOME|USER|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|FONTCONFIG_.*|XDG_.*|SystemRoot|LOCALAPPDATA|APPDATA|USERPROFILE|PROGRAMFILES.*)$/i;

function passedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && PASSED.test(name) ? [[name, value]] : [],
    ),
  );
}
