import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const faultsSchema = z.array(z.string());

/** Runs a check that is bundled with the stage, by its name. */
export async function inPage(
  page: Page,
  check: 'cutOff' | 'smallTargets' | 'unclearInForcedColours' | 'unwordedHere',
): Promise<string[]> {
  return faultsSchema.parse(await page.evaluate(`${check}()`));
}

/**
 * Goes through the page with Tab, which is held rather than pressed again and again: nobody need wait for each step. A
 * round that begins anywhere comes by everything within a few steps more.
 */
export async function focusFaultsOf(page: Page): Promise<string[]> {
  const stops = z.number().parse(await page.evaluate('watchStops()'));
  await Promise.all(Array.from({ length: stops + 3 }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  return faultsSchema.parse(await page.evaluate('focusFaults()'));
}
