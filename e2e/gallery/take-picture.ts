import type { Page } from 'playwright-core';

/** A picture of the current state without animations or a caret. */
export function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}
