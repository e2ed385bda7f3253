import { normalized } from '../dom/clean-text.ts';
import { backgroundMutationsSoFar, childPart, followTexts } from '../timing/background-mutations.ts';
import { isAnswer } from './answers.ts';
import { rememberWays } from './beside-fields.ts';
import { changedPieces } from './compare-contexts.ts';
import { type Context, contextOf } from './context.ts';
import { type Change, changesOf } from './context-changes.ts';
import { hashText } from './hash-text.ts';
import type { OwnRun } from './own-runs.ts';
import { isLaidOver, isPassing } from './passing.ts';
import { isUsedByPerson, watchPersonInput } from './person-input.ts';
import { MONEY, type Piece } from './piece.ts';
import { areReports } from './reports.ts';
import { isSameTitle } from './same-title.ts';

/** By hash. Nobody approves the first of so many cards. */
export const shownContexts = new Map<string, Context>();
const MAX_KEPT = 200;

/** Remembers the text around an element: its row, its dialog's question, the heading above, the words beside it. */
export function rememberContext(element: Element, isActing = false): string {
  watchPersonInput();
  const context = contextOf(element, isActing);
  const pieces = [...context.pieces, ...context.after];
  rememberWays(pieces.map(({ at }) => at));
  followTexts(
    pieces.filter(({ isFixed }) => !isFixed).map(({ at }) => at),
    context.moment,
  );
  const words = pieces.map(({ text }) => normalized(text));
  const hash = hashText(JSON.stringify([words, context.moment]));
  shownContexts.set(hash, context);
  const [oldest] = shownContexts.keys();
  if (shownContexts.size > MAX_KEPT && oldest !== undefined) shownContexts.delete(oldest);
  return hash;
}

/**
 * Whether words, figures, values and marks are the same. Clocks and counters may have gone on, the person may write, and pages
 * answer our own runs.
 */
export function keepsContext(
  element: Element,
  hash: string,
  ownRuns: readonly OwnRun[],
  isActing = false,
): boolean {
  const before = shownContexts.get(hash);
  if (!before) return false;
  // An open card asks again and again: what it relies on is not the oldest.
  shownContexts.delete(hash);
  shownContexts.set(hash, before);
  const now = contextOf(element, isActing, before.surroundings);
  const isTouchedNow = ({ at, piece }: Change) => piece.isValue === true && isUsedByPerson(at, before.moment);
  const isAdded = ({ before: was, now: text, piece }: Change) =>
    was === '' && !MONEY.test(text) && isPassing(piece, before, isActing || ownRuns.length === 0);
  const isLaid = ({ before: was, piece }: Change) => was === '' && isLaidOver(piece, before);
  const isFree = (change: Change) =>
    (isAnswer(change, ownRuns, element) && !isLaid(change)) || isAdded(change);
  if (!isSameTitle(element, before.title, now.title)) return false;
  const { lost, added } = changedPieces(before, now);
  return (
    changesOf(lost, added).every(change => isFree(change) || isTouchedNow(change)) &&
    keepsAfter(before, now, isFree) &&
    areReports(before.pieces, now.pieces, ownRuns)
  );
}

/** After a control that stands alone, the next thing may begin: figures that change by themselves do not count there. */
function keepsAfter(before: Context, now: Context, isFree: (change: Change) => boolean): boolean {
  const all = [...before.after, ...now.after];
  const [was, is] = [before.after, now.after].map(wordsBesideFigures);
  if (
    was === is &&
    all.every(piece => piece.boxes !== undefined && isRestless(piece) && !MONEY.test(piece.text))
  )
    return true;
  const { lost, added } = changedPieces({ ...before, pieces: before.after }, { ...now, pieces: now.after });
  return changesOf(lost, added).every(isFree);
}

function wordsBesideFigures(pieces: readonly Piece[]): string {
  return normalized(pieces.map(({ text }) => text).join(' ')).replace(/\d+/gu, '#');
}

/** Changes by itself, words included. */
export function isRestless({ at, boxes = [] }: Piece): boolean {
  const isVolatile = backgroundMutationsSoFar();
  if (isVolatile([at, 'text'])) return true;
  return boxes.some((box, index) => {
    const around = boxes[index + 1];
    return around !== undefined && isVolatile(childPart(around, box));
  });
}
