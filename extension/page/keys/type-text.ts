import { isWithin } from '../dom/composed-tree.ts';
import { isInput, isTextArea, isTextField } from '../dom/element-types.ts';
import { deepestFocus } from '../dom/focus.ts';
import { isConnected, rootOf } from '../dom/native-dom.ts';
import { focus } from '../pointing/press.ts';
import { nextTask } from '../timing/next-task.ts';
import { settle } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { isNextBox } from './code-group.ts';
import { insertTyped } from './insert-typed.ts';
import { isMac, parseKeyStroke } from './key-stroke.ts';
import { keyDown, keyUp, sendKey } from './send-key.ts';

/** Editors read where the caret is from an event that comes after it was moved, and Slate at most every 100 ms. */
const SELECTING = { quiet: 120, deadline: 400 };

const FOCUSING = { quiet: 30, deadline: 300 };

/** How far the typing came: into which fields, and how many characters before the focus went elsewhere. */
export interface Typed {
  fields: Element[];
  length: number;
}

/**
 * Types after what a field holds, character by character, as a keyboard does. Boxes of a code pass the focus on from one
 * to the next, and the typing follows it there; anywhere else it stops.
 */
export async function typeText(field: HTMLElement, text: string): Promise<Typed> {
  const before = heldBy(field);
  focus(field);
  // What the page does for the focus, such as opening a picker, comes before the first key.
  await (isInput(field) ? settle(FOCUSING) : nextTask());
  // A mask that is laid out at the focus puts the caret where typing goes on.
  if (heldBy(field) === before) moveToEnd(field);
  if (!isTextField(field)) await settle(SELECTING);
  const fields: Element[] = [field];
  let last: Element = field;
  let length = 0;
  for (const character of text) {
    const at = typeCharacter(field, last, character);
    if (!at) break;
    if (!fields.includes(at)) fields.push(at);
    last = at;
    length += character.length;
    // Frameworks take over what was typed in a task of their own.
    await nextTask();
  }
  return { fields, length };
}

/** What has the focus by now, where that is the field, a part of it, or the next box of its code. */
function typedInto(field: Element, last: Element): Element | undefined {
  const focused = deepestFocus();
  if (!focused || !isConnected(field)) return undefined;
  if (isWithin(focused, field) || isWithin(field, focused) || focused === last) return focused;
  return isNextBox(focused, last) ? focused : undefined;
}

/** Where it was typed; undefined when the page moved the focus elsewhere under the key. */
function typeCharacter(field: Element, last: Element, character: string): Element | undefined {
  const at = typedInto(field, last);
  if (!at) return undefined;
  // Enter alone might send what is written so far; with Shift it breaks the line wherever it does anything.
  const stroke = parseKeyStroke(character === '\n' ? 'Shift+Enter' : character);
  const isLeftToUs = !stroke || keyDown(at, stroke);
  const into = isLeftToUs ? typedInto(field, at) : at;
  if (isLeftToUs && into) insertTyped(into, character);
  if (stroke) keyUp(at, stroke);
  return into;
}

function heldBy(field: HTMLElement): string {
  return isInput(field) && isTextField(field) ? field.value : '';
}

function moveToEnd(field: HTMLElement): void {
  if (drawnSurfaceOf(field, createVisibility())) {
    sendKey(field, isMac() ? 'Meta+ArrowDown' : 'Control+End');
  } else if (isInput(field) || isTextArea(field)) {
    // Fields for numbers and addresses have no selection that could be set, but can be selected as a whole.
    field.select();
    document.getSelection()?.modify('move', 'forward', 'documentboundary');
  } else if (rootOf(field) === document) {
    document.getSelection()?.selectAllChildren(field);
    document.getSelection()?.collapseToEnd();
  } else document.getSelection()?.modify('move', 'forward', 'documentboundary');
}
