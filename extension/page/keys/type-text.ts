import { deepestFocus } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isInput, isTextArea, isTextField } from '../dom/element-types.ts';
import { attributeOf, isConnected, queryAllIn, rootOf } from '../dom/native-dom.ts';
import { accessibleName } from '../naming/accessible-name.ts';
import { focus } from '../pointing/press.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { insertTyped } from './insert-typed.ts';
import { isMac, parseKeyStroke } from './key-stroke.ts';
import { keyDown, keyUp, sendKey } from './send-key.ts';

/** The boxes of a code stand in one parent, or each in a wrapper of its own. */
const BOX_LEVELS = 3;

const PLACES = /\d+|[一二三四五六七八九十]|first|second|third|fourth|fifth|sixth|seventh|eighth/gu;

/** Wider ones take words. */
const WIDEST = 4;

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

/** Whether a field is the box of the same code that comes after another: typing into one goes on in the other. */
function isNextBox(other: Element, box: Element): boolean {
  if (!isInput(other) || !isInput(box) || !isTextField(other) || !isTextField(box)) return false;
  if (JSON.stringify(kindOfBox(other)) !== JSON.stringify(kindOfBox(box))) return false;
  if (box.maxLength !== 1 && !(isNarrow(box) && isSameSize(other, box))) return false;
  let around = composedParent(box);
  for (let level = 0; around && level < BOX_LEVELS; level += 1, around = composedParent(around)) {
    if (isWithin(other, around)) return isRightAfter(other, box, around);
  }
  return false;
}

/** The boxes that the typing into one of them may go on into; none for a field that is no box of a code. */
export function nextBoxes(field: Element): Element[] {
  const boxes: Element[] = [];
  for (let next = boxAfter(field); next; next = boxAfter(next)) boxes.push(next);
  return boxes;
}

function boxAfter(box: Element): Element | undefined {
  const [, ...around] = [...composedAncestry(box)].slice(0, BOX_LEVELS + 1);
  const others = around.map(at => fieldsIn(at)).map(fields => fields[fields.indexOf(box) + 1]);
  return others.find(other => other !== undefined && isNextBox(other, box));
}

function fieldsIn(around: Element): Element[] {
  return [...queryAllIn(around, 'input:not([type=hidden])')];
}

/** Their names and labels differ by nothing but their places. */
function kindOfBox(input: HTMLInputElement): unknown[] {
  const name = accessibleName(input, createVisibility().sees);
  return [
    input.type,
    input.maxLength,
    attributeOf(input, 'inputmode'),
    ...[name, input.name].map(text => text.toLowerCase().replace(PLACES, '')),
  ];
}

function isRightAfter(other: Element, box: Element, around: Element): boolean {
  const fields = fieldsIn(around);
  return fields.indexOf(other) === fields.indexOf(box) + 1;
}

function isNarrow(input: Element): boolean {
  const { width, height } = rectOf(input);
  return width > 0 && width <= height * WIDEST;
}

function isSameSize(one: Element, other: Element): boolean {
  const [a, b] = [rectOf(one), rectOf(other)];
  return Math.abs(a.width - b.width) <= 1 && Math.abs(a.height - b.height) <= 1;
}
