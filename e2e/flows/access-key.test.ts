import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { root } from '../browser/build-extension.ts';
import { inExtensionPage } from '../browser/open-panel.ts';
import { startAssent } from './start-assent.ts';

/** In a page, as a script of ours there would. */
const READ_IN_PAGE = `(async () => {
  const [tab] = await chrome.tabs.query({ url: '*://*/search' });
  const func = () => chrome.storage.local.get('accessKey').then(() => 'read', error => error.message);
  const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func });
  return result;
})()`;

/** As whoever runs the relay makes one. */
function makeKey(file: string): string {
  const command = [`${root}/relay/src/cli/relay.ts`, 'keys', 'add', 'acme'];
  const environment = { ...process.env, RELAY_KEYS_FILE: file };
  return execFileSync(process.execPath, command, {
    env: environment,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

test('a relay that asks for a key says so, and answers once it was entered in the settings', async () => {
  const keysFile = join(temporaryFolder(), 'keys.json');
  const key = makeKey(keysFile);
  const { panel, launched, sent, upstream } = await startAssent({
    page: 'search',
    script: () => say('Hello from behind the door.'),
    environment: { RELAY_KEYS_FILE: keysFile },
  });
  await panel.ask('Hello');
  await panel.shows('This backend requires an access key');
  await panel.shows(/HTTP 401 · This relay requires an access key/);
  expect(upstream?.requests).toEqual([]);

  const opening = launched.context.waitForEvent('page');
  await panel.page.getByRole('button', { name: 'Open settings' }).click();
  const options = await opening;
  const connect = options.getByRole('button', { name: 'Test connection' });
  await connect.click();
  await options.getByText(/^This backend requires an access key\. Enter it in Settings\./).waitFor();
  const field = options.getByLabel('Access key');
  await field.fill(key.slice(0, -1));
  await connect.click();
  await options.getByText(/It says: This is not an access key of this relay: it is incomplete/).waitFor();
  await field.fill(key);
  await connect.click();
  await options.getByText(/^Connected\./).waitFor();
  await options.getByRole('button', { name: 'Save' }).click();
  await options.getByText(`••••${key.slice(-4)}`).waitFor();
  expect(await options.content()).not.toContain(key);
  await options.close();

  await panel.press('tryAgain');
  await panel.shows('Hello from behind the door.');
  expect(JSON.stringify([sent, upstream?.requests])).not.toContain(key);
  expect(await inExtensionPage(launched.context, page => page.evaluate(READ_IN_PAGE))).toMatch(
    /Access to storage is not allowed/,
  );
});
