import { deepestFocus } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isInput, isTextArea, isTextField } from '../dom/element-types.ts';
import { attributeOf, isConnected, queryAllIn, rootOf } from '../dom/native-dom.ts';
import { guardAct, guardSteps } from '../identity/act-guard.ts';
import { accessibleName } from '../naming/accessible-name.ts';
import type { PlayInput } from '../pointing/input-steps.ts';
import { focus } from '../pointing/press.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { insertTyped } from './insert-typed.ts';
import { isMac, parseKeyStroke } from './key-stroke.ts';
import { keyDown, keyUp, sendKey } from './send-key.ts';
import { focusTrusted, stepFor, typeWhile } from './type-trusted.ts';

/** Boxes of a code share a parent, or have a wrapper each. */
const BOX_LEVELS = 3;

const PLACES = /\d+|[一二三四五六七八九十]|first|second|third|fourth|fifth|sixth|seventh|eighth/gu;

/** Wider ones take words. */
const WIDEST = 4;

/** Editors read the caret from a later event; Slate at most every 100 ms. */
const SELECTING = { quiet: 120, deadline: 400 };

const FOCUSING = { quiet: 30, deadline: 300 };

/** The fields typed into, and the characters typed before the focus left or the words around changed. */
export interface Typed {
  fields: Element[];
  length: number;
  /** The field or the words around it are no longer those that were approved. */
  isChanged: boolean;
}

/** Types at the end of a field, character by character. Follows the focus through the boxes of a code, and stops elsewhere. */
export async function typeText(field: HTMLElement, text: string, play?: PlayInput): Promise<Typed> {
  const before = heldBy(field);
  const guard = guardAct(field);
  if (play) await focusTrusted(field, play);
  else focus(field);
  // The page's response to focus, such as opening a picker, precedes the first key.
  await (isInput(field) ? settle(FOCUSING) : nextTask());
  // A mask laid out on focus puts the caret in place.
  if (heldBy(field) === before) moveToEnd(field);
  if (!isTextField(field)) await settle(SELECTING);
  guard.assertKept();
  const isSame = guardSteps(field);
  const surface = drawnSurfaceOf(field, createVisibility());
  const fields: Element[] = [field];
  let last: Element = field;
  let length = 0;
  let isChanged = false;
  for (const character of text) {
    // The page answers the first character with hints and counters.
    const isKept = length === 0 ? guard.isKept : () => isSame(surface ? [surface] : []);
    const typing = { last, isKept };
    const at = play
      ? await typeTrusted(field, { ...typing, play }, character)
      : typeCharacter(field, typing, character);
    if (!at) {
      isChanged = !isKept();
      break;
    }
    if (!fields.includes(at)) fields.push(at);
    last = at;
    length += character.length;
    // Frameworks take typed text in a task of their own.
    await nextTask();
  }
  return { fields, length, isChanged };
}

/** The focused element, if it is the field, a part of it, or the next box of its code. */
function typedInto(field: Element, last: Element): Element | undefined {
  const focused = deepestFocus();
  if (!focused || !isConnected(field)) return undefined;
  if (isWithin(focused, field) || isWithin(field, focused) || focused === last) return focused;
  return isNextBox(focused, last) ? focused : undefined;
}

/** Undefined when the page moved the focus during the key. */
function typeCharacter(
  field: Element,
  { last, isKept }: { last: Element; isKept(): boolean },
  character: string,
): Element | undefined {
  const at = typedInto(field, last);
  if (!at) return undefined;
  // Enter might submit; Shift+Enter breaks the line wherever it does anything.
  const stroke = parseKeyStroke(character === '\n' ? 'Shift+Enter' : character);
  const isLeftToUs = !stroke || keyDown(at, stroke);
  if (isLeftToUs && !isKept()) return undefined;
  const into = isLeftToUs ? typedInto(field, at) : at;
  if (isLeftToUs && into && !insertTyped(into, character, isKept) && !isKept()) return undefined;
  if (stroke) keyUp(at, stroke);
  return into;
}

/** The same by input of the browser. */
async function typeTrusted(
  field: Element,
  { last, isKept, play }: { last: Element; isKept(): boolean; play: PlayInput },
  character: string,
): Promise<Element | undefined> {
  const at = typedInto(field, last);
  if (!at) return undefined;
  const mayGoOn = () => typedInto(field, at) !== undefined && isKept();
  const typed = await typeWhile(mayGoOn, stepFor(character), play);
  return typed.isStopped() || !typed.isReached() ? undefined : (typedInto(field, at) ?? at);
}

function heldBy(field: HTMLElement): string {
  return isInput(field) && isTextField(field) ? field.value : '';
}

function moveToEnd(field: HTMLElement): void {
  if (drawnSurfaceOf(field, createVisibility())) {
    sendKey(field, isMac() ? 'Meta+ArrowDown' : 'Control+End');
  } else if (isInput(field) || isTextArea(field)) {
    // Number and address fields have no settable selection, but can be selected whole.
    field.select();
    document.getSelection()?.modify('move', 'forward', 'documentboundary');
  } else if (rootOf(field) === document) {
    document.getSelection()?.selectAllChildren(field);
    document.getSelection()?.collapseToEnd();
  } else document.getSelection()?.modify('move', 'forward', 'documentboundary');
}

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

/** The code's boxes that typing may continue into; none for other fields. */
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

/** Names and labels differ only by place. */
function kindOfBox(input: HTMLInputElement): unknown[] {
  const name = accessibleName(input, createVisibility());
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
