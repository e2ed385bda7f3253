import { deepestFocus } from '../dom/active-elements.ts';
import { isCharacter, type KeyStroke, parseKeyStroke } from './key-stroke.ts';

/** Presses one key as a keyboard does, and does nothing of what the browser does for it: only the page's scripts answer. */
export function sendKey(element: Element, chord: string): void {
  const stroke = parseKeyStroke(chord);
  if (!stroke) return;
  keyDown(element, stroke);
  keyUp(element, stroke);
}

/** Whether the page left the key to the browser, and what the browser does for it is now ours to do. */
export function keyDown(element: Element, stroke: KeyStroke): boolean {
  if (!fire(element, 'keydown', stroke)) return false;
  if (!isCharacter(stroke) && stroke.key !== 'Enter') return true;
  // The numbers of this old event are those of characters.
  const charCode = stroke.key === 'Enter' ? 13 : (stroke.key.codePointAt(0) ?? 0);
  return fire(element, 'keypress', { ...stroke, keyCode: charCode }, charCode);
}

/** What has the focus by now gets it, where the key moved it. */
export function keyUp(element: Element, stroke: KeyStroke): boolean {
  return fire(element.isConnected ? element : (deepestFocus() ?? document.documentElement), 'keyup', stroke);
}

function fire(element: Element, type: string, stroke: KeyStroke, charCode = 0): boolean {
  const init = { ...stroke, charCode, bubbles: true, cancelable: true, composed: true, view: window };
  return EventTarget.prototype.dispatchEvent.call(element, new KeyboardEvent(type, init));
}
