import {
  closestComposed,
  composedAncestry,
  composedChildren,
  composedParent,
  isWithin,
} from '../dom/composed-tree.ts';
import { isElement, isInput, isLink, isTextField } from '../dom/element-types.ts';
import { attributeOf, classNameOf, isConnected, isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { ownTextOf } from '../timing/tickers.ts';
import { MONEY, type Piece, type Words } from './context-pieces.ts';
import { stateOf } from './control-states.ts';
import { ownRunsSince, writtenBy } from './own-runs.ts';
import { contentOf, keyOf, ownFieldsOf } from './sent-fields.ts';

/** Menus, tips and messages appear over or beside what is pressed, and say nothing about it. */
export function isPassing(
  { at, isName, isValue, isMark }: Piece,
  target: Element,
  isActing: boolean,
): boolean {
  if (isName || isValue || isMark || isWithin(at, target)) return false;
  if (isField(target) && !isTickBox(target) && !isActing) return true;
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

/** The runs' targets, and the words around a later target on the card and now. */
export interface Answering {
  written: readonly Element[];
  before: Words;
  now: Words;
}

/** Whether a new text is what a page answers to a run on one of these elements. */
export function isAnswer(piece: Piece, answering: Answering): boolean {
  if (piece.isName || piece.isMark) return false;
  const { written } = answering;
  if (piece.isValue) return isOfWritten(piece, written);
  return (
    isWithinAny(piece, written) || isEcho(piece, written) || isMessage(piece, written) || isOutput(piece)
  );
}

/** Whether a text that is no longer there as it was belonged to one of these elements. */
export function isAnswered(piece: Piece, answering: Answering): boolean {
  const { written } = answering;
  if (written.length === 0 || piece.isMark) return false;
  if (piece.isValue) return isOfWritten(piece, written);
  if (isWithinAny(piece, written) || isOutput(piece)) return true;
  if (piece.isName || isIdentity(piece)) return isEchoed(piece, answering);
  if (isMessage(piece, written) && isHint(piece.at) && !MONEY.test(ownTextOf(piece.at))) return true;
  return isRewritten(piece) && [isLengthOf, isCountOf, isEchoed].some(isOf => isOf(piece, answering));
}

/** What a page computes from its fields. Amounts say what an action is about. */
function isOutput({ at, text }: Piece): boolean {
  const output = closestComposed(at, box => isMatching(box, 'output'));
  return output !== undefined && !MONEY.test(text) && !MONEY.test(textOf(output));
}

/** Not merely covered, as by a shadow root. */
function isRewritten({ text, at }: Piece): boolean {
  return !normalized(ownTextOf(at)).includes(normalized(text));
}

function isWithinAny({ at }: Piece, written: readonly Element[]): boolean {
  return written.some(field => isWithin(at, field));
}

/** The value that a run of ours left, or a choice that ours excludes. */
function isOfWritten({ at }: Piece, written: readonly Element[]): boolean {
  const now = stateOf(at)?.text;
  if (written.includes(at)) return isSettled(at);
  if (isWithinAny({ text: '', at }, written)) return true;
  const isOff = now === '=false' || /^=[false,]*$/u.test(now ?? '');
  return isOff && written.some(field => excludes(field, at));
}

/** Whether a field still holds what the last run of ours left in it. */
function isSettled(element: Element): boolean {
  const now = ownFieldsOf(element).find(field => field.element === element);
  const settled = now && writtenBy(ownRunsSince(0)).get(keyOf(now));
  return !now || !settled || contentOf(settled) === contentOf(now);
}

function excludes(field: Element, other: Element): boolean {
  if (isInput(field) && isInput(other))
    return field.type === 'radio' && other.type === 'radio' && field.name === other.name;
  const group = closestComposed(other, box =>
    isMatching(box, '[role=radiogroup], [role=tablist], [role=listbox]'),
  );
  return group !== undefined && isWithin(field, group);
}

/** Names and questions, whose figures tell things apart. */
function isIdentity({ at, text }: Piece): boolean {
  if (/[?？]\s*$/u.test(text)) return true;
  const naming = closestComposed(at, box => isLink(box) || isMatching(box, NAMING));
  return naming !== undefined;
}

const NAMING =
  'h1, h2, h3, h4, h5, h6, th, td, legend, caption, summary, [role=heading], [role=cell], [role=gridcell], [role=rowheader]';

/** A message in the wrapper of a field or right after it, or what the page connects with it. Amounts are none. */
export function isMessage(
  { at, text, isName, isMark, isValue }: Piece,
  written: readonly Element[],
): boolean {
  if (isName || isMark || isValue) return false;
  if (MONEY.test(text) || MAX_MESSAGE < text.length || isIdentity({ at, text })) return false;
  if (!isConnected(at)) return true;
  return written.some(
    field => (isBeside(at, field) && !isBefore(at, field)) || (isReporting(at) && isAbout(at, field)),
  );
}

const MAX_MESSAGE = 160;

/** A complaint that is gone, or a text that is marked as help for a field. */
export function isHint(at: Element): boolean {
  if (!isConnected(at) || ownTextOf(at).trim() === '' || !at.checkVisibility()) return true;
  const [around] = [...composedAncestry(at)].slice(1);
  return [at, around].some(
    box =>
      box &&
      (isMatching(box, 'small, output, [role], [aria-live]') ||
        HINT.test(`${classNameOf(box)} ${attributeOf(box, 'id') ?? ''}`)),
  );
}

const HINT = /error|invalid|valid|help|hint|feedback|message|counter|strength|status|alert|warn|require/iu;

function isReporting(at: Element): boolean {
  return (
    closestComposed(at, box => isMatching(box, '[role=status], [role=alert], [aria-live]')) !== undefined
  );
}

function isAbout(at: Element, field: Element): boolean {
  const ids = ['aria-describedby', 'aria-errormessage', 'aria-details'].flatMap(name =>
    (attributeOf(field, name) ?? '').split(/\s+/u),
  );
  return [...composedAncestry(at)].some(box => ids.includes(attributeOf(box, 'id') || '\0'));
}

/** `0/200` becomes `12/200`, or `200 left` becomes `188 left`, where a field holds 12 characters instead of none. */
function isLengthOf({ text, at }: Piece, { written, before }: Answering): boolean {
  const figures = figuresIn(text, ownTextOf(at));
  if (!figures || MONEY.test(text)) return false;
  return (
    written.filter(isTextField).some(field => {
      const [old, now] = [formerLength(field, before), field.value.length];
      return figures.every(
        ([was, is]) => was === is || (was === old && is === now) || (was - is === now - old && was > is),
      );
    }) && written.some(field => isBeside(at, field) || isAbout(at, field))
  );
}

function formerLength(field: Element, before: Words): number {
  const value = before.pieces.find(piece => piece.isValue && piece.at === field);
  return value ? value.text.length - 1 : 0;
}

function isBeside(at: Element, field: Element): boolean {
  return boxesBeside(field).some(box => isWithin(at, box));
}

function isBefore(at: Element, field: Element): boolean {
  return (
    (Node.prototype.compareDocumentPosition.call(field, at) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
    !isWithin(field, at)
  );
}

/** `0 selected` becomes `2 selected` where we ticked two boxes and no other was. */
function isCountOf({ text, at }: Piece, { written, before }: Answering): boolean {
  const figures = figuresIn(text, ownTextOf(at));
  if (!figures || MONEY.test(text)) return false;
  const boxes = written.filter(isTickBox);
  const known = before.pieces.filter(piece => piece.isValue && isTickBox(piece.at));
  const old = known.filter(piece => piece.text === '=true').length;
  const now = new Set([...known.map(piece => piece.at), ...boxes]);
  const ticked = [...now].filter(box => isInput(box) && box.checked).length;
  return boxes.length > 0 && figures.every(([was, is]) => was === is || (was === old && is === ticked));
}

/** The figures of a text before and now, if its words are the same. */
function figuresIn(before: string, now: string): [number, number][] | undefined {
  const [was, is] = [before, now].map(text => (text.match(/\d+/gu) ?? []).map(Number));
  if (!was || !is || was.length !== is.length || withoutFigures(before) !== withoutFigures(now))
    return undefined;
  return was.map((figure, index) => [figure, is[index] ?? Number.NaN]);
}

function withoutFigures(text: string): string {
  return normalized(text.replace(/\d+/gu, '#').replace(/(\p{L})s\b/gu, '$1'));
}

/** A text that repeats what a field holds. */
function isEcho({ at }: Piece, written: readonly Element[]): boolean {
  const text = normalized(ownTextOf(at));
  return text !== '' && written.some(field => 'value' in field && text === normalized(String(field.value)));
}

/** It repeated the field's former value, or said in a word or two that there was none. */
function isEchoed(piece: Piece, { written, before }: Answering): boolean {
  if (
    !isEcho(piece, written) ||
    piece.isName ||
    closestComposed(piece.at, at => isMatching(at, 'td, th, [role=cell]'))
  )
    return false;
  const text = normalized(piece.text);
  return written.some(field => {
    const old = before.pieces.find(value => value.isValue && value.at === field)?.text.slice(1) ?? '';
    return old === '' ? /^[^\d?？]{1,20}$/u.test(text) : normalized(old) === text;
  });
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
