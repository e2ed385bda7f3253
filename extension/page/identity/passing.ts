import { rectOf } from '../dom/box.ts';
import { closestComposed, composedParent, isWithin } from '../dom/composed-tree.ts';
import { comesBefore } from '../dom/composed-walk.ts';
import { attributeOf, classNameOf, isConnected, isMatching, localNameOf } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import type { Context } from './context.ts';
import { isLifted } from './context-pieces.ts';
import type { Piece } from './piece.ts';

/**
 * Whether words that come are over or beside a target without saying anything about it: menus, tips and messages, a tool bar,
 * what a field shows after it. A box that comes over words that are bound, another choice beside a bound one, and what comes
 * into the target's own row do.
 */
export function isPassing(
  piece: Piece,
  { target: { at: target }, ...context }: Context,
  isActing: boolean,
): boolean {
  const { at, isName, isValue, isMark } = piece;
  if (isName || isValue || isMark || isWithin(at, target)) return false;
  if (isOverlay(at, target)) return true;
  const bound = [...context.pieces, ...context.after];
  const control = closestComposed(at, box => isMatching(box, CONTROLS));
  if (control && !isWithin(target, control)) return !isOneMore(control, bound);
  if (isField(target) && !isTickBox(target) && !isActing && comesBefore(target, at)) return true;
  const lifted = liftedAround(at, target);
  const { own } = context.surroundings;
  return lifted !== undefined && !(own && isWithin(lifted, own)) && !isOver(lifted, bound);
}

/** Whether new words are laid over bound ones. */
export function isLaidOver({ at }: Piece, { target: { at: target }, pieces, after }: Context): boolean {
  const lifted = liftedAround(at, target);
  return lifted !== undefined && isOver(lifted, [...pieces, ...after]);
}

/** Whether words that go stood over the page, as a menu or tip that closes. */
export function isClosing(
  { at, isName, isValue, isMark }: Piece,
  { target: { at: target } }: Context,
): boolean {
  if (isName || isValue || isMark || isWithin(at, target)) return false;
  return isOverlay(at, target) || liftedAround(at, target) !== undefined;
}

const OVERLAYS =
  '[role=tooltip], [role=menu], [role=dialog], [role=status], [role=alert], [role=log], [aria-live], [popover]';

const CONTROLS = 'button, [role=button], [role=menuitem], [role=option]';

function isOverlay(at: Element, target: Element): boolean {
  const overlay = closestComposed(
    at,
    box =>
      isWithin(target, box) ||
      isMatching(box, OVERLAYS) ||
      (isMatching(box, '[role=listbox]') && isLifted(box)),
  );
  return overlay !== undefined && !isWithin(target, overlay);
}

function liftedAround(at: Element, target: Element): Element | undefined {
  const isPositioned = (box: Element) => /absolute|fixed/u.test(getComputedStyle(box).position);
  const box = closestComposed(at, each => isWithin(target, each) || isPositioned(each));
  return box && !isWithin(target, box) ? box : undefined;
}

/** One more of a kind that is bound, as a chip beside the chips of other people. */
function isOneMore(control: Element, bound: readonly Piece[]): boolean {
  const make = makeOf(control);
  return bound.some(({ at }) => {
    const other = closestComposed(at, box => composedParent(box) === composedParent(control));
    return other !== undefined && other !== control && makeOf(other) === make;
  });
}

function makeOf(control: Element): string {
  return [localNameOf(control), attributeOf(control, 'role'), classNameOf(control)].join(' ');
}

/** Edges may touch. */
const OVERLAP = 1;

function isOver(box: Element, bound: readonly Piece[]): boolean {
  const { left, top, right, bottom } = rectOf(box);
  return bound.some(({ at, rect, isFixed }) => {
    if (!rect || isFixed || !isConnected(at) || isWithin(at, box)) return false;
    const under = rectOf(at);
    const width = Math.min(right, under.right) - Math.max(left, under.left);
    const height = Math.min(bottom, under.bottom) - Math.max(top, under.top);
    return width > OVERLAP && height > OVERLAP;
  });
}
