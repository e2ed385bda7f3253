import { isConnected } from '../dom/native-dom.ts';
import { hitTest } from '../finding/hit-point.ts';
import { natureOf } from './press.ts';

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
