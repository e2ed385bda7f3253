import { closestComposed, composedAncestry } from '../dom/composed-tree.ts';
import { isLink } from '../dom/element-types.ts';
import { isConnected, isMatching } from '../dom/native-dom.ts';
import { isTicking } from '../timing/background-mutations.ts';
import { ownTextOf } from '../timing/tickers.ts';
import { isHint, isMessage } from './beside-fields.ts';
import { isActingMark } from './context-marks.ts';
import { MONEY, type Piece, type Words } from './context-pieces.ts';
import { hasMoment, isSameInTime, isSamePart, type TimedText, timedText } from './moment-texts.ts';
import { movedPieces } from './moved-pieces.ts';

/**
 * The words that are no longer there as they were, in their order and place, and the new ones. Clocks and counters may go on,
 * and what reports without an amount may come and go.
 */
export function changedPieces(before: Words, now: Words): { lost: Piece[]; added: Piece[] } {
  const elapsed = Math.abs(now.moment - before.moment);
  const [was, is] = [before.pieces.filter(isCounting), now.pieces.filter(isCounting)];
  const { lost, added } = differences(was, is, elapsed);
  const changed = [...lost, ...added];
  if (changed.every(({ isValue }) => isValue) && isStill(before, now))
    return {
      lost: [...lost, ...movedPieces(was.filter(isWord), is.filter(isWord), before.target, now.target)],
      added,
    };
  const isNew = added.some(piece => piece.isHint);
  const left = before.focused === before.target.at ? undefined : before.focused;
  const isOfLeft = (piece: Piece) => left !== undefined && isMessage(piece, [left]);
  return {
    // A page may take a hint away from a field; another one in its place says something else.
    lost: lost.filter(piece => (!piece.isHint || isNew) && !(isOfLeft(piece) && isHint(piece.at))),
    added: added.filter(piece => (!piece.isMark || isActingMark(piece)) && !isOfLeft(piece)),
  };
}

/** What opens or closes moves the rest. */
function isStill(before: Words, now: Words): boolean {
  const [was, is] = [before, now].map(({ pieces }) => joined(pieces.filter(({ isPassing }) => isPassing)));
  return was === is;
}

function isWord({ isValue }: Piece): boolean {
  return !isValue;
}

function isCounting(piece: Piece): boolean {
  return !isClock(piece) && !(piece.isPassing && !MONEY.test(piece.text));
}

/** Larger middles are compared without their order. */
const MAX_ORDERED = 160;

/** Beyond what is equal at both ends: the longest common sequence stays. */
function differences(was: Piece[], is: Piece[], elapsed: number): { lost: Piece[]; added: Piece[] } {
  const hasFaded = was.some(({ isFaint }) => isFaint) || is.some(({ isFaint }) => isFaint);
  // A page that draws its texts again may cut them elsewhere.
  if (!hasFaded && isSameInTime(joined(was), joined(is), elapsed)) return { lost: [], added: [] };
  const [one, other] = [was.map(timed), is.map(timed)];
  const isEqual = (left: Timed, right: Timed) =>
    isOfSameControl(left.piece, right.piece) &&
    isSamePart(left.text, right.text, elapsed) &&
    (left.piece.isFaint === true || right.piece.isFaint !== true);
  let start = 0;
  while (start < one.length && start < other.length && equalAt(one, other, start, start, isEqual)) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    equalAt(one, other, one.length - 1 - end, other.length - 1 - end, isEqual)
  )
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const kept = left.length * right.length <= MAX_ORDERED ** 2 ? commonOf(left, right, isEqual) : [];
  const [lefts, rights] = [new Set(kept.map(([index]) => index)), new Set(kept.map(([, index]) => index))];
  return {
    lost: left.filter((_, index) => !lefts.has(index)).map(({ piece }) => piece),
    added: right.filter((_, index) => !rights.has(index)).map(({ piece }) => piece),
  };
}

/** One box's tick is not another's, unless the page drew the box again. */
function isOfSameControl(was: Piece, is: Piece): boolean {
  return !(was.isValue && is.isValue) || was.at === is.at || !isConnected(was.at);
}

interface Timed {
  piece: Piece;
  text: TimedText;
}

type IsEqual = (left: Timed, right: Timed) => boolean;

function timed(piece: Piece): Timed {
  return { piece, text: timedText(normalized(piece.text)) };
}

function equalAt(one: Timed[], other: Timed[], left: number, right: number, isEqual: IsEqual): boolean {
  const [was, is] = [one[left], other[right]];
  return was !== undefined && is !== undefined && isEqual(was, is);
}

/** Pairs of indexes of a longest common sequence. */
function commonOf(left: Timed[], right: Timed[], isEqual: IsEqual): [number, number][] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = equalAt(left, right, row, column, isEqual)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < left.length && column < right.length; ) {
    if (equalAt(left, right, row, column, isEqual)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Proven to tick, in a node of its own, and no number that tells things apart. */
export function isClock({ at, isFixed }: Piece): boolean {
  if (isFixed || !isTicking(at)) return false;
  const text = ownTextOf(at).trim();
  if (closestComposed(at, isLink) || IDENTITY.test(text)) return false;
  if (/\d:\d\d/u.test(text) || hasMoment(text) || UNITS.test(text)) return true;
  return /^[^\p{L}\p{Sc}\d]*\d/u.test(text) && !MONEY.test(text) && !isMatching(at, CELL) && !isAfterName(at);
}

/** Numbers that name a thing. */
const IDENTITY =
  /(?:[#№]|\b(?:no|nr|num|number|order|request|invoice|ticket|case|item|row|id|nummer|bestellung|rechnung)\b\.?)\s*[-:]?\s*\d|第\s*\d|\d\s*号/iu;

/** Of time, of data, and parts of a hundred. */
const UNITS = /\d\s*(?:%|ms\b|s\b|sec|min|h\b|hours?|std|[KMGT]i?B\b|秒|分|时|時|小时)/iu;

const CELL = 'td, th, [role=cell], [role=gridcell], [role=rowheader], h1, h2, h3, h4, h5, h6';

function isAfterName(at: Element): boolean {
  const [, parent] = composedAncestry(at);
  const around = parent ? ownTextOf(parent) : '';
  return /[#№]\s*$|\b(?:no|nr|order|request|invoice|ticket)\.?\s*$/iu.test(around);
}

function joined(pieces: readonly Piece[]): string {
  return normalized(pieces.map(piece => piece.text).join(' '));
}

export function normalized(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
