import { closestComposed } from '../dom/composed-tree.ts';
import { isHtmlElement, isSvgElement } from '../dom/element-types.ts';
import { dispatch, isConnected, isMatching } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';
import { guardAct } from '../identity/act-guard.ts';
import { noteOwnPress } from '../identity/own-runs.ts';
import { guardToggle } from '../identity/toggle-state.ts';
import { moveOver } from './hover-over.ts';

/**
 * A press of the main button. Menus and selects of common kits open on pointer or mouse events; links, labels and forms act
 * on the click. Without a click when the page changed the element or `target` during the press,
 * or took it away.
 */
export function press(
  element: Element,
  { x, y }: Point,
  target: Element = element,
  extent: PressExtent = 'part',
  { button, buttons, detail, hold, release }: PressStyle = USUAL,
): PressEnd {
  const guard = guardAct(target, element);
  const isWhole = extent !== 'part';
  const turned = extent === 'turn' ? guardToggle(target) : () => 'same' as const;
  // `display: contents` counts as hidden from the start.
  const wasShown = element.checkVisibility();
  const place = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
  const pointer = { ...place, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  const fire = (event: Event) => dispatch(element, event);
  moveOver(element, { x, y });
  const isKept = () => (isWhole ? guard.isKept() : guard.isSameTarget());
  const isThere = () => isConnected(element) && isConnected(target);
  if (isWhole && isThere() && !isKept()) return 'not pressed';
  if (isThere() && turned() !== 'same') return turned() === 'reached' ? 'answered' : 'not pressed';
  const isTaken = !fire(new PointerEvent('pointerdown', { ...pointer, button, buttons, pressure: 0.5 }));
  // After a cancelled pointerdown a page gets no mouse events, only the click.
  const mayFocus = isTaken || fire(new MouseEvent('mousedown', { ...place, button, buttons, detail }));
  if (mayFocus) {
    focus(element);
    hold?.(element, pointer);
  }
  fire(new PointerEvent('pointerup', { ...pointer, button }));
  if (!isTaken) fire(new MouseEvent('mouseup', { ...place, button, detail }));
  const isHidden = isWhole && wasShown && !element.checkVisibility();
  if (!isThere() || isHidden) return 'gone';
  if (!isKept() || turned() === 'other') return 'changed';
  if (turned() === 'reached') return 'answered';
  noteOwnPress(element);
  release(element, pointer);
  return 'done';
}

/** The button (as in `MouseEvent`), the click in a row, and the event that the press ends with. */
export interface PressStyle {
  button: number;
  buttons: number;
  detail: number;
  /** While the button is down, unless the page took the press itself. */
  hold?(element: Element, place: PointerEventInit): void;
  release(element: Element, place: PointerEventInit): void;
}

const USUAL: PressStyle = { button: 0, buttons: 1, detail: 1, release: click };

/**
 * `whole`: the approved act, with what it is about. `turn`: also with the state that it turns over. `part`: a step of it, such as
 * an option of a list.
 */
export type PressExtent = 'whole' | 'turn' | 'part';

/**
 * `not pressed`: the page changed the element under the pointer. `changed`, `gone`: it answered the press before the click,
 * and changed the element, took it away or hid it. `astray`: what was played for it went elsewhere.
 * `not clicked`: only the end of it did. `answered`: the page turned the state over before the click, which would have turned it back.
 */
export type PressEnd = 'done' | 'not pressed' | 'changed' | 'gone' | 'astray' | 'not clicked' | 'answered';

const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

export function focus(element: Element): void {
  const focusable = closestComposed(element, at => isMatching(at, FOCUSABLE));
  if (!focusable) return;
  if (isHtmlElement(focusable)) HTMLElement.prototype.focus.call(focusable, { preventScroll: true });
  else if (isSvgElement(focusable)) SVGElement.prototype.focus.call(focusable, { preventScroll: true });
}

/** Unlike that of `click()`, the event has a place, which pages read. */
function click(element: Element, place: PointerEventInit): void {
  dispatch(element, new PointerEvent('click', { ...place, detail: 1 }));
}
