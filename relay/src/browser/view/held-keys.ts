import type { Modifier } from '@assent/shared';
import type { Page } from 'playwright-core';

const MODIFIERS: readonly Modifier[] = ['Control', 'Alt', 'Shift', 'Meta'];

/** The keys that a person holds down in a page. Those of a page that is left are let go there. */
export class HeldKeys {
  readonly #held = new Set<string>();
  #page: Page | undefined;

  /** Holds down these modifiers and no others. */
  async hold(page: Page, modifiers: readonly Modifier[] = []): Promise<void> {
    if (this.#page !== page) await this.release();
    this.#page = page;
    for (const modifier of MODIFIERS) {
      const isWanted = modifiers.includes(modifier);
      if (isWanted === this.#held.has(modifier)) continue;
      if (isWanted) await this.#down(page, modifier);
      else await this.#up(page, modifier);
    }
  }

  /** One that is held already repeats. A character that the browser's keyboard lacks is put in as text. */
  async press(page: Page, key: string, modifiers: readonly Modifier[] | undefined): Promise<void> {
    await this.hold(page, modifiers);
    if (isModifier(key)) return;
    try {
      await this.#down(page, key);
    } catch (thrown) {
      if (!(thrown instanceof Error) || !/unknown key/iu.test(thrown.message)) throw thrown;
      this.#held.delete(key);
      if ([...key].length === 1) await page.keyboard.insertText(key);
    }
  }

  async lift(page: Page, key: string, modifiers: readonly Modifier[] | undefined): Promise<void> {
    if (this.#page === page && this.#held.has(key) && !isModifier(key)) await this.#up(page, key);
    await this.hold(page, modifiers);
  }

  async release(): Promise<void> {
    const page = this.#page;
    this.#page = undefined;
    const held = [...this.#held];
    this.#held.clear();
    // A page that has gone holds nothing.
    if (page && !page.isClosed()) for (const key of held) await page.keyboard.up(key);
  }

  async #down(page: Page, key: string): Promise<void> {
    this.#held.add(key);
    await page.keyboard.down(key);
  }

  async #up(page: Page, key: string): Promise<void> {
    this.#held.delete(key);
    await page.keyboard.up(key);
  }
}

function isModifier(key: string): boolean {
  return MODIFIERS.some(modifier => modifier === key);
}
