import { say, startScriptedCompletionsApi } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { inExtensionPage } from '../browser/open-panel.ts';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('the composer: suggestions, commands, saved prompts, history, the picker, and the question from the context menu', async () => {
  const second = await startScriptedCompletionsApi(() => say('The second one answers.'));
  onTestFinished(() => second.stop());
  const { page, panel, upstream, launched, sent } = await startAssent({
    page: 'reading',
    script: request => say(`Asked as ${request.model}.`),
    environment: { OPENAI_MODEL: 'second', OPENAI_BASE_URL: second.url },
  });
  const message = panel.page.getByRole('textbox', { name: 'Message', exact: true });
  const option = (name: RegExp) => panel.page.getByRole('option', { name });

  // What fits the page in front, and then the other page in front; an open one is written for the person to end.
  await panel.page.getByRole('button', { name: 'Fill in this form with…' }).waitFor();
  await page.goto(page.url().replace('reading', 'search'));
  await panel.page.getByRole('button', { name: 'Search on this site for…' }).click();
  expect(await message.inputValue()).toBe('Search on this site for: ');

  // A command by keyboard alone.
  await message.fill('/');
  await option(/summarize/).waitFor();
  await message.press('ArrowDown');
  await message.press('ArrowUp');
  await message.press('Enter');
  expect(await message.inputValue()).toBe('Summarize this page in a few points.');
  expect(await panel.page.getByRole('listbox').count()).toBe(0);

  // What is written is kept under a name.
  await panel.page.getByRole('button', { name: 'Save as a prompt' }).click();
  await panel.page.getByRole('textbox', { name: 'Name of the prompt' }).fill('in short');
  await panel.page.keyboard.press('Enter');
  await message.press('Enter');
  await panel.shows(/Asked as claude/);
  await panel.idle();

  // The picker, and what was written before.
  await panel.page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'second' });
  await message.fill('a draft');
  await message.press('ArrowUp');
  expect(await message.inputValue()).toBe('Summarize this page in a few points.');
  await message.press('Enter');
  await panel.shows(/The second one answers/);
  await panel.idle();
  expect(upstream?.requests).toHaveLength(1);
  expect(sent.map(body => JSON.parse(body).model)).toEqual([undefined, 'second']);
  expect(await message.inputValue()).toBe('a draft');

  // Another conversation keeps what was picked; the default is picked again.
  await panel.page.getByRole('combobox', { name: 'Model' }).selectOption({ index: 0 });
  await message.fill('/in sh');
  await option(/in short/).click();
  expect(await message.inputValue()).toBe('Summarize this page in a few points.');

  // A click in the menu of a page can only be played from its second half on: what it leaves for the panel.
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('h1'))`);
  const selected = await page.evaluate('getSelection().toString()');
  await inExtensionPage(launched.context, opener =>
    opener.evaluate(`chrome.contextMenus.update('selection', {}).then(() => chrome.tabs.query({ url: '${page.url()}' }))
      .then(([{ id: tabId, windowId }]) => chrome.storage.session.set({
        askedAbout: { tabId, windowId, at: Date.now(), isSelection: true, urls: [] } }))`),
  );
  await panel.page.getByRole('button', { name: 'Remove this quote' }).waitFor();
  await page.evaluate('getSelection().empty()');
  await page.bringToFront();
  await message.fill('What does this say?');
  await message.press('Enter');
  await expect.poll(() => upstream?.requests.length).toBe(2);
  const request = upstream?.requests[1];
  expect(request && look(request).newest).toContain(`selected | ${selected}`);
});
