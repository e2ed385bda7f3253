import { startRelay } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolder } from '../browser/build-extension.ts';
import {
  EXTENSION_ID,
  type LaunchedBrowser,
  launchBrowser,
  onboardingOf,
} from '../browser/launch-browser.ts';
import { openPanel, waitForPanel } from '../browser/open-panel.ts';
import { violations } from './axe-violations.ts';
import { drivePanel } from './drive-panel.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the page may ask the background as our other pages do: nothing, because it is acted upon. */
function askBackground(page: Page): Promise<unknown> {
  return page.evaluate(
    `chrome.tabs.getCurrent().then(({ id }) => chrome.runtime.sendMessage({
      assent: 'tab.read', request: { tabId: id, language: 'en', limit: 5 } })).catch(error => error.message)`,
  );
}

/** Withdrawn in the options: the open panel has nothing to send with any more. */
async function withdraw(launched: LaunchedBrowser): Promise<void> {
  const options = await launched.context.newPage();
  await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
  await button(options, 'Withdraw').click();
  await button(options, 'Agree and start').waitFor();
  expect(await violations(options)).toEqual([]);
  await options.close();
}

test('install, read, agree, try the practice page, withdraw', async () => {
  // Its port is known, and nobody answers there before the person starts it.
  let relay = await startRelay();
  await relay.stop();
  const launched = await launchBrowser({ extension: buildFolder('e2e') });
  onTestFinished(async () => {
    await launched.close();
    await relay.stop();
  });
  const onboarding = await onboardingOf(launched.context);
  await onboarding.getByText(/Passwords, one-time codes and card numbers/).waitFor();
  expect(await violations(onboarding)).toEqual([]);
  const early = await openPanel(launched, onboarding);
  await button(early, 'Agree and start').waitFor();
  expect(await violations(early)).toEqual([]);
  expect(await early.getByRole('textbox').count()).toBe(0);
  await early.close();

  await button(onboarding, 'Agree and start').click();
  await onboarding.getByText('Another address').click();
  await onboarding.getByRole('textbox', { name: 'Relay address' }).fill(relay.url);
  await button(onboarding, 'Save').click();
  await onboarding.getByText('npm run relay', { exact: true }).waitFor();
  expect(await violations(onboarding)).toEqual([]);
  relay = await startRelay({ PORT: new URL(relay.url).port });
  await onboarding.getByText(/The relay answers/).waitFor();
  await onboarding.getByText(/press the puzzle piece/).waitFor();
  expect(await violations(onboarding)).toEqual([]);
  const panel = drivePanel(
    await waitForPanel(launched, () => button(onboarding, 'Try it on a practice page').click()),
    'en',
  );
  const page = onboarding;
  await page.waitForURL(/try-it\.html/);
  await page.getByRole('complementary', { name: 'A 30-second tour' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await panel.ask('Type green tea into the search box, then click Search');
  // Renamed any earlier, it would have been read under its new name.
  await panel.approveButton.waitFor();
  await page.evaluate("document.querySelector('#shop button').textContent = 'Look for it'");
  await panel.shows('It was called');
  await panel.approve();
  await page.getByText('3 results for “green tea”').waitFor();
  await panel.idle();
  // What was submitted stays submitted.
  expect(await panel.undoButton.count()).toBe(0);
  await panel.ask('Type oolong into the search box');
  await panel.approve();
  await panel.idle();
  await panel.press('undo');
  await expect.poll(() => page.inputValue('input[type=search]')).toBe('green tea');
  await panel.idle();
  await panel.ask('drag Pour the tea before Boil water');
  await panel.approve();
  await panel.idle();
  expect(await page.textContent('#steps li')).toContain('Pour');
  expect(await askBackground(page)).not.toMatchObject({ ok: true });

  await withdraw(launched);
  await button(panel.page, 'Agree and start').waitFor();
});
