import { newestText, type ReceivedRequest, say } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { panelNames } from '../browser/panel-names.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const ANSWER = 'Done: **one** field.\n\n```js\nlet name = 1;\n```';

/** What is on the clipboard shows where it is pasted, once the button says that it is there. */
async function copied(panel: Page, name: string): Promise<string> {
  const button = panel.getByRole('button', { name, exact: true }).last();
  await button.click();
  await button.getByText('Copied').waitFor();
  const field = panel.getByRole('textbox', { name: panelNames.en.message, exact: true });
  await field.fill('');
  await field.press('ControlOrMeta+v');
  await expect.poll(() => field.inputValue()).not.toBe('');
  const text = await field.inputValue();
  await field.fill('');
  return text;
}

function said({ messages }: ReceivedRequest): string {
  return JSON.stringify(messages);
}

test('editing a message asks again: the model forgets what followed, nothing runs again, and the old branch is kept', async () => {
  const { page, panel, upstream, reopenPanel } = await startAssent({
    page: 'react-form',
    script: steps(
      view => act(on(view.element(/^input: Name/), 'fill', { value: 'Mei' })),
      () => say(ANSWER),
      () => say('In other words.'),
      () => say('And once more.'),
    ),
  });
  const press = (name: string) => panel.page.getByRole('button', { name, exact: true }).last().click();
  await panel.ask('Fill in my name');
  await panel.approve();
  await panel.shows('let name = 1;');
  await panel.idle();
  expect(await copied(panel.page, panelNames.en.copyAnswer)).toBe(ANSWER);
  expect(await copied(panel.page, panelNames.en.copyCode)).toBe('let name = 1;');
  await page.getByLabel('Name').fill('Changed by hand');

  await press(panelNames.en.edit);
  await panel.page.keyboard.type(', please');
  await panel.page.keyboard.press('Enter');
  await panel.shows('In other words.');
  await panel.idle();
  const third = upstream?.requests[2];
  expect(third && newestText(third)).toMatch(
    /Fill in my name, please\s+\[Assent: this message was sent before, .*\(fill e_\w+\)/,
  );
  expect(third && said(third)).not.toContain('Done: **one** field.');

  await press(panelNames.en.askAgain);
  await panel.shows('And once more.');
  await panel.idle();
  const fourth = upstream?.requests[3];
  expect(fourth && said(fourth)).not.toContain('In other words.');
  expect(await page.getByLabel('Name').inputValue()).toBe('Changed by hand');

  await panel.closeWith('And once more.');
  const later = await reopenPanel();
  await later.shows('And once more.');
  await later.page.getByText(/^Earlier: 2 messages/).click();
  await later.shows('let name = 1;');
  await later.shows('In other words.');
});
