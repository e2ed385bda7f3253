import { isHiddenByEffect } from '../visibility/hiding-effects.ts';
import { isLegible } from '../visibility/painted-content.ts';
import type { Piece } from './piece.ts';
import type { Budget } from './reading-budget.ts';

interface Place {
  at: Element;
  isPassing: boolean;
}

/** Without a box its words are not shown: by style, or because a shadow root covers them. */
export function textPieces(text: Text, { at, isPassing }: Place, budget: Budget): Piece[] {
  if (text.data.trim() === '') return [];
  const flag: Partial<Piece> = isPassing ? { isPassing: true } : {};
  if (budget.styled <= 0) return [{ text: text.data, at, ...flag }];
  budget.styled -= 1;
  const range = document.createRange();
  range.selectNodeContents(text);
  const first = [...range.getClientRects()].find(rect => !isFlat(rect));
  if (!isShown(at, first !== undefined)) return [];
  const isClear = isOpaque(at) && isLegible(at, budget.backdropOf) && !isHiddenByEffect(at, budget.effects);
  return [{ text: text.data, at, ...flag, ...(isClear ? {} : { isFaint: true }), ...rectIn(first) }];
}

/** Scaled or turned out of sight. In CSS pixels. */
function isFlat({ width, height }: DOMRect): boolean {
  return Math.min(width, height) < FLAT;
}

const FLAT = 0.5;

function isShown(at: Element, hasBox: boolean): boolean {
  // In closed details, texts may have boxes that are not shown; an element without a box of its own may show its texts.
  if (hasBox) return at.checkVisibility() || getComputedStyle(at).display === 'contents';
  // Browsers skip what is off screen if the page asks them to.
  return at.checkVisibility() && !at.checkVisibility({ contentVisibilityAuto: true });
}

function isOpaque(at: Element): boolean {
  if (getComputedStyle(at).display === 'contents') return true;
  return at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function rectIn(rect: DOMRect | undefined): Pick<Piece, 'rect'> {
  if (!rect) return {};
  const { left, top, right, bottom } = rect;
  return { rect: { left, top, right, bottom } };
}
