import { closestComposed, composedParent, isWithin } from '../dom/composed-tree.ts';
import type { Piece, PieceRect } from './piece.ts';

/**
 * Pieces that stand elsewhere though their words are equal: styles can draw a name beside another row's button. What wraps,
 * grows or scrolls keeps its order and its line.
 */
export function movedPieces(
  before: readonly Piece[],
  after: readonly Piece[],
  target: Piece,
  targetNow: Piece,
): Piece[] {
  const [was, is] = [before.filter(isDrawn), after.filter(isDrawn)];
  if (was.length !== is.length) return [];
  const isRightToLeft = getComputedStyle(targetNow.at).direction === 'rtl';
  return was.filter((piece, index) => {
    const now = is[index];
    const [next, nextNow] = [was[index + 1], is[index + 1]];
    if (!now || normalizedAt(piece) !== normalizedAt(now)) return false;
    if (
      hasLeftLine(lineOf(piece, target), lineOf(now, targetNow)) &&
      hasMoved(piece, now, target, targetNow) &&
      !isApart(now, targetNow)
    )
      return true;
    if (!next || !nextNow) return false;
    const [order, orderNow] = [orderOf(piece, next, isRightToLeft), orderOf(now, nextNow, isRightToLeft)];
    return order !== undefined && orderNow !== undefined && order !== orderNow && !isApart(now, nextNow);
  });
}

/** Looks have no place of their own. */
function isDrawn({ isLook }: Piece): boolean {
  return !isLook;
}

function normalizedAt({ text }: Piece): string {
  return text.trim();
}

type Line = 'above' | 'same' | 'below';

function lineOf({ rect }: Piece, target: Piece): Line | undefined {
  if (!rect || !target.rect) return undefined;
  const [middle, other] = [middleOf(rect), middleOf(target.rect)];
  const isSame =
    (middle >= target.rect.top && middle <= target.rect.bottom) ||
    (other >= rect.top && other <= rect.bottom);
  return isSame ? 'same' : middle < other ? 'above' : 'below';
}

/** What comes to the target's line was there before the rest closed up. */
function hasLeftLine(was: Line | undefined, is: Line | undefined): boolean {
  return was !== undefined && is !== undefined && was !== is && is !== 'same';
}

/** Relative to the target, by a good part of the piece's size. */
function hasMoved(was: Piece, is: Piece, target: Piece, targetNow: Piece): boolean {
  if (!was.rect || !is.rect || !target.rect || !targetNow.rect) return false;
  const before = middleOf(was.rect) - middleOf(target.rect);
  const now = middleOf(is.rect) - middleOf(targetNow.rect);
  return Math.abs(now - before) > PART * (was.rect.bottom - was.rect.top);
}

const PART = 0.6;

/** Whether a piece is read before its next one; undefined where they overlap. */
function orderOf(one: Piece, next: Piece, isRightToLeft: boolean): boolean | undefined {
  if (!one.rect || !next.rect) return undefined;
  if (one.rect.bottom <= next.rect.top + SLACK) return true;
  if (one.rect.top >= next.rect.bottom - SLACK) return false;
  if (one.rect.right <= next.rect.left + SLACK) return !isRightToLeft;
  if (one.rect.left >= next.rect.right - SLACK) return isRightToLeft;
  return undefined;
}

/** In CSS pixels: lines of text may overlap a little. */
const SLACK = 4;

function middleOf({ top, bottom }: PieceRect): number {
  return (top + bottom) / 2;
}

/** Whether they scroll apart, or one of them sticks while the other scrolls. */
function isApart(one: Piece, other: Piece): boolean {
  return scrollerOf(one.at, other.at) || scrollerOf(other.at, one.at);
}

function scrollerOf(at: Element, other: Element): boolean {
  const found = closestComposed(at, box => {
    if (isWithin(other, box)) return true;
    const { overflowX, overflowY, position } = getComputedStyle(box);
    return /sticky|fixed/u.test(position) || /auto|scroll/u.test(overflowX + overflowY);
  });
  return found !== undefined && !isWithin(other, found) && composedParent(found) !== null;
}
