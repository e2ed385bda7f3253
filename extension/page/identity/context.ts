import { anyShadowRootOf, composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { isLabel } from '../dom/element-types.ts';
import { classNameOf, contains, isMatching, localNameOf, textOf } from '../dom/native-dom.ts';
import { rectOf } from '../dom/box.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { backgroundMutationsSoFar, childPart } from '../timing/background-mutations.ts';
import { isAnswer, isAnswered, isPassing } from './answers.ts';
import { changedPieces, normalized, type Words } from './compare-contexts.ts';
import { formAround, isDialog, type Surroundings, surroundingsOf } from './context-boxes.ts';
import { marksOf } from './context-marks.ts';
import { createBudget, MONEY, type Piece, piecesAround, piecesIn, type Reading } from './context-pieces.ts';
import { descriptionOf, titlesOf } from './context-titles.ts';
import { hashText } from './hash-text.ts';
import { isRow } from './tree-paths.ts';
import { isTouched, watchTouched } from './touched-controls.ts';
import { type BesidePiece, wordsBeside } from './words-beside.ts';

export { changedPieces } from './compare-contexts.ts';

/** The words and marks that say what a target is about, as they were at a moment. */
export interface Context extends Words {
  /** Words after a control without a group. They may belong to the next thing, so restless ones do not count. */
  after: readonly BesidePiece[];
}

/** By hash. Nobody approves the first of so many cards. */
const shownContexts = new Map<string, Context>();
const MAX_KEPT = 200;

/** Remembers the text around an element: its row, its dialog's question, the heading above, the words beside it. */
export function rememberContext(element: Element, isActing = false): string {
  watchTouched();
  const context = contextOf(element, isActing);
  const words = [...context.pieces, ...context.after].map(({ text }) => normalized(text));
  const hash = hashText(JSON.stringify([words, context.moment]));
  shownContexts.set(hash, context);
  const [oldest] = shownContexts.keys();
  if (shownContexts.size > MAX_KEPT && oldest !== undefined) shownContexts.delete(oldest);
  return hash;
}

/** Whether words, figures, values and marks are the same. Clocks and counters may have gone on, and the person may write. */
export function isSameContext(element: Element, hash: string, isActing = false): boolean {
  return keepsContext(element, hash, [], isActing);
}

/**
 * After own runs on `written` elements. Pages answer a run: they show messages, count characters, and take back complaints.
 * Other changes of the context are the page's own.
 */
export function keepsContext(
  element: Element,
  hash: string,
  written: readonly Element[],
  isActing = false,
): boolean {
  const before = shownContexts.get(hash);
  if (!before) return false;
  const now = contextOf(element, isActing);
  const { lost, added } = changedPieces(before, now);
  const answers = { written, before, now };
  const isKept = (piece: Piece) =>
    isAnswered(piece, answers) || (piece.isValue === true && isTouched(piece.at, before.moment));
  if (!lost.every(isKept)) return false;
  const rewritten = new Set(lost.map(({ at }) => at));
  const isFree = (piece: Piece) =>
    rewritten.has(piece.at) ||
    isAnswer(piece, answers) ||
    (isPassing(piece, element, isActing) && !MONEY.test(piece.text));
  return added.every(isFree) && keepsAfter(before, now, element, isActing);
}

/** A page may write after a control that had no words there. */
function keepsAfter(before: Context, now: Context, element: Element, isActing: boolean): boolean {
  if ([...before.after, ...now.after].every(isRestless)) return true;
  const { lost, added } = changedPieces({ ...before, pieces: before.after }, { ...now, pieces: now.after });
  return lost.length === 0 && added.every(piece => isPassing(piece, element, isActing) && !MONEY.test(piece.text));
}

/** `isActing`: it acts or submits, as a key in a field may. */
export function contextOf(element: Element, isActing = false): Context {
  const isWritten = isField(element) && !isActing;
  const surroundings = surroundingsOf(element, isActing);
  const { area, own } = surroundings;
  const around = area ? wordsAround(element, area, surroundings, isWritten) : tickWords(element);
  const isAlone = area === undefined && !isField(element) && !isRow(element);
  const beside = isAlone ? wordsBeside(element) : undefined;
  return {
    pieces: [
      ...around,
      ...(isActing ? wordsOfForm(element, area) : []),
      ...(beside?.before ?? []),
      ...titlesOf(element),
      ...(isWritten ? [] : descriptionOf(element)),
      ...(isField(element) ? [] : paintedOn(element)),
      ...marksOf(element, own, own ?? area),
    ],
    after: beside?.after ?? [],
    target: { text: '', at: element, rect: rectOf(element) },
    moment: performance.now(),
  };
}

function wordsAround(
  element: Element,
  area: Element,
  surroundings: Surroundings,
  isWritten: boolean,
): Piece[] {
  const { own, likes } = surroundings;
  const labels = isField(element) ? labelsOf(element) : [];
  const reading: Reading = {
    isLeftOut: at => at === element || isOther(at, surroundings, own ?? element) || (isLabel(at) && labels.includes(at)),
    hasValues: !isWritten || own !== undefined,
    budget: createBudget(),
  };
  const { before, after } = piecesAround(element, area, reading);
  const isOwn = ({ at }: Piece) => own !== undefined && isWithin(at, own);
  if (!isWritten || isTickBox(element)) return nearest(before, after, likes, element);
  const hints = before.map(piece => (isOwn(piece) || isDialog(area) ? piece : asHint(piece)));
  return [...hints, ...after.filter(isOwn)];
}

/** A button may stand outside the form that it submits. */
function wordsOfForm(element: Element, area: Element | undefined): Piece[] {
  const form = formAround(element);
  return form && !(area && isWithin(form, area)) && !isWithin(element, form) ? piecesIn(form) : [];
}

function asHint(piece: Piece): Piece {
  return { ...piece, isHint: true };
}

/** Without the words beyond an equal control before or after, unless all are. */
function nearest(before: Piece[], after: Piece[], likes: readonly Element[], element: Element): Piece[] {
  const isBefore = (one: Element, other: Element) =>
    (Node.prototype.compareDocumentPosition.call(one, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isNear = ({ at }: Piece) =>
    contains(at, element) ||
    likes.every(like => isBefore(like, element) === isBefore(like, at) || contains(at, like));
  const all = [...before, ...after];
  const near = all.filter(isNear);
  return near.length > 0 ? near : all;
}

/** Other rows or cards of the same make, and equal controls. */
function isOther(at: Element, { likes }: Surroundings, own: Element): boolean {
  if (likes.includes(at)) return true;
  if (at === own || localNameOf(at) !== localNameOf(own) || classNameOf(at) !== classNameOf(own)) return false;
  return ROWLIKE.test(localNameOf(own)) && (classNameOf(own) !== '' || isMatching(own, 'tr, li'));
}

const ROWLIKE = /^(?:tr|li|div|article|section|span|dl)$/u;

/** A tick box's words often stand beside it, unconnected. */
function tickWords(element: Element): Piece[] {
  const [, box] = isTickBox(element) ? [...composedAncestry(element)] : [];
  return box ? piecesIn(box, { isLeftOut: at => at === element }) : [];
}

/** An element's painted words. Its name may count; what a shadow root paints over it is no part of the name. */
function paintedOn(element: Element): Piece[] {
  const pieces = piecesIn(element);
  const isName = normalized(pieces.map(({ text }) => text).join('')) === normalized(textOf(element));
  if (!isName && pieces.some(({ at }) => anyShadowRootOf(at) !== null)) return pieces;
  return pieces
    .map(piece => ({ ...piece, text: piece.text.replace(/\d+/gu, '') }))
    .filter(({ text }) => text.trim() !== '');
}

/** Changes by itself, words included. */
function isRestless({ at, boxes }: BesidePiece): boolean {
  const isVolatile = backgroundMutationsSoFar();
  if (isVolatile([at, 'text'])) return true;
  return boxes.some((box, index) => {
    const around = boxes[index + 1];
    return around !== undefined && isVolatile(childPart(around, box));
  });
}
