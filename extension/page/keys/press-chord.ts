import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { bodyOf } from '../dom/native-dom.ts';
import { stateOf } from '../identity/control-states.ts';
import { guardToggle } from '../identity/toggle-state.ts';
import { isField } from '../naming/field-surroundings.ts';
import { focus } from '../pointing/press.ts';
import { settle } from '../timing/settle.ts';
import { doKeyDefault, isDoneAtFocus } from './key-default.ts';
import type { KeyStroke } from './key-stroke.ts';
import { consequenceOf, guardKey } from './key-target.ts';
import { keyDown, keyUp } from './send-key.ts';

/**
 * `taken`: the page prevented the default. `done`: the default ran. `changed`: the default changed during the key press and
 * was skipped, though the page got the key. `not pressed`: it changed on focus. `astray`: what was played for it went elsewhere.
 */
export type KeyEnd = 'taken' | 'done' | 'nothing to do' | 'changed' | 'not pressed' | 'astray';

/** Lets the page respond to the focus, as some kits need. False when the key's effect changed with it. */
export async function focusForKey(target: Element, stroke: KeyStroke): Promise<boolean> {
  if (target === bodyOf(document) || hasFocus(target)) return true;
  const [isKept, held] = [guardKey(target, stroke), heldBy(target)];
  const turned = guardToggle(target);
  focus(target);
  await settle(ANSWERING);
  return isKept() && turned() === 'same' && heldBy(target) === held;
}

/** What a field would hand over with the key. */
export function heldBy(target: Element): string | undefined {
  return isField(target) ? stateOf(target)?.text : undefined;
}

const ANSWERING = { quiet: 30, deadline: 400 };

export interface PressedKey {
  end: KeyEnd;
  /** Lets the key go. Some pages look, with their next drawing, which keys are held. */
  release(): void;
}

/** Presses a key as a person would after focusing, with the browser's default. */
export function pressChord(target: Element, stroke: KeyStroke): PressedKey {
  const [isKept, held] = [guardKey(target, stroke), heldBy(target)];
  const turned = guardToggle(target);
  if (target !== bodyOf(document) && !hasFocus(target)) focus(target);
  // The focused part of a widget gets the widget's keys.
  const inner = deepestFocus();
  const element = inner && isWithin(inner, target) ? inner : target;
  const isOther = element !== target && consequenceOf(element, stroke).kind !== 'none';
  if (isOther || !isKept() || turned() !== 'same' || heldBy(target) !== held)
    return { end: 'not pressed', release: () => {} };
  const start = deepestFocus();
  const isLeftToUs = keyDown(element, stroke);
  const isMoved = isDoneAtFocus(element, stroke) && !isFocusKept(target, start);
  const isSame = !isMoved && isKept();
  const isTurned = isSame && clicks(element, stroke) && turned() !== 'same';
  const isDone = isLeftToUs && isSame && !isTurned && doKeyDefault(element, stroke);
  const release = () => void keyUp(element, stroke);
  // The key itself did what the click was to do, or the page prevented that.
  if (!isLeftToUs || (isTurned && turned() === 'reached')) return { end: 'taken', release };
  if (!isSame || isTurned) return { end: 'changed', release };
  return { end: isDone ? 'done' : 'nothing to do', release };
}

/** Of other keys, a page's own answer is all that turns a state over. */
export function clicks(target: Element, stroke: KeyStroke): boolean {
  return consequenceOf(target, stroke).kind === 'click';
}

/** Without focus, nothing is written. */
export function isFocusKept(target: Element, start: Element | undefined): boolean {
  const focused = deepestFocus();
  if (target === bodyOf(document)) return focused === start;
  return focused === undefined || isWithin(focused, target) || isWithin(target, focused);
}

export function hasFocus(target: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && isWithin(focused, target);
}
