import { closestComposed, composedParent } from '../dom/composed-tree.ts';
import { formOf, isButton, isLink } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { backgroundMutationsSoFar, childPart, isTicking } from '../timing/background-mutations.ts';
import { ownTextOf } from '../timing/tickers.ts';
import { isAnswer, isAnswered, isPassing } from './answers.ts';
import { type BesidePiece, groupAround, titlesOf, wordsBeside } from './context-boxes.ts';
import { MONEY, type Piece, piecesIn } from './context-pieces.ts';
import { boxesTo, keysOf } from './element-signature.ts';
import { hashText } from './hash-text.ts';
import { hasMoment, isSameInTime } from './moment-texts.ts';
import { isRow, rowAround } from './tree-paths.ts';

/** The words and marks that say what a target is about, as they were at a moment. */
export interface Context {
  pieces: readonly Piece[];
  /** Words after a control without a group. They may belong to the next thing, so restless ones do not count. */
  after: readonly BesidePiece[];
  moment: number;
}

/** By hash. Nobody approves the first of so many cards. */
const shownContexts = new Map<string, Context>();
const MAX_KEPT = 200;

/** Remembers the text around an element: its row, its dialog's question, the heading above, the words beside it. */
export function rememberContext(element: Element, isSubmitting = false): string {
  const context = contextOf(element, isSubmitting);
  const hash = hashText(JSON.stringify([textOf(context.pieces), textOf(context.after), context.moment]));
  shownContexts.set(hash, context);
  const [oldest] = shownContexts.keys();
  if (shownContexts.size > MAX_KEPT && oldest !== undefined) shownContexts.delete(oldest);
  return hash;
}

/** Whether words, figures and marks are the same. Only clocks and counters may have gone on. */
export function isSameContext(element: Element, hash: string, isSubmitting = false): boolean {
  const before = shownContexts.get(hash);
  if (!before) return false;
  const now = contextOf(element, isSubmitting);
  const elapsed = now.moment - before.moment;
  if (!isSameText(before.pieces, now.pieces, elapsed)) return false;
  return [...before.after, ...now.after].every(isRestless) || isSameText(before.after, now.after, elapsed);
}

/**
 * After own runs on `written` elements. Pages answer a run: they show messages, count characters, and take back complaints.
 * Other changes of the context are the page's own.
 */
export function keepsContext(
  element: Element,
  hash: string,
  written: readonly Element[],
  isSubmitting = false,
): boolean {
  const before = shownContexts.get(hash);
  if (!before) return false;
  const { lost, added } = changedPieces(before, contextOf(element, isSubmitting));
  if (!lost.every(piece => isAnswered(piece, written))) return false;
  const rewritten = new Set(lost.map(({ at }) => at));
  return added.every(
    piece =>
      rewritten.has(piece.at) ||
      isAnswer(piece, written) ||
      (isPassing(piece, element, isSubmitting) && !MONEY.test(piece.text)),
  );
}

/** The words that are no longer there, and the new ones. Clocks and counters may go on. */
export function changedPieces(before: Context, now: Context): { lost: Piece[]; added: Piece[] } {
  return { lost: piecesLost(before, now), added: piecesLost(now, before) };
}

function piecesLost(before: Context, now: Context): Piece[] {
  const elapsed = Math.abs(now.moment - before.moment);
  const left = now.pieces.map(({ text }) => normalized(text));
  return before.pieces.filter(piece => {
    if (isClock(piece)) return false;
    const index = left.findIndex(text => isSameInTime(normalized(piece.text), text, elapsed));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

export function contextOf(element: Element, isSubmitting = false): Context {
  const row = rowAround(element);
  const dialog = closestComposed(element, isDialog);
  const boxes = new Set([row, dialog, boxOfTick(element), isSubmitting ? formAround(element) : undefined]);
  const around = [...boxes].filter(box => box && box !== element);
  const inBoxes = around.flatMap(box => {
    const isWithoutControls = box !== row && box !== dialog;
    return box ? piecesIn(box, { leftOut: element, isWithoutControls }) : [];
  });
  const isAlone = around.length === 0;
  const group = isAlone && !isLink(element) ? groupAround(element) : undefined;
  const isTold = group !== undefined || isField(element) || isRow(element);
  const beside = isAlone && !isTold ? wordsBeside(element) : undefined;
  const marked = boxesTo(element, row ?? group?.box);
  return {
    pieces: [
      ...inBoxes,
      ...(group?.pieces ?? []),
      ...(beside?.before ?? []),
      ...titlesOf(element, isSubmitting),
      ...ownPieces(element),
      ...marked.flatMap(markPieces),
    ],
    after: beside?.after ?? [],
    moment: performance.now(),
  };
}

/** An element's painted words, which may differ from its name. Badges count by themselves. */
function ownPieces(element: Element): Piece[] {
  if (isField(element)) return [];
  return piecesIn(element)
    .map(piece => ({ ...piece, text: piece.text.replace(/\d+/gu, '') }))
    .filter(({ text }) => text.trim() !== '');
}

function markPieces(element: Element): Piece[] {
  return keysOf(element).map(text => ({ text, at: element, isFixed: true }));
}

function isDialog(element: Element): boolean {
  return isMatching(element, 'dialog, [role=dialog], [role=alertdialog]');
}

/** A tick box's words often stand beside it, unconnected. */
function boxOfTick(element: Element): Element | undefined {
  return isTickBox(element) ? (composedParent(element) ?? undefined) : undefined;
}

function formAround(element: Element): Element | undefined {
  const control = closestComposed(element, isButton) ?? element;
  return formOf(control) ?? closestComposed(control, at => isMatching(at, 'form'));
}

function isSameText(before: readonly Piece[], now: readonly Piece[], elapsed: number): boolean {
  const isStill = (piece: Piece) => !isClock(piece);
  return isSameInTime(textOf(before.filter(isStill)), textOf(now.filter(isStill)), elapsed);
}

/** Proven to tick, in a node of its own, and no number that tells things apart. */
function isClock({ at, isFixed }: Piece): boolean {
  if (isFixed || !isTicking(at)) return false;
  const text = ownTextOf(at).trim();
  if (closestComposed(at, isLink)) return false;
  if (/\d:\d\d/u.test(text) || hasMoment(text)) return true;
  return /^[^\p{L}\p{Sc}\d]*\d/u.test(text) && !MONEY.test(text) && !isMatching(at, CELL);
}

const CELL = 'td, th, [role=cell], [role=gridcell], [role=rowheader], h1, h2, h3, h4, h5, h6';

/** Changes by itself, words included. */
function isRestless({ at, boxes }: BesidePiece): boolean {
  const isVolatile = backgroundMutationsSoFar();
  if (isVolatile([at, 'text'])) return true;
  return boxes.some((box, index) => {
    const around = boxes[index + 1];
    return around !== undefined && isVolatile(childPart(around, box));
  });
}

function textOf(pieces: readonly Piece[]): string {
  return normalized(pieces.map(piece => piece.text).join(' '));
}

function normalized(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
