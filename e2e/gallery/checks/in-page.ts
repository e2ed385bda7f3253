import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const faultsSchema = z.array(z.string());

/** Runs a check that is bundled with the stage, by its name. */
export async function inPage(
  page: Page,
  check: 'cutOff' | 'smallTargets' | 'unclearInForcedColours',
): Promise<string[]> {
  return faultsSchema.parse(await page.evaluate(`${check}()`));
}

/** Goes through the page with Tab. A round that begins anywhere comes by everything within a few steps more. */
export async function focusFaultsOf(page: Page): Promise<string[]> {
  const stops = z.number().parse(await page.evaluate('watchStops()'));
  for (let press = 0; press < stops + 3; press += 1) await page.keyboard.press('Tab');
  return faultsSchema.parse(await page.evaluate('focusFaults()'));
}
