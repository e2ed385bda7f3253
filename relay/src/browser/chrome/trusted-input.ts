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

/** Plays input by CDP's `Input` domain: its events are trusted, and go to whatever is at the point. */
export async function playInput(
  tab: ChromeTab,
  document: PageDocument,
  steps: readonly InputStep[],
): Promise<void> {
  for (const step of steps) await playStep(tab, document, step);
}

async function playStep(tab: ChromeTab, document: PageDocument, step: InputStep): Promise<void> {
  const { mouse, keyboard }: Page = tab.page;
  switch (step.kind) {
    case 'move': {
      const { x, y } = await placeInTab(tab.documents, document, step);
      return mouse.move(x, y);
    }
    case 'down':
    case 'up':
      return mouse[step.kind]({ button: step.button, clickCount: step.count });
    case 'key':
      return keyboard.press(step.chord);
    case 'text':
      return keyboard.insertText(step.text);
  }
}
