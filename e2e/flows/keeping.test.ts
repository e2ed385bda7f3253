import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { inExtensionPage } from '../browser/open-panel.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** Whether the page's document keeps what was found in it; undefined before it has the script for that. */
async function isKeeping({ launched, page }: Assent): Promise<boolean | null> {
  return inExtensionPage(launched.context, opener =>
    opener.evaluate(`(async () => {
    const [{ id: tabId }] = await chrome.tabs.query({ url: ${JSON.stringify(page.url())} });
    const func = () => globalThis.assentDocumentState?.indexCache?.isKeeping() ?? null;
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId }, func });
    return result;
  })()`),
  );
}

test('the element index is cached from the second reading on, until the panel closes', async () => {
  const assent = await startAssent({ page: 'search', script: () => say('I see.') });
  const { page, panel, sent, site } = assent;
  await panel.ask('What is there?');
  await panel.idle();
  expect(await isKeeping(assent)).toBeNull();
  await page.evaluate(
    "document.body.append(Object.assign(document.createElement('button'), { textContent: 'Later' }))",
  );
  await panel.ask('And now?');
  await panel.idle();
  expect(await isKeeping(assent)).toBe(true);
  await page.evaluate(
    "document.body.append(Object.assign(document.createElement('button'), { textContent: 'Last' }))",
  );
  await panel.ask('And at last?');
  await panel.idle();
  expect(sent.at(-1)).toContain('Last');
  await panel.page.close();
  await expect.poll(() => isKeeping(assent)).toBe(false);
  const reopened = await assent.reopenPanel();
  const printed: string[] = [];
  reopened.page.on('console', message => printed.push(message.text()));
  await reopened.ask('And again?');
  await reopened.idle();
  expect(await isKeeping(assent)).toBe(true);
  // The document goes into the back/forward cache, and its port with it.
  await page.goto(`${site.origin}/leaving`);
  await reopened.ask('And here?');
  await reopened.idle();
  expect(printed).toEqual([]);
});
