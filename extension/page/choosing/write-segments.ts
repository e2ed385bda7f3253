import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { insertTyped } from '../keys/insert-typed.ts';
import { parseKeyStroke } from '../keys/key-stroke.ts';
import { keyDown, keyUp, sendKey } from '../keys/send-key.ts';
import { focus } from '../pointing/press.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';
import { type DateSegment, type Part, shownIn } from './date-field.ts';

export type Parts = Readonly<Partial<Record<Part, string>>>;

/** More steps than a month has days or an hour has minutes. */
const MAX_STEPS = 70;

/** Types each part of a date or time, or steps it by arrows (https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/). */
export async function writeSegments(segments: readonly DateSegment[], parts: Parts): Promise<void> {
  for (const segment of segments) {
    const wanted = parts[segment.part];
    if (wanted === undefined || isShown(segment, wanted)) continue;
    await typeInto(segment, wanted);
    if (!isShown(segment, wanted)) await stepTo(segment, wanted);
  }
}

function isShown(segment: DateSegment, wanted: string): boolean {
  const shown = shownIn(segment);
  if (segment.part !== 'half') return shown !== '' && Number(shown) === Number(wanted);
  return (wanted === 'am' ? /^a|上午/iu : /^p|下午/iu).test(shown);
}

async function typeInto({ element }: DateSegment, text: string): Promise<void> {
  focus(element);
  await nextTask();
  document.getSelection()?.selectAllChildren(element);
  for (const character of text) {
    const stroke = parseKeyStroke(character);
    // A full part passes the focus on, and the next digit would go there.
    if (!stroke || !hasFocus(element)) break;
    if (keyDown(element, stroke)) insertTyped(element, character);
    keyUp(element, stroke);
    await nextTask();
  }
  await settle(ANSWERING);
}

async function stepTo(segment: DateSegment, wanted: string): Promise<void> {
  focus(segment.element);
  for (let steps = 0; steps < MAX_STEPS && !isShown(segment, wanted); steps += 1) {
    const before = shownIn(segment);
    sendKey(segment.element, Number(before || 0) > Number(wanted) ? 'ArrowDown' : 'ArrowUp');
    await settle(ANSWERING);
    if (shownIn(segment) === before) return;
  }
}

const ANSWERING = { quiet: 30, deadline: 300 };

function hasFocus(element: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && isWithin(focused, element);
}
