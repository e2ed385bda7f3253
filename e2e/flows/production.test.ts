import { startRelay } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolder, root } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { waitForPanel } from '../browser/open-panel.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { type Desktop, startDesktop } from '../desktop/start-desktop.ts';
import { serveSite } from '../site/serve-site.ts';
import { drivePanel } from './drive-panel.ts';

/** What a person does first: a click into the page, then the shortcut. Only real key presses reach it. */
async function pressShortcut(desktop: Desktop, page: Page): Promise<void> {
  await page.evaluate("addEventListener('click', () => { window.isClicked = true; })");
  desktop.input('mousemove', '400', '600', 'click', '1');
  // Before the click has come through, the window need not have the keyboard.
  await page.waitForFunction('window.isClicked');
  desktop.input('key', '--clearmodifiers', 'alt+shift+k');
}

test('the production build, opened by the real shortcut in a real window, can read and act on this page only', async () => {
  const desktop = await startDesktop();
  const relay = await startRelay();
  const site = await serveSite();
  const launched = await launchBrowser({
    extension: buildFolder('production'),
    headed: true,
    environment: desktop.environment,
  });
  onTestFinished(async () => {
    await launched.close();
    await desktop.stop();
    await relay.stop();
    await site.close();
  });
  await presetSettings(launched.context, { relayUrl: relay.url, language: 'en' });
  const [page = await launched.context.newPage()] = launched.context.pages();
  await page.goto(`${site.origin}/frames`);
  await page.bringToFront();
  const panel = drivePanel(await waitForPanel(launched, () => pressShortcut(desktop, page)), 'en');

  await panel.ask('fill Open field with tea');
  await panel.shows(`${site.foreignOrigin}`);
  await panel.approve();
  await page.waitForFunction("window.typed?.open === 'tea'");
  await panel.idle();
  desktop.photograph(`${root}/e2e/artifacts/production.png`);

  await page.goto(`${site.foreignOrigin}/search`);
  await panel.shows('no access yet');
  await panel.ask('read the heading');
  await panel.shows(/toolbar/);
  expect(await panel.approveButton.count()).toBe(0);

  // The panel is open and keeps the focus where it is: nothing but the press tells it of the access.
  await pressShortcut(desktop, page);
  const host = new URL(site.foreignOrigin).host;
  const chip = panel.page.getByRole('list', { name: 'Sent with your message' });
  await expect.poll(() => chip.textContent()).toContain(host);
  expect(await chip.textContent()).not.toContain('no access yet');
  await panel.page.getByRole('combobox', { name: `What Assent may do on ${host}` }).waitFor();
});
