import { composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isInput, isTextArea, isTextField } from '../dom/element-types.ts';
import { deepestFocus } from '../dom/focus.ts';
import { isConnected, rootOf } from '../dom/unshadowed.ts';
import { drawnSurfaceOf } from '../seeing/drawn-editor.ts';
import { createSight } from '../seeing/sight.ts';
import { insertTyped } from './insert-typed.ts';
import { isMac, parseKeyStroke } from './key-stroke.ts';
import { focus } from './press.ts';
import { keyDown, keyUp, sendKey } from './send-key.ts';
import { settle } from './settle.ts';

/** Editors read where the caret is from an event that comes after it was moved, and Slate at most every 100 ms. */
const SELECTING = { quiet: 120, deadline: 400 };

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
  focus(field);
  moveToEnd(field);
  if (!isTextField(field)) await settle(SELECTING);
  const fields: Element[] = [field];
  let length = 0;
  for (const character of text) {
    const at = typedInto(field);
    if (!at) break;
    if (!fields.includes(at)) fields.push(at);
    typeCharacter(at, character);
    length += character.length;
    // Frameworks take over what was typed in a task of their own.
    await nextTask();
  }
  return { fields, length };
}

function typedInto(field: Element): Element | undefined {
  const focused = deepestFocus();
  if (focused && (isWithin(focused, field) || isWithin(field, focused))) return focused;
  if (!focused || !isConnected(field)) return undefined;
  return isInput(focused) && isTextField(focused) && isNeighbour(focused, field) ? focused : undefined;
}

/** The boxes that the typing into one of them may go on into; none for a field that is no box of a code. */
export function nextBoxes(field: Element): Element[] {
  if (!isInput(field) || field.maxLength < 1 || field.maxLength > LONGEST_BOX) return [];
  const [, ...around] = [...composedAncestry(field)].slice(0, BOX_LEVELS + 1);
  const boxes = around.flatMap(at => [...Element.prototype.querySelectorAll.call(at, 'input')]);
  return [...new Set(boxes)].filter(box => box !== field && isTextField(box) && isNeighbour(box, field));
}

/** The boxes of a code stand in one parent, or each in a wrapper of its own. */
const BOX_LEVELS = 3;
const LONGEST_BOX = 4;

function isNeighbour(other: Element, field: Element): boolean {
  if (!isInput(field) || !isInput(other) || !isShort(field) || !isShort(other)) return false;
  let around = composedParent(field);
  for (let level = 0; around && level < BOX_LEVELS; level += 1, around = composedParent(around)) {
    if (isWithin(other, around)) return true;
  }
  return false;
}

function isShort(input: HTMLInputElement): boolean {
  return (input.maxLength > 0 && input.maxLength <= LONGEST_BOX) || input.value.length <= LONGEST_BOX;
}

function typeCharacter(element: Element, character: string): void {
  // Enter alone might send what is written so far; with Shift it breaks the line wherever it does anything.
  const stroke = parseKeyStroke(character === '\n' ? 'Shift+Enter' : character);
  const isLeftToUs = !stroke || keyDown(element, stroke);
  if (isLeftToUs) insertTyped(element, character);
  if (stroke) keyUp(element, stroke);
}

function moveToEnd(field: HTMLElement): void {
  if (drawnSurfaceOf(field, createSight())) {
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

function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
