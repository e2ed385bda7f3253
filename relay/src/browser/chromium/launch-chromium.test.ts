import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArguments, REMOVED_ARGUMENTS } from './chromium-arguments.ts';
import { findChromium } from './find-chromium.ts';
import { launchChromium } from './launch-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'assent-launch-'));
const program = join(folder, 'chromium');

/** Stands for a Chromium: writes down how it was started, and ends. */
beforeAll(() => {
  writeFileSync(
    program,
    '#!/bin/sh\nprintf "%s\\n" "$@" > "$0.arguments"\nenv > "$0.environment"\nexit 1\n',
    {
      mode: 0o755,
    },
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

async function argumentsOf(isSandboxed: boolean): Promise<string[]> {
  const launched = launchChromium({ executable: program, isSandboxed, allowedHosts: [] });
  await expect(launched).rejects.toThrow('Chromium could not be started: check that BROWSER_EXECUTABLE');
  return readFileSync(`${program}.arguments`, 'utf8').trim().split('\n');
}

/** Defaults of Playwright that stay, each with its reason. */
const KEPT: Record<string, string> = {
  '--allow-pre-commit-input': 'else a press on a page that has not painted yet is lost without a word',
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4':
    'pages see a mouse, as those of users do',
  '--disable-back-forward-cache': 'a page that comes back is a new document, as the engine expects',
  '--disable-background-networking': 'the browser asks for nothing by itself',
  '--disable-background-timer-throttling': 'pages without a window go on',
  '--disable-backgrounding-occluded-windows': 'pages without a window go on',
  '--disable-breakpad': 'no crash report leaves the machine',
  '--disable-component-extensions-with-background-pages': 'the browser asks for nothing by itself',
  '--disable-component-update': 'the browser asks for nothing by itself',
  '--disable-default-apps': 'the browser asks for nothing by itself',
  '--disable-dev-shm-usage': '/dev/shm of a container has 64 MB',
  '--disable-edgeupdater': 'Edge alone',
  '--disable-extensions': 'no code besides the page’s',
  '--disable-field-trial-config': 'no experiments, so that each browser is the same',
  '--disable-infobars': 'nothing is drawn over a page',
  '--disable-prompt-on-repost': 'nobody is there to answer; who reloads has to ask before',
  '--disable-renderer-backgrounding': 'pages without a window go on',
  '--disable-search-engine-choice-screen': 'nobody is there to answer',
  '--disable-stack-profiler': 'it crashes on Windows',
  '--disable-sync': 'no account',
  '--disable-updater-scheduler': 'Edge alone',
  '--do-not-de-elevate': 'Windows alone: the process is the one that was started',
  '--edge-skip-compat-layer-relaunch': 'Edge alone',
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies':
    'pictures of pages without a window; no request to Google’s accounts',
  '--force-color-profile=srgb': 'pictures are the same on each machine',
  '--headless': 'there is no screen',
  '--hide-scrollbars': 'pictures show the page alone',
  '--metrics-recording-only': 'no statistics leave the machine',
  '--mute-audio': 'nobody listens',
  '--no-default-browser-check': 'nobody is there to answer',
  '--no-first-run': 'nobody is there to answer',
  '--no-service-autorun': 'no program of the browser’s maker is started',
  '--no-startup-window': 'each tab is one that was asked for',
  '--password-store=basic': 'the keyring of the machine is left alone',
  '--remote-debugging-pipe': 'no port; and the browser ends when the pipe does',
  '--use-mock-keychain': 'the keyring of the machine is left alone',
};

test('starts Chromium with arguments that were read one by one', async () => {
  const given = await argumentsOf(true);
  const port = Number(/--proxy-server=http:\/\/127\.0\.0\.1:(\d+)/.exec(given.join('\n'))?.[1]);
  const ours = chromiumArguments(port);
  const others = given.filter(
    argument => !ours.includes(argument) && !argument.startsWith('--user-data-dir='),
  );
  expect(others.filter(argument => !argument.startsWith('--disable-features=')).toSorted()).toEqual(
    Object.keys(KEPT).toSorted(),
  );
  expect(given).not.toEqual(expect.arrayContaining(['--no-sandbox']));
  for (const removed of REMOVED_ARGUMENTS) expect(given).not.toContain(removed);
  // Of arguments that are given twice, Chromium takes the last.
  for (const argument of ours) {
    const [name] = argument.split('=');
    expect(given.findLast(other => other.split('=')[0] === name)).toBe(argument);
  }
});

test('goes without the sandbox only when told to', async () => {
  expect(await argumentsOf(false)).toContain('--no-sandbox');
});

test('keeps the keys of the relay from the processes of pages', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'sk-secret');
  vi.stubEnv('TZ', 'Asia/Shanghai');
  await argumentsOf(true);
  const environment = readFileSync(`${program}.environment`, 'utf8');
  expect(environment).not.toContain('sk-secret');
  expect(environment).toContain('TZ=Asia/Shanghai');
});

test('finds the program that was given or is on PATH, and says what to do else', () => {
  expect(findChromium(program)).toBe(program);
  expect(() => findChromium(`${folder}/none`)).toThrow(/BROWSER_EXECUTABLE is .*none, which is no program/);
  expect(() => findChromium(folder)).toThrow('which is no program');
  vi.stubEnv('PATH', `/none:${folder}`);
  expect(findChromium(undefined)).toBe(program);
});
