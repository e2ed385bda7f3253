import { closestComposed } from '../dom/composed-tree.ts';
import { isHtmlElement } from '../dom/element-types.ts';
import { isConnected, isMatching } from '../dom/native-dom.ts';
import { hitTest, type Point } from '../finding/hit-point.ts';
import { actionSignatureOf } from '../identity/action-signature.ts';
import { labelTextsOf } from '../identity/label-texts.ts';

/**
 * One press of the main button, as a person's pointer makes it. Menus and selects of the common kits open on pointer or
 * mouse events and not on `click` alone; the click itself is the browser's own, so that links, labels and forms act.
 * False, and no click, when the page made something else of the element or of `target` under the press.
 */
export function press(element: Element, { x, y }: Point, target: Element = element): boolean {
  const matching = natureOf(element, target);
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
  // A page that cancels pointerdown gets no mouse events after it, only the click.
  const mayFocus =
    isTaken || fire(new MouseEvent('mousedown', { ...place, button: 0, buttons: 1, detail: 1 }));
  if (mayFocus) focus(element);
  fire(new PointerEvent('pointerup', { ...pointer, button: 0 }));
  if (!isTaken) fire(new MouseEvent('mouseup', { ...place, button: 0, detail: 1 }));
  if (natureOf(element, target) !== matching) return false;
  click(element, place);
  return true;
}

/** What a press would do and the text it is under, whether or not it is seen: what a press opens may hide the rest. */
function natureOf(element: Element, target: Element = element): string {
  return JSON.stringify([actionSignatureOf(element), actionSignatureOf(target), labelTextsOf(target)]);
}

const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Puts the focus on an element, or on what around it can take it, without scrolling. */
export function focus(element: Element): void {
  const focusable = closestComposed(element, at => isMatching(at, FOCUSABLE));
  if (focusable && isHtmlElement(focusable))
    HTMLElement.prototype.focus.call(focusable, { preventScroll: true });
}

function click(element: Element, place: MouseEventInit): void {
  if (isHtmlElement(element)) HTMLElement.prototype.click.call(element);
  else element.dispatchEvent(new MouseEvent('click', { ...place, button: 0, detail: 1 }));
}

/**
 * Two presses and the event that a browser makes of them. False when the page made something else of the element under
 * either of them, or took it away after the first: then there is no double click.
 */
export function pressTwice(press: () => boolean, element: Element): boolean {
  const matching = natureOf(element);
  if (!press() || !isConnected(element) || natureOf(element) !== matching) return false;
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
