import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { bodyOf } from '../dom/native-dom.ts';
import { focus } from '../pointing/press.ts';
import { settle } from '../timing/settle.ts';
import { doKeyDefault, isDoneAtFocus } from './key-default.ts';
import type { KeyStroke } from './key-stroke.ts';
import { consequenceOf, keyEffectOf } from './key-target.ts';
import { keyDown, keyUp } from './send-key.ts';

/**
 * How a key ended. `taken`: the page's scripts kept it from the browser. `done`: what the browser does for it was done.
 * `changed`: what it would do became something else while it went down, so that was not done, though the page got the
 * key. `not pressed`: that was so before, when the focus came.
 */
export type KeyEnd = 'taken' | 'done' | 'nothing to do' | 'changed' | 'not pressed';

/**
 * Brings the focus to what is to get a key, and lets the page answer: some kits take keys only then, and what the focus
 * alone changes is none of the key's doing. False when the key would do something else by then.
 */
export async function focusForKey(target: Element, stroke: KeyStroke): Promise<boolean> {
  if (target === bodyOf(document) || hasFocus(target)) return true;
  const matching = keyEffectOf(target, stroke);
  focus(target);
  await settle(ANSWERING);
  return keyEffectOf(target, stroke) === matching;
}

const ANSWERING = { quiet: 30, deadline: 400 };

/** Presses a key on an element as a person would after moving the focus there, and does what the browser would do. */
export function pressChord(target: Element, stroke: KeyStroke): KeyEnd {
  const matching = keyEffectOf(target, stroke);
  if (target !== bodyOf(document) && !hasFocus(target)) focus(target);
  // What has the focus inside a widget gets the keys of the widget.
  const inner = deepestFocus();
  const element = inner && isWithin(inner, target) ? inner : target;
  const isOther = element !== target && consequenceOf(element, stroke).kind !== 'none';
  if (isOther || keyEffectOf(target, stroke) !== matching) return 'not pressed';
  const start = deepestFocus();
  const isLeftToUs = keyDown(element, stroke);
  const isMoved = isDoneAtFocus(element, stroke) && !isFocusKept(target, start);
  const isSame = keyEffectOf(target, stroke) === matching && !isMoved;
  const isDone = isLeftToUs && isSame && doKeyDefault(element, stroke);
  keyUp(element, stroke);
  if (!isLeftToUs) return 'taken';
  if (!isSame) return 'changed';
  return isDone ? 'done' : 'nothing to do';
}

/** Where nothing is in focus nothing is written either. */
function isFocusKept(target: Element, start: Element | undefined): boolean {
  const focused = deepestFocus();
  if (target === bodyOf(document)) return focused === start;
  return focused === undefined || isWithin(focused, target) || isWithin(target, focused);
}

function hasFocus(target: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && isWithin(focused, target);
}
