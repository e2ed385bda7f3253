import type { Modifier, PersonInput } from '@assent/shared';
import type { Page } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';
import type { PagePrompts } from '../chrome/page-prompts.ts';
import type { SessionChrome } from '../chrome/session-chrome.ts';
import { HeldKeys } from './held-keys.ts';

type Button = 'left' | 'middle' | 'right';

type Parts = {
  front(): SessionChrome;
  prompts: PagePrompts;
  /** Throws where the session may not open it, or nothing is reached. */
  open(url: string): Promise<void>;
};

/** The mouse and the keyboard of a person, on the tab in front. What is typed is kept nowhere. */
export class PersonInputs {
  readonly #parts: Parts;
  readonly #down = new Map<Button, Page>();
  readonly #keys = new HeldKeys();
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** In their order, also over several calls. `mayPlay` is asked before each. */
  play(inputs: readonly PersonInput[], mayPlay: () => void): Promise<void> {
    const playing = this.#last.then(async () => {
      for (const input of inputs) {
        mayPlay();
        await this.#playUntilAsked(input);
      }
    });
    this.#last = playing.catch(() => undefined);
    return playing;
  }

  /** Nothing stays held down for the program. */
  async release(): Promise<void> {
    await this.#last;
    await this.#keys.release();
    for (const [button, page] of this.#down) {
      // Nothing is there that it could be let go on.
      await page.mouse.move(-1, -1);
      await page.mouse.up({ button });
    }
    this.#down.clear();
  }

  /** A click that opens a dialog has no end before the dialog has. */
  async #playUntilAsked(input: PersonInput): Promise<void> {
    const chrome = this.#parts.front();
    const page = chrome.front?.page;
    if (!page) throw new HttpError(409, 'page_gone', 'All tabs of this session are closed.');
    if (input.kind !== 'tab' && this.#parts.prompts.isBlocked(page))
      throw new HttpError(
        409,
        'dialog_open',
        'The page waits for the answer to its dialog. Answer that first.',
      );
    const { asking } = this.#parts.prompts;
    const playing = this.#playOne(input, page, chrome);
    playing.catch(() => undefined);
    await Promise.race([playing, asking]);
  }

  async #playOne(input: PersonInput, page: Page, chrome: SessionChrome): Promise<void> {
    switch (input.kind) {
      case 'move':
        return this.#moveTo(page, input);
      case 'down':
        await this.#moveTo(page, input);
        this.#down.set(input.button, page);
        return page.mouse.down({ button: input.button, clickCount: input.count });
      case 'up':
        await this.#moveTo(page, input);
        this.#down.delete(input.button);
        return page.mouse.up({ button: input.button, clickCount: input.count });
      case 'wheel':
        await this.#moveTo(page, input);
        return page.mouse.wheel(input.dx, input.dy);
      case 'key':
        await this.#keys.release();
        return pressKey(page, input.key);
      case 'keydown':
        return this.#keys.press(page, input.key, input.held);
      case 'keyup':
        return this.#keys.lift(page, input.key, input.held);
      case 'text':
        return page.keyboard.insertText(input.text);
      case 'tab':
        return showTab(chrome, input.index);
      case 'open':
        return this.#parts.open(input.url);
      default:
        return navigate(page, input.kind);
    }
  }

  async #moveTo(
    page: Page,
    { x, y, held }: { x: number; y: number; held?: Modifier[] | undefined },
  ): Promise<void> {
    await this.#keys.hold(page, held);
    await page.mouse.move(x, y);
  }
}

/** A character that the browser's keyboard lacks is put in as text. */
async function pressKey(page: Page, key: string): Promise<void> {
  try {
    await page.keyboard.press(key);
  } catch (thrown) {
    if (!(thrown instanceof Error) || !/unknown key/iu.test(thrown.message)) throw thrown;
    for (const modifier of ['Control', 'Alt', 'Meta', 'Shift'])
      if (key.includes(`${modifier}+`)) await page.keyboard.up(modifier);
    if ([...key].length === 1) await page.keyboard.insertText(key);
  }
}

function showTab(chrome: SessionChrome, index: number): void {
  const tab = chrome.tabs[index];
  if (!tab) throw new HttpError(404, 'tab_not_found', 'This session has no such tab.');
  chrome.activate(tab.id);
}

/** Starts it: the person sees where it leads. */
function navigate(page: Page, kind: 'back' | 'forward' | 'reload'): void {
  const going = {
    back: () => page.goBack({ waitUntil: 'commit' }),
    forward: () => page.goForward({ waitUntil: 'commit' }),
    reload: () => page.reload({ waitUntil: 'commit' }),
  }[kind]();
  // A page that does not come is seen not to.
  going.catch(() => undefined);
}
