import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { canInstallPackages, installPackages } from '../toolchain/debian-packages.ts';
import { isFullRun } from '../toolchain/test-plan.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`],
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Branded Chrome ignores `--load-extension` since 137, so it can't carry the tests; Chromium can. */
function loadsExtensions(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const [, major] = /Google Chrome (\d+)/.exec(stdout ?? '') ?? [];
  return major === undefined || Number(major) < 137;
}

function installedBrowser(): string | undefined {
  return [...onPath(NAMES), ...(PLACES[process.platform] ?? [])].find(
    path => isExecutable(path) && loadsExtensions(path),
  );
}

function onPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)));
}

/** A download is no use on a system that lacks the libraries it needs. */
function downloadedBrowser(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

function downloadWithPlaywright(): string | undefined {
  process.stderr.write('No Chromium is installed; trying Playwright’s download …\n');
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return downloadedBrowser();
}

function installFromDebian(): string | undefined {
  if (!canInstallPackages()) return undefined;
  installPackages(['chromium', 'fonts-noto-cjk']);
  return installedBrowser();
}

/**
 * Path of a Chromium that can load an unpacked extension: `CHROME_PATH`, else an installed one, else Playwright's
 * download, else (as root on Debian) the distribution's package. Throws one sentence saying what to do otherwise.
 */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given && !isExecutable(given))
    throw new Error(`CHROME_PATH is ${given}, which is no program that can be run.`);
  const path =
    given ?? installedBrowser() ?? downloadedBrowser() ?? downloadWithPlaywright() ?? installFromDebian();
  if (!path) {
    throw new Error(
      'No Chromium found and none could be installed: install Chromium and set CHROME_PATH to its program.',
    );
  }
  return path;
}

/**
 * Path of the program for tests of pages, which need neither a window nor the extension. For a change that is Chromium's
 * headless shell where it is installed: the same engine without a user interface, at about half the cost. A full run
 * takes the whole browser.
 */
export function findPageBrowser(): string {
  if (isFullRun() || process.env.CHROME_PATH) return findChromium();
  return onPath([HEADLESS_SHELL]).find(isExecutable) ?? findChromium();
}

const HEADLESS_SHELL = 'chromium-headless-shell';

/** Together with Chromium, so that both are of one version. Where there is no such package, Chromium itself is taken. */
export function installPageBrowser(): void {
  const chromiumOfDebian = onPath(['chromium']).find(isExecutable);
  const isMissing = !onPath([HEADLESS_SHELL]).some(isExecutable);
  if (chromiumOfDebian && isMissing && canInstallPackages()) installPackages(['chromium', HEADLESS_SHELL]);
}

/** The version that the browser reports, as `156.0.8078.73`. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).replace(/^\D*/, '').trim();
}
