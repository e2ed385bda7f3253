import { topElementAt } from '../dom/active-elements.ts';
import { anyShadowRootOf, isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { isConnected } from '../dom/native-dom.ts';
import type { Hit } from '../finding/hit-point.ts';
import { type ActGuard, guardAct } from '../identity/act-guard.ts';
import { noteOwnPress } from '../identity/own-runs.ts';
import { guardToggle, type TurnGuard, toggleBeforeClick } from '../identity/toggle-state.ts';
import { type Gate, gateEvents } from './gate-events.ts';
import type { PlayInput } from './input-steps.ts';
import type { PressEnd } from './press.ts';
import type { MouseEnd, MousePress } from './press-mouse.ts';

interface TrustedPress extends MousePress {
  play: PlayInput;
  /** It turns a state over, which has to stay until then. */
  isTurn?: boolean;
  /** Finds a point of the target that is not covered. */
  aim(): Hit;
  target: Element;
}

type Aimed = Extract<Hit, { status: 'hit' }>;

/** A page may move its target on from under the pointer. */
const AIMS = 3;

const PRESSING = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];
const DECISIVE = ['click', 'auxclick', 'contextmenu', 'dblclick'];

/**
 * Presses of the mouse by input of the browser, with the rules of `press`: nothing goes to another element than the target, and
 * no click to one that the page changed under the pointer.
 */
export async function pressTrusted({
  play,
  aim,
  target,
  button,
  count,
  isTurn = false,
}: TrustedPress): Promise<MouseEnd> {
  let isTaken = false;
  const guard = guardAct(target);
  const turned = isTurn ? guardToggle(target) : () => 'same' as const;
  for (let nth = 1; nth <= count; nth += 1) {
    const isThere = nth === 1 || (isConnected(target) && guard.isSameTarget());
    const aimed = isThere ? await pointAt(play, aim) : undefined;
    const isAsShown = aimed && (nth > 1 || guard.isKept()) && turned() !== 'other';
    if (aimed && turned() === 'reached') return { end: 'answered', isTaken };
    if (!isAsShown) return { end: nth === 1 ? 'not pressed' : 'half', isTaken };
    const pressed = await pressOnce({ play, target, aimed, button, nth, guard, turned });
    isTaken = pressed.isTaken;
    if (pressed.end !== 'done') return { end: nth === 1 ? pressed.end : 'half', isTaken };
  }
  return { end: 'done', isTaken };
}

/** Moves the pointer there, and looks again: pages answer a pointer. Undefined where the target is not reached. */
export async function pointAt(play: PlayInput, aim: () => Hit): Promise<Aimed | undefined> {
  for (let nth = 1; nth <= AIMS; nth += 1) {
    const hit = aim();
    if (hit.status !== 'hit') return undefined;
    await play([{ kind: 'move', ...hit.point }]);
    if (topElementAt(hit.point) === hit.top) return hit;
  }
  return undefined;
}

interface OnePress extends Pick<TrustedPress, 'play' | 'target' | 'button'> {
  aimed: Aimed;
  /** The click in a row. */
  nth: number;
  /** Taken before the first click. */
  guard: ActGuard;
  turned: TurnGuard;
}

async function pressOnce({ play, target, aimed, button, nth, guard, turned }: OnePress): Promise<MouseEnd> {
  const { top } = aimed;
  const pressed: Pressed = {
    target,
    top,
    before: guard,
    now: guardAct(target, top),
    turned,
    isAnswered: false,
  };
  const wasShown = top.checkVisibility();
  const gate = gateEvents([...PRESSING, ...DECISIVE], (event, passed) => judge(event, passed, pressed));
  try {
    await play([
      { kind: 'down', button, count: nth },
      { kind: 'up', button, count: nth },
    ]);
  } finally {
    gate.end();
  }
  const decisive = DECISIVE.map(type => gate.passed.get(type)).filter(event => event !== undefined);
  const isHidden = wasShown && !top.checkVisibility();
  const isGone = !isConnected(top) || !isConnected(target) || isHidden;
  const isTaken = decisive.at(-1)?.defaultPrevented === true;
  const isAnswered = pressed.isAnswered && decisive.length === 0;
  return { end: isAnswered ? 'answered' : endOf(gate, decisive.length > 0, isGone), isTaken };
}

function endOf(gate: Gate, isDecided: boolean, isGone: boolean): PressEnd {
  if (!gate.isReached()) return 'astray';
  if (gate.isStopped() && !gate.passed.has('pointerdown')) return 'not pressed';
  if (isDecided) return 'done';
  if (isGone) return 'gone';
  return gate.isStopped() ? 'changed' : 'not clicked';
}

interface Pressed {
  target: Element;
  top: Element;
  /** Of the first click, and of this one. */
  before: ActGuard;
  now: ActGuard;
  turned: TurnGuard;
  /** The page turned the state over before what decides. */
  isAnswered: boolean;
}

function judge(event: Event, passed: ReadonlyMap<string, Event>, pressed: Pressed): 'pass' | 'drop' | 'stop' {
  const { target, top, before, now, turned } = pressed;
  const isDecisive = DECISIVE.includes(event.type);
  // A label clicks its control in turn.
  if (event.type === 'click' && passed.has('click')) return 'pass';
  // A layer that the page opens under the pointer gets the rest of the press, but no click.
  if (!isDecisive && event.type !== 'pointerdown') return 'pass';
  if (!isOn(event, target, top)) return isDecisive ? 'drop' : 'stop';
  const guard = event.type === 'dblclick' ? before : now;
  if (!guard.isKept()) return 'stop';
  const state = turned(event.type === 'click' ? toggleBeforeClick(target, event) : undefined);
  pressed.isAnswered = state === 'reached';
  if (state !== 'same') return 'stop';
  if (isDecisive) noteOwnPress(top);
  return 'pass';
}

/** Whether a press begins on the part that was under the pointer, or an event that follows is about that or what holds it. */
export function isOn(event: Event, target: Element, top: Element): boolean {
  const [first] = event.composedPath();
  if (!(first instanceof Node) || !isElement(first)) return false;
  // Nothing in a closed shadow tree is named outside of it.
  const isHost = event instanceof MouseEvent && isWithin(top, first) && anyShadowRootOf(first) !== null;
  const at = isHost ? (topElementAt({ x: event.clientX, y: event.clientY }) ?? first) : first;
  // Within the target may be another control by now.
  if (event.type === 'pointerdown') return at === top;
  return isWithin(at, top) || at === target || (isWithin(at, target) && isWithin(top, at));
}
