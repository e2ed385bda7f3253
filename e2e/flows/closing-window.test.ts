import { newestText, say } from '@assent/relay/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inExtensionPage, openPanel } from '../browser/open-panel.ts';
import { drivePanel } from './drive-panel.ts';
import { act } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('closing the only tab of a window closes the panel; opened elsewhere, it reports the closed tab to the model', async () => {
  const script = steps(
    () => act({ action: 'close' }),
    () => say('It is closed.'),
  );
  const { panel, page, launched, upstream } = await startAssent({ page: 'reading', script });
  const other = await openWindow(launched.context, 'about:blank#other');
  await panel.ask('Close this');
  await panel.shows('This is the only tab in its window');
  const closed = page.waitForEvent('close');
  await panel.approve();
  await closed;
  const again = drivePanel(await openPanel(launched, other), 'en');
  await again.shows('1 action');
  await again.press('continue');
  await again.shows('It is closed.');
  const reported = upstream?.requests.map(newestText).at(-1);
  expect(reported).toContain('The tab “The tea garden” is closed.');
  expect(reported).not.toContain('it is unknown');
});

async function openWindow(context: BrowserContext, url: string): Promise<Page> {
  const found = () => context.pages().find(page => page.url() === url);
  await inExtensionPage(context, opener =>
    opener.evaluate(`chrome.windows.create({ url: ${JSON.stringify(url)}, focused: false })`),
  );
  await expect.poll(found).toBeDefined();
  const page = found();
  if (!page) throw new Error('The window went away.');
  return page;
}
