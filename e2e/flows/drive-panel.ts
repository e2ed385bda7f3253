import type { Locator, Page } from 'playwright-core';
import { panelNames } from '../browser/panel-names.ts';
import { untilKept } from './kept-conversations.ts';

/** The panel as a person uses it, found by accessible names alone. */
export interface PanelDriver {
  page: Page;
  approveButton: Locator;
  ask(text: string): Promise<void>;
  /** Waits for the card and presses Approve once it is armed. */
  approve(): Promise<void>;
  reject(): Promise<void>;
  press(
    name: 'stop' | 'newChat' | 'tryAgain' | 'continueInNewSession' | 'continue' | 'undo' | 'undoTurn',
  ): Promise<void>;
  undoButton: Locator;
  /** Until nothing is going on any more and no card waits. */
  idle(): Promise<void>;
  /** Until the panel shows this text. */
  shows(text: string | RegExp): Promise<void>;
  /** Closes the panel, once it has kept this text: what it says, or a part of its record. */
  closeWith(kept: string): Promise<void>;
  /** Everything the panel says now, as a screen reader gets it. */
  text(): Promise<string>;
}

export function drivePanel(page: Page, language: 'en' | 'zh'): PanelDriver {
  const names = panelNames[language];
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const approveButton = button(names.approve);
  return {
    page,
    approveButton,
    undoButton: button(names.undo),
    ask: async text => {
      await page.getByRole('textbox', { name: names.message, exact: true }).fill(text);
      await button(names.send).click();
    },
    approve: async () => {
      await approveButton.waitFor();
      // A card higher than the panel can be approved only after a look at its end.
      await page.evaluate("[...document.querySelectorAll('li[data-row]')].at(-1)?.scrollIntoView()");
      await approveButton.click();
    },
    reject: () => button(names.reject).click(),
    press: name => button(names[name]).click(),
    idle: async () => {
      await button(names.send).waitFor();
      await approveButton.waitFor({ state: 'detached' });
    },
    shows: text => page.getByText(text).filter({ visible: true }).first().waitFor(),
    closeWith: async kept => {
      await untilKept(page, kept);
      await page.close();
    },
    text: () => page.locator('body').ariaSnapshot(),
  };
}
