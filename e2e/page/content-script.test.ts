import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesFor } from '../../extension/messaging/content-scripts.ts';
import { requireOperation } from '../../extension/operations/list.ts';
import { descriptionWords } from '../../extension/page/descriptions/description-words.ts';
import { buildFolder } from '../browser/build-extension.ts';
import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import { lendBrowser } from '../browser/lend-browser.ts';

/** The built content script in the real extension, asked as the background asks it. */

const PAGE = `<!doctype html><meta charset=utf-8><x-closed></x-closed><script>
  document.querySelector('x-closed').attachShadow({ mode: 'closed' }).innerHTML = '<button>Inside</button>';
  window.received = [];
  addEventListener('message', event => received.push(event.data));
</script>`;

let server: Server;
let launched: LaunchedBrowser;
/** Of the extension; it sends what the background sends. */
let opener: Page;
let page: Page;

beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  launched = await lendBrowser(buildFolder('e2e'));
  [opener = await launched.context.newPage()] = launched.context.pages();
  page = await launched.context.newPage();
  await page.goto(`http://127.0.0.1:${addressOf(server).port}/`);
});

afterAll(async () => {
  await launched.close();
  server.close();
});

function addressOf(listening: Server): AddressInfo {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address;
}

/** Puts our scripts into the page and runs `expression` there. As text, because `chrome` is not ours. */
async function inPage(expression: string): Promise<string> {
  return opener.evaluate(`(async () => {
    const [{ id: tabId }] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' });
    const target = { tabId };
    await chrome.scripting.executeScript({ target, files: ${JSON.stringify(SCRIPTS)} });
    const [{ result }] = await chrome.scripting.executeScript({ target, func: () => ${expression} });
    return JSON.stringify(result);
  })()`);
}

const SCRIPTS = filesFor('act');

const READ = `assentDocumentState.reader.readFrame({ words: ${JSON.stringify(descriptionWords('en'))}, limit: 30 })`;

test('reads closed shadow trees, and a second injection changes nothing', async () => {
  const first = await inPage(READ);
  expect(first).toContain('button: Inside');
  expect(await inPage(READ)).toBe(first);
});

test('the script act finds elements by the ids that the script read gave', async () => {
  const id = /"desc":"button: Inside","id":"(e_[^"]+)"/u.exec(await inPage(READ))?.[1];
  const action = requireOperation('click').prepare({
    action: 'click',
    target: { elementId: id },
    params: {},
  });
  const message = JSON.stringify({ assent: 'page.previewAction', request: { language: 'en', action } });
  const answer = await opener.evaluate(`(async () => {
    const [{ id: tabId }] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' });
    return JSON.stringify(await chrome.tabs.sendMessage(tabId, ${message}));
  })()`);
  expect(answer).toContain('"status":"bound"');
  expect(answer).toContain('"name":"Inside"');
});

test('sends no message to the page, nor the start event of WXT’s wrapper', async () => {
  expect(await page.evaluate('received')).toEqual([]);
  for (const script of SCRIPTS)
    expect(readFileSync(`${buildFolder('e2e')}/${script}`, 'utf8')).not.toContain('script-started');
});
