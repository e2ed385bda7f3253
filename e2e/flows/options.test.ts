import { say, startRelay, startScriptedMessagesApi } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { EXTENSION_ID } from '../browser/launch-browser.ts';
import { startAssent } from './start-assent.ts';

test('another backend is tested, saved, and used by the open panel at once', async () => {
  const { panel, launched } = await startAssent({ page: 'search' });
  const api = await startScriptedMessagesApi(() => say('Hello from the other backend.'));
  const other = await startRelay({
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: api.url,
    OPENAI_MODEL: 'second',
    OPENAI_BASE_URL: api.url,
  });
  onTestFinished(async () => {
    await other.stop();
    await api.stop();
  });
  const options = await launched.context.newPage();
  await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
  const address = options.getByRole('textbox', { name: 'Relay address' });
  const connect = options.getByRole('button', { name: 'Test connection' });

  await address.fill('http://127.0.0.1:9');
  await connect.click();
  await options.getByText(/No server responds there/).waitFor();
  await address.fill('ftp://example.com');
  await options.getByRole('button', { name: 'Save' }).click();
  await options.getByText('Only http and https addresses work.').waitFor();
  await address.fill(other.url);
  await connect.click();
  await options.getByText(/^Connected\. Its model: claude/).waitFor();
  await options.getByRole('button', { name: 'Save' }).click();
  await options.getByText('Saved.').waitFor();
  await options.close();

  // The panel has received it once there is a choice of models: before, only the offline one existed.
  await panel.page.getByRole('combobox', { name: 'Model' }).waitFor();
  await panel.ask('Hello');
  await panel.shows('Hello from the other backend.');
  expect(api.requests).toHaveLength(1);
});

test('a new language applies to the open panel at once', async () => {
  const { panel, launched } = await startAssent({ page: 'search', language: 'en' });
  const options = await launched.context.newPage();
  await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
  await options.getByRole('radio', { name: '中文' }).click();
  await panel.page.getByRole('button', { name: '新对话', exact: true }).waitFor();
  expect(await panel.page.getAttribute('html', 'lang')).toBe('zh-CN');
});
