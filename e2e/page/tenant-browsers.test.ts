import { afterEach, expect, test } from 'vitest';
import { privateBytes } from '../../relay/src/browser/chromium/private-bytes.ts';
import { TenantBrowsers } from '../../relay/src/browser/session/tenant-browsers.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';

const settings = {
  executable: findPageBrowser(),
  isSandboxed: false,
  allowedHosts: [],
};

let browsers: TenantBrowsers | undefined;
afterEach(() => browsers?.close());

/** Whether the second session of a tenant gets the browser of the first, which stays open. */
async function isShared(maxBytes?: number): Promise<boolean> {
  browsers = new TenantBrowsers(settings, { ...(maxBytes !== undefined && { maxBytes }) });
  const first = await browsers.borrow('acme');
  const second = await browsers.borrow('acme');
  expect(first.launched.browser.isConnected()).toBe(true);
  return first.launched.browser === second.launched.browser;
}

test('a browser that has grown too large takes no new sessions, and keeps those that it has', async () => {
  expect(await isShared()).toBe(true);
  await browsers?.close();
  expect(await isShared(10_000_000)).toBe(process.platform !== 'linux');
});

test('what a page holds counts', async () => {
  browsers = new TenantBrowsers(settings);
  const { launched } = await browsers.borrow('acme');
  const page = await launched.browser.newPage();
  const before = (await privateBytes(launched.browser)) ?? 0;
  await page.evaluate(() => Reflect.set(globalThis, 'held', new Uint8Array(100_000_000).fill(1)));
  const grown = ((await privateBytes(launched.browser)) ?? 0) - before;
  if (process.platform === 'linux') expect(grown).toBeGreaterThan(90_000_000);
  else expect(grown).toBe(0);
});
