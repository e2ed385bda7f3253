import type { Page } from 'playwright-core';

/** What is shown now, with nothing in it that moves or blinks. */
export function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}
