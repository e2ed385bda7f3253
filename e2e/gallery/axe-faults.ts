import type { Page } from 'playwright-core';
import { violations } from '../flows/axe-violations.ts';

/** A list of options is gone through with the arrow keys of the field that it belongs to, and scrolls along. */
const SCROLLED_BY_ARROWS = /scrollable-region-focusable: .*role="listbox"/;

/** What axe finds in the state that is shown. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found = await violations(page);
  return found.filter(fault => !SCROLLED_BY_ARROWS.test(fault));
}
