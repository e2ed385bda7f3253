import type { Page } from 'playwright-core';
import * as z from 'zod';
import type { ChromeTab } from './chrome-tab.ts';
import type { PageDocument } from './page-documents.ts';
import { placeInTab } from './place-in-tab.ts';

const buttonSchema = z.enum(['left', 'right', 'middle']);

/** As `InputStep` of the page engine. Points are those of the document's own view. */
const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), x: z.number(), y: z.number() }),
  z.object({ kind: z.enum(['down', 'up']), button: buttonSchema, count: z.int() }),
  z.object({ kind: z.literal('key'), chord: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
]);
type InputStep = z.output<typeof stepSchema>;

/** What a run of ours in a page asks of this process. */
export const inputRequestSchema = z.object({ input: z.number(), steps: z.array(stepSchema) });
export type InputRequest = z.output<typeof inputRequestSchema>;

type Button = z.output<typeof buttonSchema>;

/**
 * The mouse and the keyboard of a tab, played by CDP's `Input` domain: its events are trusted, and go to whatever is at the point.
 */
export class TrustedInput {
  readonly #tab: ChromeTab;
  readonly #down = new Set<Button>();
  #playing: Promise<unknown> = Promise.resolve();

  constructor(tab: ChromeTab) {
    this.#tab = tab;
  }

  /** Throws where the document has gone: what follows would go to the page after it. */
  play(document: PageDocument, steps: readonly InputStep[]): Promise<void> {
    const playing = this.#playSteps(document, steps);
    this.#playing = playing.catch(() => undefined);
    return playing;
  }

  /** After a run. Its document may have gone with a button down, which would be held in the page that came. */
  async release(): Promise<void> {
    await this.#playing;
    const { mouse } = this.#tab.page;
    // Nothing is there that it could be let go on.
    if (this.#down.size > 0) await mouse.move(-1, -1);
    for (const button of this.#down) await mouse.up({ button });
    this.#down.clear();
  }

  async #playSteps(document: PageDocument, steps: readonly InputStep[]): Promise<void> {
    for (const step of steps) {
      if (step.kind !== 'up' && !this.#isThere(document)) throw new Error('The document has gone.');
      await this.#playStep(document, step);
    }
  }

  #isThere({ documentId, frameId, session }: PageDocument): boolean {
    return this.#tab.documents.documentIdOf(session, frameId) === documentId;
  }

  async #playStep(document: PageDocument, step: InputStep): Promise<void> {
    const { mouse, keyboard }: Page = this.#tab.page;
    switch (step.kind) {
      case 'move': {
        const { x, y } = await placeInTab(this.#tab.documents, document, step);
        return mouse.move(x, y);
      }
      case 'down':
        this.#down.add(step.button);
        return mouse.down({ button: step.button, clickCount: step.count });
      case 'up':
        await mouse.up({ button: step.button, clickCount: step.count });
        this.#down.delete(step.button);
        return;
      case 'key':
        return pressKey(keyboard, step.chord);
      case 'text':
        return keyboard.insertText(step.text);
    }
  }
}

/** A chord that ends early, as with a key that no keyboard has, would leave its modifiers down. */
async function pressKey(keyboard: Page['keyboard'], chord: string): Promise<void> {
  try {
    await keyboard.press(chord);
  } catch (thrown) {
    for (const modifier of chord.match(MODIFIERS) ?? []) await keyboard.up(modifier);
    throw thrown;
  }
}

const MODIFIERS = /(?:Control|Alt|Meta|Shift|ControlOrMeta)(?=\+)/gu;
