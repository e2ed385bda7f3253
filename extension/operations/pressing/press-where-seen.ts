import { type MessageText, message } from '../../messages/message.ts';
import { topElementAt } from '../../page/dom/active-elements.ts';
import { fillsWindow, rectOf } from '../../page/dom/box.ts';
import { composedAncestry } from '../../page/dom/composed-tree.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { labelsOf } from '../../page/dom/native-name.ts';
import { type Hit, hitTest } from '../../page/finding/hit-point.ts';
import { TargetChanged } from '../../page/identity/target-changed.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { moveOver } from '../../page/pointing/hover-over.ts';
import type { PlayInput } from '../../page/pointing/input-steps.ts';
import { type PressEnd, type PressExtent, press } from '../../page/pointing/press.ts';
import { pressTrusted } from '../../page/pointing/press-trusted.ts';
import { scrollClear } from '../../page/scrolling/scroll-clear.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { nextFrame } from '../../page/timing/next-frame.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

/** Prepares a press at a visible point. Throws `NotInteractable` with the covering element. */
export function reach(
  pressed: Element,
  element: Element,
  extent: PressExtent = 'part',
  maySearch = true,
): Pressing {
  const hit = clearHit(pressed, maySearch);
  if (hit.status !== 'hit') throw unreachable(element, hit);
  return () => press(hit.top, hit.point, element, extent);
}

export function unreachable(element: Element, hit: Exclude<Hit, { status: 'hit' }>): PageError {
  const cover = hit.status === 'covered' ? shortName(hit.cover) : '';
  return new PageError('NotInteractable', message('press.unreachable', { name: shortName(element), cover }));
}

/** Scrolls, if it may search, to where a bar or a column that stays in place does not cover the element. */
export function clearHit(element: Element, maySearch = true): Hit {
  scrollIntoView(element);
  const hit = hitTest(element);
  if (!maySearch || hit.status !== 'covered' || fillsWindow(hit.cover)) return hit;
  const seen = () => {
    const other = hitTest(element);
    return other.status === 'hit' ? other : undefined;
  };
  return scrollClear(element, seen) ?? hit;
}

/** Resolves as soon as a press would reach the element: a list that grows or fades in catches none before. */
export async function whenHit(element: Element): Promise<void> {
  const end = performance.now() + OPENING_MS;
  while (clearHit(element, false).status !== 'hit' && performance.now() < end) await nextFrame();
}

const OPENING_MS = 1000;

/** Goes to an element of a list as a pointer does: some kits take a press only where they have drawn the pointer. */
export async function approach(element: Element): Promise<void> {
  await whenHit(element);
  const hit = hitTest(element);
  if (hit.status === 'hit') moveOver(hit.top, hit.point);
  await nextFrame();
}

export type Pressing = () => PressEnd;

/** What is said of a press that the page answered before the click. */
export function withoutClick(end: PressEnd | 'half', name: string): { said?: MessageText } {
  if (end === 'gone') return { said: message('press.gone', { name }) };
  return end === 'answered' ? { said: message('press.answered', { name }) } : {};
}

/** One click by input of the browser, at a point that is clear by then. */
export async function pressWhereSeen(element: Element, play: PlayInput): Promise<PressEnd> {
  const pressed = pressable(element);
  const style = { button: 'left', count: 1 } as const;
  const aim = () => clearHit(pressed);
  const { end } = await pressTrusted({ play, aim, target: element, ...style, isTurn: true });
  return end === 'half' ? 'changed' : end;
}

/** What a press throws that ended early. Nothing has happened where the element was not pressed. */
export function changedUnderPress(element: Element, end: PressEnd = 'changed'): Error {
  if (end === 'not pressed') return new TargetChanged();
  if (end === 'astray')
    return new PageError('ElementChanged', message('input.astray', { name: shortName(element) }));
  return new PageError('ElementChanged', message('press.changed', { name: shortName(element) }));
}

/** The element itself, or the visible label of a hidden control. */
export function pressable(element: Element): Element {
  const visibility = createVisibility();
  const { width, height } = rectOf(element);
  if (visibility.sees(element) && width > 1 && height > 1) return element;
  return labelsOf(element).find(label => visibility.sees(label)) ?? element;
}

/** Throws while an element cannot be pressed as a whole. */
export function reachWhole(element: Element, maySearch: boolean): void {
  reach(pressable(element), element, 'whole', maySearch);
}

/** Whether a like element soon stands where one was: redrawn, so that a press on it had no effect. */
export function watchReplaced(element: Element, name: string): () => boolean {
  const { left, top, width, height } = rectOf(element);
  return () => {
    if (isConnected(element)) return false;
    const there = topElementAt({ x: left + width / 2, y: top + height / 2 });
    return (
      there !== undefined && [...composedAncestry(there)].slice(0, LEVELS).some(at => shortName(at) === name)
    );
  };
}

const LEVELS = 3;
