import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildExtension, buildFolder } from '../browser/build-extension.ts';
import { type LaunchedBrowser, launchBrowser } from '../browser/launch-browser.ts';

/** The built content script in the real extension, asked as the background asks it. */

const PAGE = `<!doctype html><meta charset=utf-8><x-closed></x-closed><script>
  document.querySelector('x-closed').attachShadow({ mode: 'closed' }).innerHTML = '<button>Inside</button>';
  window.heard = [];
  addEventListener('message', event => heard.push(event.data));
</script>`;

let server: Server;
let launched: LaunchedBrowser;
let page: Page;

beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  launched = await launchBrowser({ extension: buildExtension('e2e') });
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

async function worker(): Promise<Worker> {
  return launched.context.serviceWorkers()[0] ?? launched.context.waitForEvent('serviceworker');
}

/** Injects the script, and asks it. As text, because the worker's `chrome` is not ours. */
async function ask(name: string, request: unknown): Promise<string> {
  const message = JSON.stringify({ assent: name, request });
  return (await worker()).evaluate(`(async () => {
    const [{ id: tabId }] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' });
    await chrome.scripting.executeScript({ target: { tabId }, files: ['content-script.js'] });
    return JSON.stringify(await chrome.tabs.sendMessage(tabId, ${message}));
  })()`);
}

const READ = { language: 'en', limit: 30 };

test('it reads closed shadow trees, and a second injection changes nothing', async () => {
  const first = await ask('page.readFrame', READ);
  expect(first).toContain('button: Inside');
  expect(await ask('page.readFrame', READ)).toBe(first);
});

test('it says nothing to the page, neither by a message nor by the start event of WXT’s wrapper', async () => {
  expect(await page.evaluate('heard')).toEqual([]);
  expect(readFileSync(`${buildFolder('e2e')}/content-script.js`, 'utf8')).not.toContain('script-started');
});
