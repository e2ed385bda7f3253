import type { Page } from 'playwright-core';
import { violations } from '../flows/axe-violations.ts';

/** The arrow keys of its field move through a list of options and scroll it. */
const SCROLLED_BY_ARROWS = /scrollable-region-focusable: .*role="listbox"/;

/** The axe violations of the current state. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found = await violations(page);
  return found.filter(fault => !SCROLLED_BY_ARROWS.test(fault));
}
