import type { Locator, Page } from 'playwright-core';

/** Somebody new, whose presses and time count from their first command on. */
export class Person {
  presses = 0;
  readonly #since = performance.now();

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  /** Goes to a button with Tab alone, which is no press, and presses Enter on it. */
  async pressByKey(page: Page, name: string): Promise<void> {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(nameOfFocus)) === name) return this.key(page, 'Enter');
    }
    throw new Error(`With Tab nobody gets to “${name}”.`);
  }

  async key(page: Page, key: string): Promise<void> {
    this.presses += 1;
    await page.keyboard.press(key);
  }

  seconds(): number {
    return (performance.now() - this.#since) / 1000;
  }
}

const MAX_STOPS = 40;

/** Runs in the page. */
function nameOfFocus(): string | undefined {
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();
}
