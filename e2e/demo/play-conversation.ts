import type { Page } from 'playwright-core';
import { panelNames } from '../browser/panel-names.ts';

const names = panelNames.en;

async function ask(panel: Page, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: names.message, exact: true }).fill(text);
  await panel.getByRole('button', { name: names.send, exact: true }).click();
}

/** Playwright waits until the button is enabled, which happens once the card has been visible long enough to read. */
async function approve(panel: Page): Promise<void> {
  await panel.getByRole('button', { name: names.approve, exact: true }).click();
}

/** The steps of a user on the try-it page: fill, approve, click, approve, read the answer. */
export async function playConversation(page: Page, panel: Page): Promise<void> {
  await ask(panel, 'Type green tea into the search box');
  await approve(panel);
  await page.waitForFunction("document.querySelector('input[type=search]').value === 'green tea'");
  await panel.getByRole('button', { name: names.send, exact: true }).waitFor();
  await ask(panel, 'Click Search');
  await approve(panel);
  await page.getByText('3 results for “green tea”').waitFor();
  await panel.getByRole('button', { name: names.send, exact: true }).waitFor();
}
