import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EXTENSION_ID } from '../browser/launch-browser.ts';
import { startAssent } from './start-assent.ts';

const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** What axe finds wrong with the page as it is now: the rule, and the markup. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = violationsSchema.parse(await page.evaluate('axe.run().then(result => result.violations)'));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

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
