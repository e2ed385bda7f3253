import { expect, test } from 'vitest';
import { EXTENSION_ID } from '../browser/launch-browser.ts';
import { violations } from './axe-violations.ts';
import { startAssent } from './start-assent.ts';

test.each([
  ['en', 'light'],
  ['zh', 'dark'],
] as const)(
  'no accessibility violation, %s and %s: empty, card, result, undone, error, options',
  async (language, theme) => {
    const { page, panel, relay, launched } = await startAssent({ page: 'try-it', language, theme });
    await panel.page.getByRole('textbox').waitFor();
    expect(await violations(panel.page)).toEqual([]);
    await panel.ask('fill Email with a@b.c and choose Germany');
    await panel.approveButton.click({ trial: true });
    expect(await violations(panel.page)).toEqual([]);
    await panel.approve();
    await panel.idle();
    expect(await page.inputValue('select')).toBe('Germany');
    expect(await violations(panel.page)).toEqual([]);
    await panel.undoButton.waitFor();
    await panel.press('undo');
    await panel.undoButton.waitFor({ state: 'detached' });
    await panel.idle();
    expect(await page.inputValue('select')).not.toBe('Germany');
    expect(await violations(panel.page)).toEqual([]);
    await relay.stop();
    await panel.ask('and now?');
    await panel.shows('npm run relay');
    expect(await violations(panel.page)).toEqual([]);
    const options = await launched.context.newPage();
    await options.goto(`chrome-extension://${EXTENSION_ID}/options.html`);
    await options.getByRole('textbox').first().waitFor();
    expect(await violations(options)).toEqual([]);
  },
);
