import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { isTextField } from '../dom/element-types.ts';
import { bodyOf } from '../dom/native-dom.ts';
import { guardToggle, type Toggle, type TurnGuard, toggleBeforeClick } from '../identity/toggle-state.ts';
import { type Gate, gateEvents } from '../pointing/gate-events.ts';
import type { PlayInput } from '../pointing/input-steps.ts';
import { focus } from '../pointing/press.ts';
import { isDoneAtFocus } from './key-default.ts';
import { chordOf, type KeyStroke } from './key-stroke.ts';
import { consequenceOf, guardKey } from './key-target.ts';
import { clicks, hasFocus, heldBy, isFocusKept, type KeyEnd } from './press-chord.ts';

/** As `pressChord`, by a key of the browser: its own default follows, unless the page changed what that would do. */
export async function pressChordTrusted(
  target: Element,
  stroke: KeyStroke,
  play: PlayInput,
): Promise<KeyEnd> {
  const [isKept, held] = [guardKey(target, stroke), heldBy(target)];
  const turned = guardToggle(target);
  if (target !== bodyOf(document) && !hasFocus(target)) focus(target);
  const inner = deepestFocus();
  const element = inner && isWithin(inner, target) ? inner : target;
  const isOther = element !== target && consequenceOf(element, stroke).kind !== 'none';
  if (isOther || !isKept() || turned() !== 'same' || heldBy(target) !== held) return 'not pressed';
  const start = deepestFocus();
  const isThere = () => !isDoneAtFocus(element, stroke) || isFocusKept(target, start);
  const caret = readCaret();
  const gate = gateKey(stroke, target, { isKept: () => isThere() && isKept(), turned });
  try {
    await play([{ kind: 'key', chord: chordOf(stroke) }]);
  } finally {
    gate.end();
  }
  return endOf(gate, isDoneAtFocus(element, stroke) && !isSame(readCaret(), caret));
}

interface KeyGate extends Gate {
  /** The browser's own response was kept from following. */
  isWithheld(): boolean;
  /** The page turned the state over before the click that was to do it. */
  isAnswered(): boolean;
}

interface KeyGuard {
  isKept(): boolean;
  turned: TurnGuard;
}

function gateKey(stroke: KeyStroke, target: Element, { isKept, turned }: KeyGuard): KeyGate {
  const watching = new AbortController();
  let [isWithheld, isAnswered] = [false, false];
  const isClick = clicks(target, stroke);
  const isPushed = isClick && stroke.key === ' ';
  const isUnturned = (toggle?: Toggle) => {
    const state = isClick ? turned(toggle) : 'same';
    isAnswered ||= state === 'reached';
    return state === 'same';
  };
  const gate = gateEvents(['keydown', 'keypress', 'keyup', ...(isClick ? ['click'] : [])], event => {
    if (event.type === 'click') return isUnturned(toggleBeforeClick(target, event)) ? 'pass' : 'stop';
    // Only a button follows the key's release.
    return (event.type === 'keyup' && !isPushed) || (isKept() && isUnturned()) ? 'pass' : 'stop';
  });
  // Bubbling: the page has had the key.
  const onKey = (event: Event) => {
    if (!event.isTrusted || event.defaultPrevented || (isKept() && isUnturned())) return;
    isWithheld = true;
    event.preventDefault();
  };
  addEventListener('keydown', onKey, { signal: watching.signal });
  return {
    ...gate,
    isWithheld: () => isWithheld,
    isAnswered: () => isAnswered,
    end: () => {
      watching.abort();
      gate.end();
    },
  };
}

function endOf(gate: KeyGate, isDone: boolean): KeyEnd {
  if (!gate.isReached()) return 'astray';
  if (gate.isStopped() && !gate.passed.has('keydown')) return 'not pressed';
  if (gate.isAnswered()) return 'taken';
  if (gate.isStopped() || gate.isWithheld()) return 'changed';
  const isTaken = ['keydown', 'keypress'].some(type => gate.passed.get(type)?.defaultPrevented);
  if (isTaken) return 'taken';
  return isDone ? 'done' : 'nothing to do';
}

/** What a key may move without another sign of it. */
function readCaret(): readonly unknown[] {
  const focused = deepestFocus();
  const field = focused && isTextField(focused) ? [focused.selectionStart, focused.selectionEnd] : [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  return [focused, ...field, anchorNode, anchorOffset, focusNode, focusOffset];
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
