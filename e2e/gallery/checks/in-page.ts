import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const faultsSchema = z.array(z.string());

/** Runs a check of the stage's bundle by name. */
export async function inPage(
  page: Page,
  check: 'cutOff' | 'smallTargets' | 'unclearInForcedColours' | 'unwordedHere',
): Promise<string[]> {
  return faultsSchema.parse(await page.evaluate(`${check}()`));
}

/**
 * Moves through the page with Tab, which is held down rather than pressed repeatedly, to avoid a wait per step. A few
 * extra steps complete the round from any starting point.
 */
export async function focusFaultsOf(page: Page): Promise<string[]> {
  const stops = z.number().parse(await page.evaluate('watchStops()'));
  await Promise.all(Array.from({ length: stops + 3 }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  return faultsSchema.parse(await page.evaluate('focusFaults()'));
}
