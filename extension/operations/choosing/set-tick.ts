import { message } from '../../messages/message.ts';
import { topElementAt } from '../../page/dom/active-elements.ts';
import { rectOf } from '../../page/dom/box.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import {
  closestComposed,
  composedDescendants,
  composedParent,
  isWithin,
} from '../../page/dom/composed-tree.ts';
import { isHtmlElement, isInput, isLabel } from '../../page/dom/element-types.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { guardSteps } from '../../page/identity/act-guard.ts';
import { followElement } from '../../page/identity/follow-element.ts';
import { hiddenTick } from '../../page/identity/hidden-tick.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { Effects } from '../../page/observing/effects.ts';
import { watchEffects } from '../../page/observing/watch-effects.ts';
import type { Receipt } from '../../page/observing/watch-receipt.ts';
import { PageError } from '../../page/page-error.ts';
import type { PlayInput } from '../../page/pointing/input-steps.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { PreviewDetails, Provided } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import { assertPressable, previewPress } from '../pressing/press-details.ts';
import {
  changedUnderPress,
  type Pressing,
  pressable,
  pressWhereSeen,
  reach,
} from '../pressing/press-where-seen.ts';
import { addReceipt } from '../receipt/add-receipt.ts';
import { leavingOutcome } from '../receipt/receipt-keys.ts';
import { isSilentRadio, statedTick, type TickState, tickState } from './tick-state.ts';

/** The box of a label, or of a row with one box. */
export function tickOf(element: Element): Element {
  if (statedTick(element) !== undefined) return boxOver(element) ?? element;
  if (isLabel(element) && element.control) return element.control;
  const [only, ...others] = composedDescendants(element).filter(inner => statedTick(inner) !== undefined);
  return only && others.length === 0 ? only : element;
}

/** The native box that lies over a drawn one, and gets its clicks. */
function boxOver(drawn: Element): Element | undefined {
  const { width, height } = rectOf(drawn);
  return composedDescendants(drawn).find(inner => {
    const own = rectOf(inner);
    const isBox = isInput(inner) && inner !== drawn && statedTick(inner) !== undefined;
    return isBox && own.width * 2 > width && own.height * 2 > height;
  });
}

export function previewTick(element: Element, value: boolean): PreviewDetails {
  const state = tickableState(element, value);
  // A native box only changes its state; the effect of a custom widget is unknown.
  const mildest = isInput(element) ? 'edits' : 'acts';
  return {
    before: message(`tick.state.${state}`),
    after: message(`tick.state.${stateFor(value)}`),
    ...previewPress(element, mildest),
  };
}

function tickableState(element: Element, value: boolean): TickState {
  const name = shortName(element);
  const state = tickState(element);
  if (state === undefined) throw new PageError('NotInteractable', message('tick.none', { name }));
  if (state === 'on' && !value && isStuckRadio(element))
    throw new PageError('InvalidArgument', message('tick.radio', { name }));
  return state;
}

/** The browser's own is left only by choosing another; a drawn one may do as its page likes. */
function isStuckRadio(element: Element): boolean {
  if (isSilentRadio(element) || hiddenTick(element)?.type === 'radio') return true;
  return isInput(element) && element.type === 'radio';
}

/** Throws while a box that has to be pressed is covered. */
export function reachTick(element: Element, value: boolean, maySearch: boolean): void {
  if (tickState(element) !== stateFor(value)) togglerOf(element, maySearch);
}

type Driven = Pick<Provided, 'sighted' | 'play'>;

/** Reads the result back. */
export async function setTick(element: Element, value: boolean, provided: Driven = {}): Promise<Outcome> {
  const { sighted } = provided;
  const name = shortName(element);
  const before = tickableState(element, value);
  assertPressable(element);
  const wanted = stateFor(value);
  const shown = message(`tick.state.${wanted}`);
  if (before === wanted)
    return succeeded('no_change', message('tick.already', { name, state: shown }), shown);
  const isPlaceKept = guardSteps(element);
  const follow = followElement(element);
  const standIn = watchStandIn(element);
  const box = () => follow() ?? standIn();
  const current = () => {
    const found = box();
    return found && tickState(found);
  };
  const done = succeeded('changed', message('tick.done', { name, state: shown }), shown);
  let said: Receipt | undefined;
  const refuse = (now: TickState) => {
    const outcome = refused(name, now, before);
    return said ? addReceipt(outcome, said) : outcome;
  };
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (presses > 0 && !isPlaceKept()) throw changedUnderPress(element);
    const effects = await toggle(element, provided.play, () => current() === wanted && sighted?.(done));
    said = effects;
    if (effects.isLeaving)
      return leavingOutcome(message('tick.left', { name, url: cleanText(effects.url) }), effects.url);
    const now = current();
    if (now === wanted) return done;
    if (now !== undefined && isSilentRadio(element))
      return failed('no_change', message('tick.silent', { name }));
    if (now === undefined) return failed('changed', message('tick.unverified', { name }));
    // A mixed box may first go the other way.
    if (before !== 'mixed' || now === before || box() !== element) return refuse(now);
  }
  return refuse(tickState(element) ?? before);
}

const MAX_PRESSES = 2;

/** The box that stands where one was, in the same cell: tables draw a cell again, with others like it around. */
function watchStandIn(element: Element): () => Element | undefined {
  const cell = composedParent(element);
  const { left, top, width, height } = rectOf(element);
  return () => {
    if (!cell || !isConnected(cell) || isConnected(element)) return undefined;
    const there = topElementAt({ x: left + width / 2, y: top + height / 2 });
    return there && isWithin(there, cell) && tickState(there) !== undefined ? there : undefined;
  };
}

async function toggle(element: Element, play: PlayInput | undefined, sighted: () => void): Promise<Effects> {
  const press = togglerOf(element);
  const watch = watchEffects(element);
  const end = play ? await pressWhereSeen(element, play) : press();
  const isTurned = end === 'done' || end === 'answered';
  const effects = await watch.finish({}, () => isTurned && sighted());
  if (!isTurned) throw changedUnderPress(element, end);
  return effects;
}

function refused(name: string, now: TickState, before: TickState): Outcome {
  const value = message(`tick.state.${now}`);
  const effect = now === before ? 'no_change' : 'changed';
  return failed(effect, message('tick.refused', { name, state: value }), value);
}

function stateFor(value: boolean): TickState {
  return value ? 'on' : 'off';
}

/** Presses where a user would. A native box without a visible place, as for screen readers, is clicked directly. */
function togglerOf(element: Element, maySearch = true): Pressing {
  const pressed = pressable(element);
  if (!isHtmlElement(pressed) || !isUnseenBox(pressed)) return reach(pressed, element, 'turn', maySearch);
  const around = closestComposed(pressed, at => rectOf(at).height > 1 && createVisibility().sees(at));
  if (around) reach(around, element, 'part', maySearch);
  return () => {
    pressed.click();
    return 'done';
  };
}

function isUnseenBox(element: Element): boolean {
  const { width, height } = rectOf(element);
  return isInput(element) && (width <= 1 || height <= 1) && !createVisibility().sees(element);
}
