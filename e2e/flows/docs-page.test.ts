import { startRelay } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolder } from '../browser/build-extension.ts';
import { lendBrowser } from '../browser/lend-browser.ts';

test('the documentation page of the relay renders, and requests nothing from other hosts', async () => {
  const relay = await startRelay();
  const launched = await lendBrowser(buildFolder('e2e'));
  onTestFinished(async () => {
    await launched.close();
    await relay.stop();
  });
  const page = await launched.context.newPage();
  const outside: string[] = [];
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route('**/*', route => {
    const url = route.request().url();
    if (url.startsWith(relay.url) || url.startsWith('data:')) return route.continue();
    outside.push(url);
    return route.abort();
  });
  await page.goto(`${relay.url}/docs`);
  await page.getByText('/api/v1/agent/chat').first().click();
  await page.getByText('Send a message, the result of a browser tool').first().waitFor();
  await page.getByText('对话完成').first().waitFor();
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
});
