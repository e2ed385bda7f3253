import { isWithin } from '../dom/composed-tree.ts';
import { deepestFocus } from '../dom/focus.ts';
import { bodyOf } from '../dom/unshadowed.ts';
import { doKeyDefault } from './key-default.ts';
import type { KeyStroke } from './key-stroke.ts';
import { consequenceOf, natureOfKey } from './key-target.ts';
import { focus } from './press.ts';
import { keyDown, keyUp } from './send-key.ts';

/**
 * How a key ended. `taken`: the page's scripts kept it from the browser. `done`: what the browser does for it was done.
 * `changed`: what it would do became something else while it went down, so that was not done.
 */
export type KeyEnd = 'taken' | 'done' | 'nothing to do' | 'changed';

/** Presses a key on an element as a person would who has moved the focus there, and does what the browser would do. */
export function pressChord(target: Element, stroke: KeyStroke): KeyEnd {
  const meant = natureOfKey(target, stroke);
  if (target !== bodyOf(document) && !hasFocus(target)) focus(target);
  // What has the focus inside a widget gets the keys of the widget.
  const inner = deepestFocus();
  const element = inner && isWithin(inner, target) ? inner : target;
  const isOther = element !== target && consequenceOf(element, stroke).kind !== 'none';
  if (isOther || natureOfKey(target, stroke) !== meant) return 'changed';
  const isLeftToUs = keyDown(element, stroke);
  const isSame = natureOfKey(target, stroke) === meant;
  const isDone = isLeftToUs && isSame && doKeyDefault(element, stroke);
  keyUp(element, stroke);
  if (!isLeftToUs) return 'taken';
  if (!isSame) return 'changed';
  return isDone ? 'done' : 'nothing to do';
}

function hasFocus(target: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && isWithin(focused, target);
}
