import { closestComposed } from '../dom/composed-tree.ts';
import { isHtmlElement } from '../dom/element-types.ts';
import { isConnected, isMatching } from '../dom/native-dom.ts';
import { hitTest, type Point } from '../finding/hit-point.ts';
import { actionSignatureOf, labelTextsOf } from '../identity/action-signature.ts';
import { noteOwnPress } from '../identity/own-runs.ts';

/**
 * A press of the main button. Menus and selects of common kits open on pointer or mouse events; the click is the browser's
 * own, so that links, labels and forms act. False, without a click, when the page changed the element or `target` during
 * the press.
 */
export function press(element: Element, { x, y }: Point, target: Element = element): boolean {
  const before = natureOf(element, target);
  const place = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
  const pointer = { ...place, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  const fire = (event: Event) => EventTarget.prototype.dispatchEvent.call(element, event);
  fire(new PointerEvent('pointerover', pointer));
  fire(new MouseEvent('mouseover', place));
  fire(new PointerEvent('pointermove', pointer));
  fire(new MouseEvent('mousemove', place));
  const isTaken = !fire(
    new PointerEvent('pointerdown', { ...pointer, button: 0, buttons: 1, pressure: 0.5 }),
  );
  // After a cancelled pointerdown a page gets no mouse events, only the click.
  const mayFocus =
    isTaken || fire(new MouseEvent('mousedown', { ...place, button: 0, buttons: 1, detail: 1 }));
  if (mayFocus) focus(element);
  fire(new PointerEvent('pointerup', { ...pointer, button: 0 }));
  if (!isTaken) fire(new MouseEvent('mouseup', { ...place, button: 0, detail: 1 }));
  if (natureOf(element, target) !== before) return false;
  click(element, place);
  return true;
}

/** A press's effect and the text around it, visible or not: what it opens may hide the rest. */
function natureOf(element: Element, target: Element = element): string {
  return JSON.stringify([actionSignatureOf(element), actionSignatureOf(target), labelTextsOf(target)]);
}

const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

export function focus(element: Element): void {
  const focusable = closestComposed(element, at => isMatching(at, FOCUSABLE));
  if (focusable && isHtmlElement(focusable))
    HTMLElement.prototype.focus.call(focusable, { preventScroll: true });
}

function click(element: Element, place: MouseEventInit): void {
  noteOwnPress(element);
  if (isHtmlElement(element)) HTMLElement.prototype.click.call(element);
  else element.dispatchEvent(new MouseEvent('click', { ...place, button: 0, detail: 1 }));
}

/** Two presses and the double click. False when the page changed the element during either, or removed it after the first. */
export function pressTwice(press: () => boolean, element: Element): boolean {
  const before = natureOf(element);
  if (!press() || !isConnected(element) || natureOf(element) !== before) return false;
  const hit = hitTest(element);
  if (hit.status !== 'hit' || !press()) return false;
  const { x, y } = hit.point;
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 2 };
  EventTarget.prototype.dispatchEvent.call(
    hit.top,
    new MouseEvent('dblclick', { ...init, clientX: x, clientY: y, button: 0 }),
  );
  return true;
}
