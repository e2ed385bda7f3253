import { normalized } from '../dom/clean-text.ts';
import { isConnected } from '../dom/native-dom.ts';
import { isHint, isMarkedHint, isMessage } from './beside-fields.ts';
import { isClock } from './clocks.ts';
import { isActingMark } from './context-marks.ts';
import { isSameInTime, isSamePart, type TimedText, timedText } from './moment-texts.ts';
import { movedPieces } from './moved-pieces.ts';
import { MONEY, type Piece, type Words } from './piece.ts';

/**
 * The words that are no longer there as they were, in their order and place, and the new ones. Clocks and counters may go on,
 * and what reports without an amount may come and go.
 */
export function changedPieces(before: Words, now: Words): { lost: Piece[]; added: Piece[] } {
  const elapsed = Math.abs(now.moment - before.moment);
  const isCounting = (piece: Piece) =>
    !isClock(piece, before.moment) && !(piece.isPassing && !MONEY.test(piece.text));
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
    lost: lost.filter(
      piece => !(piece.isHint && !isNew && isMarkedHint(piece.at)) && !(isOfLeft(piece) && isHint(piece.at)),
    ),
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

/** Larger middles are compared without their order. */
const MAX_ORDERED = 160;

/** Beyond what is equal at both ends: the longest common sequence stays. */
function differences(was: Piece[], is: Piece[], elapsed: number): { lost: Piece[]; added: Piece[] } {
  const hasFaded = was.some(({ isFaint }) => isFaint) || is.some(({ isFaint }) => isFaint);
  // A page that draws its texts again may cut them elsewhere.
  if (!hasFaded && isSameInTime(joined(was), joined(is), elapsed)) return { lost: [], added: [] };
  const [one, other] = [was.map(toTimed), is.map(toTimed)];
  const isEqual = (left: Timed, right: Timed) =>
    isOfSameControl(left.piece, right.piece) &&
    (left.piece.text === right.piece.text || isSamePart(timedOf(left), timedOf(right), elapsed)) &&
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

/** Read only once its text differs from another. */
interface Timed {
  piece: Piece;
  text?: TimedText;
}

type IsEqual = (left: Timed, right: Timed) => boolean;

function toTimed(piece: Piece): Timed {
  return { piece };
}

function timedOf(timed: Timed): TimedText {
  timed.text ??= timedText(normalized(timed.piece.text));
  return timed.text;
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

function joined(pieces: readonly Piece[]): string {
  return normalized(pieces.map(piece => piece.text).join(' '));
}
