import { deepestFocus } from '../dom/active-elements.ts';
import { dispatch } from '../dom/native-dom.ts';
import { isCharacter, type KeyStroke, parseKeyStroke } from './key-stroke.ts';

/** Fires one key's events without the browser's default: only the page's scripts respond. */
export function sendKey(element: Element, chord: string): void {
  const stroke = parseKeyStroke(chord);
  if (!stroke) return;
  keyDown(element, stroke);
  keyUp(element, stroke);
}

/** Whether the page left the default to us. */
export function keyDown(element: Element, stroke: KeyStroke): boolean {
  if (!fire(element, 'keydown', stroke)) return false;
  if (!isCharacter(stroke) && stroke.key !== 'Enter') return true;
  // `keypress` carries character codes.
  const charCode = stroke.key === 'Enter' ? 13 : (stroke.key.codePointAt(0) ?? 0);
  return fire(element, 'keypress', { ...stroke, keyCode: charCode }, charCode);
}

/** Goes to the focused element, which the key may have changed. */
export function keyUp(element: Element, stroke: KeyStroke): boolean {
  return fire(element.isConnected ? element : (deepestFocus() ?? document.documentElement), 'keyup', stroke);
}

/** As an input method reports the key of a text: it names no key that a shortcut could be. */
const PROCESSED: KeyStroke = {
  key: 'Process',
  code: '',
  keyCode: 229,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  metaKey: false,
};

/** Before a text is written at once: some pages read a field only in answer to keys. */
export function keyDownForText(element: Element): void {
  fire(element, 'keydown', PROCESSED);
}

/** After a text was written at once. */
export function keyUpForText(element: Element, text: string): void {
  const stroke = /[\n\t]$/u.test(text) ? undefined : parseKeyStroke(text.slice(-1));
  keyUp(element, stroke ?? PROCESSED);
}

function fire(element: Element, type: string, stroke: KeyStroke, charCode = 0): boolean {
  const init = { ...stroke, charCode, bubbles: true, cancelable: true, composed: true, view: window };
  return dispatch(element, new KeyboardEvent(type, init));
}
