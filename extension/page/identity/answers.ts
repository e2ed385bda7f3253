import {
  closestComposed,
  composedAncestry,
  composedChildren,
  composedParent,
  isWithin,
} from '../dom/composed-tree.ts';
import { isElement, isTextField } from '../dom/element-types.ts';
import { attributeOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { ownTextOf } from '../timing/tickers.ts';
import { MONEY, type Piece } from './context-pieces.ts';

/** Menus, tips and messages appear over or beside what is pressed, and say nothing about it. */
export function isPassing({ at, isName }: Piece, target: Element, isSubmitting: boolean): boolean {
  if (isName || isWithin(at, target)) return false;
  if (isField(target) && !isTickBox(target) && !isSubmitting) return true;
  const passing = closestComposed(
    at,
    box =>
      isWithin(target, box) ||
      isMatching(box, PASSING) ||
      /absolute|fixed/u.test(getComputedStyle(box).position),
  );
  return passing !== undefined && !isWithin(target, passing);
}

const PASSING =
  '[role=tooltip], [role=menu], [role=listbox], [role=dialog], [role=status], [role=alert], [role=log], [aria-live], [popover], button, [role=button], [role=menuitem], [role=option]';

/** Whether a new text is what a page answers to a run on one of these elements. */
export function isAnswer(piece: Piece, written: readonly Element[]): boolean {
  if (piece.isName) return false;
  return isAboutField(piece, written) || isEchoOf(piece, written) || isBeside(piece, written);
}

/** Whether a text that is no longer there as it was belonged to one of these elements. */
export function isAnswered(piece: Piece, written: readonly Element[]): boolean {
  if (isAboutField(piece, written)) return true;
  return isRewritten(piece) && [isLengthOf, isCountOf, isEchoOf].some(isOf => isOf(piece, written));
}

/** Not merely covered, as by a shadow root. */
function isRewritten({ text, at }: Piece): boolean {
  return !normalized(ownTextOf(at)).includes(normalized(text));
}

/** A text of a field that we wrote, or a hint, a counter or a complaint that the page connects with it. */
function isAboutField({ at }: Piece, written: readonly Element[]): boolean {
  if (written.some(field => isWithin(at, field))) return true;
  const about = new Set([...composedAncestry(at)].map(box => attributeOf(box, 'id') ?? ''));
  return written.some(field =>
    ['aria-describedby', 'aria-errormessage', 'aria-details']
      .flatMap(name => (attributeOf(field, name) ?? '').split(/\s+/u))
      .some(id => id !== '' && about.has(id)),
  );
}

/** `0/200` becomes `12/200`, or `200 left` becomes `188 left`, where a field now holds 12 characters. */
function isLengthOf({ text, at }: Piece, written: readonly Element[]): boolean {
  const now = ownTextOf(at);
  const [was, is] = [text, now].map(each => (each.match(/\d+/gu) ?? []).map(Number));
  if (!was || !is || was.length !== is.length || withoutFigures(text) !== withoutFigures(now)) return false;
  const lengths = new Set(written.flatMap(field => (isTextField(field) ? field.value.length : [])));
  return was.every((number, index) => {
    const other = is[index] ?? Number.NaN;
    return other === number || lengths.has(other) || lengths.has(number - other);
  });
}

/** `0 selected` becomes `2 selected` where we ticked two boxes. */
function isCountOf({ text, at }: Piece, written: readonly Element[]): boolean {
  const now = ownTextOf(at);
  if (MONEY.test(text) || withoutFigures(text) !== withoutFigures(now)) return false;
  const [was, is] = [text, now].map(each => (each.match(/\d+/gu) ?? []).map(Number));
  const ticked = new Set(written.filter(isTickBox)).size;
  return was?.every((number, index) => Math.abs(number - (is?.[index] ?? Number.NaN)) <= ticked) ?? false;
}

/** A preview that repeats what a field now holds. */
function isEchoOf({ at }: Piece, written: readonly Element[]): boolean {
  const text = normalized(ownTextOf(at));
  return written.some(field => 'value' in field && text !== '' && text === normalized(String(field.value)));
}

function withoutFigures(text: string): string {
  return normalized(text.replace(/\d+/gu, '#'));
}

/** A message in the wrapper of a field, or right after it. Amounts are none. */
function isBeside({ at, text }: Piece, written: readonly Element[]): boolean {
  return !MONEY.test(text) && written.some(field => boxesBeside(field).some(box => isWithin(at, box)));
}

const CONTROLS =
  'button, input:not([type=hidden]), select, textarea, a[href], [role=button], [contenteditable]';

function boxesBeside(field: Element): Element[] {
  let box = field;
  for (const parent of [...composedAncestry(field)].slice(1)) {
    if ([...queryAllIn(parent, CONTROLS)].some(other => !isWithin(other, field))) break;
    box = parent;
  }
  const siblings = [...composedChildren(composedParent(box) ?? box)].filter(isElement);
  const next = siblings[siblings.indexOf(box) + 1];
  return next && !isMatching(next, CONTROLS) && queryAllIn(next, CONTROLS).length === 0 ? [box, next] : [box];
}

function normalized(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
