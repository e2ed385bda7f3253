import type { PersonInput } from '@assent/shared';
import type { Page } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';
import type { SessionChrome } from '../chrome/session-chrome.ts';

type Button = 'left' | 'middle' | 'right';

/** The mouse and the keyboard of a person, on the tab in front. What is typed is kept nowhere. */
export class PersonInputs {
  readonly #front: () => SessionChrome;
  readonly #down = new Map<Button, Page>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(front: () => SessionChrome) {
    this.#front = front;
  }

  /** In their order, also over several calls. `mayPlay` is asked before each. */
  play(inputs: readonly PersonInput[], mayPlay: () => void): Promise<void> {
    const playing = this.#last.then(async () => {
      for (const input of inputs) {
        mayPlay();
        await this.#playOne(input);
      }
    });
    this.#last = playing.catch(() => undefined);
    return playing;
  }

  /** Nothing stays held down for the program. */
  async release(): Promise<void> {
    await this.#last;
    for (const [button, page] of this.#down) {
      // Nothing is there that it could be let go on.
      await page.mouse.move(-1, -1);
      await page.mouse.up({ button });
    }
    this.#down.clear();
  }

  async #playOne(input: PersonInput): Promise<void> {
    const chrome = this.#front();
    const page = chrome.front?.page;
    if (!page) throw new HttpError(409, 'page_gone', 'All tabs of this session are closed.');
    switch (input.kind) {
      case 'move':
        return page.mouse.move(input.x, input.y);
      case 'down':
        await page.mouse.move(input.x, input.y);
        this.#down.set(input.button, page);
        return page.mouse.down({ button: input.button, clickCount: input.count });
      case 'up':
        await page.mouse.move(input.x, input.y);
        this.#down.delete(input.button);
        return page.mouse.up({ button: input.button, clickCount: input.count });
      case 'wheel':
        await page.mouse.move(input.x, input.y);
        return page.mouse.wheel(input.dx, input.dy);
      case 'key':
        return pressKey(page, input.key);
      case 'text':
        return page.keyboard.insertText(input.text);
      case 'tab':
        return showTab(chrome, input.index);
      default:
        return navigate(page, input.kind);
    }
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
