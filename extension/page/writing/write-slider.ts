import { deepestFocus } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { explicitRole } from '../dom/role.ts';
import { guardAct } from '../identity/act-guard.ts';
import { parseKeyStroke } from '../keys/key-stroke.ts';
import { keyDown, keyUp } from '../keys/send-key.ts';
import { dragPointer } from '../pointing/drag-pointer.ts';
import { focus } from '../pointing/press.ts';
import { settle, waitFor } from '../timing/settle.ts';

const MAX_KEYS = 300;
const KEYS_DEADLINE_MS = 8000;
const ANSWER_DEADLINE_MS = 200;

/** Moves as near as steps allow: by keys (https://www.w3.org/WAI/ARIA/apg/patterns/slider/), else by dragging. */
export async function writeSlider(slider: Element, wanted: number): Promise<void> {
  const guard = guardAct(slider);
  focus(slider);
  guard.assertKept();
  const answer = await moveByKeys(slider, wanted);
  if (answer !== 'ended') await moveByPointer(slider, wanted);
  if (answer === 'timed out') await moveByKeys(slider, wanted);
  await settle();
}

/** As near as steps allow, too slow, or no effect. */
type KeyAnswer = 'ended' | 'timed out' | 'ignored';

async function moveByKeys(slider: Element, wanted: number): Promise<KeyAnswer> {
  const end = performance.now() + KEYS_DEADLINE_MS;
  // Largest strides first, each while it leads nearer.
  const strides = [endKey(slider, wanted), ['PageUp', 'PageDown'], ['ArrowRight', 'ArrowLeft']] as const;
  let hasMoved = false;
  let isTimedOut = false;
  for (const keys of strides) {
    let presses = 0;
    for (const key of wanted > sliderValue(slider) ? keys : keys.toReversed()) {
      while (presses < MAX_KEYS && performance.now() < end && distanceTo(slider, wanted) > 0) {
        presses += 1;
        const { isMoved, isNearer } = await pressKey(slider, key, wanted);
        hasMoved ||= isMoved;
        if (!isNearer) break;
      }
    }
    isTimedOut = presses >= MAX_KEYS || performance.now() >= end;
  }
  if (!hasMoved) return 'ignored';
  return isTimedOut ? 'timed out' : 'ended';
}

/** Home or End, if that end is nearer to the wanted value than the slider is. */
function endKey(slider: Element, wanted: number): readonly string[] {
  const state = sliderState(slider);
  if (!state) return [];
  // A second handle limits this one or swaps with it.
  if (hasOtherHandle(slider)) return [];
  const fromNow = Math.abs(wanted - state.now);
  if (wanted - state.min < fromNow) return ['Home'];
  return state.max - wanted < fromNow ? ['End'] : [];
}

function hasOtherHandle(slider: Element): boolean {
  const around = [...composedAncestry(slider)].slice(1, HANDLE_LEVELS + 1);
  return around.some(at => Element.prototype.querySelectorAll.call(at, '[role=slider]').length > 1);
}

const HANDLE_LEVELS = 2;

interface KeyEffect {
  isMoved: boolean;
  isNearer: boolean;
}

/** Presses a key, and reverts one that led further away or past the value without gain. */
async function pressKey(slider: Element, key: string, wanted: number): Promise<KeyEffect> {
  const before = sliderValue(slider);
  const distance = distanceTo(slider, wanted);
  // When two handles swap, keys would move the other one.
  if (!isFocused(slider)) return { isMoved: false, isNearer: false };
  await holdKey(slider, key, before);
  const isMoved = sliderValue(slider) !== before;
  const isNearer = distanceTo(slider, wanted) < distance;
  if (isMoved && !isNearer) {
    await holdKey(slider, OPPOSITES[key] ?? key, sliderValue(slider));
  }
  return { isMoved, isNearer };
}

/** Some kits (antd) report the value on key release, after drawing it. */
async function holdKey(slider: Element, key: string, before: number): Promise<void> {
  const stroke = parseKeyStroke(key);
  if (!stroke) return;
  keyDown(slider, stroke);
  await waitFor(() => sliderValue(slider) !== before || undefined, ANSWER_DEADLINE_MS);
  keyUp(slider, stroke);
}

const OPPOSITES: Readonly<Record<string, string>> = {
  PageUp: 'PageDown',
  PageDown: 'PageUp',
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
};

function isFocused(slider: Element): boolean {
  const focused = deepestFocus();
  return focused === undefined || isWithin(focused, slider) || isWithin(slider, focused);
}

function distanceTo(slider: Element, wanted: number): number {
  return Math.abs(wanted - sliderValue(slider));
}

function sliderValue(slider: Element): number {
  return sliderState(slider)?.now ?? Number.NaN;
}

const MAX_DRAGS = 4;

async function moveByPointer(slider: Element, wanted: number): Promise<void> {
  const isVertical = attributeOf(slider, 'aria-orientation') === 'vertical';
  let scale = lengthOf(slider, isVertical);
  for (
    let drags = 0;
    drags < MAX_DRAGS && scale !== undefined && distanceTo(slider, wanted) > 0;
    drags += 1
  ) {
    const before = sliderValue(slider);
    const way = (wanted - before) * scale;
    const from = centerOf(slider);
    const to = isVertical ? { x: from.x, y: from.y - way } : { x: from.x + way, y: from.y };
    await dragPointer({ source: slider, from, to, isStillIntended: () => sliderState(slider) !== undefined });
    await settle();
    const moved = sliderValue(slider) - before;
    if (!(Math.abs(moved) > 0)) return;
    scale = way / moved;
  }
}

function centerOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = rectOf(element);
  return { x: left + width / 2, y: top + height / 2 };
}

/** Pixels per unit: the track is the first much longer box around the handle. */
function lengthOf(slider: Element, isVertical: boolean): number | undefined {
  const state = sliderState(slider);
  const sizeOf = (element: Element) => (isVertical ? rectOf(element).height : rectOf(element).width);
  const track = [...composedAncestry(slider)].find(around => sizeOf(around) > LONGER * sizeOf(slider));
  if (!state || !track || state.max <= state.min) return undefined;
  return sizeOf(track) / (state.max - state.min);
}

const LONGER = 3;

export interface SliderState {
  now: number;
  min: number;
  max: number;
}

/** Undefined for no slider, a native one, and one without a reported value. */
export function sliderState(element: Element): SliderState | undefined {
  if (isInput(element) || explicitRole(element) !== 'slider') return undefined;
  const read = (name: string, usual: number): number => {
    const said = attributeOf(element, name)?.trim();
    return said ? Number(said) : usual;
  };
  const state = {
    now: read('aria-valuenow', Number.NaN),
    // The standard's defaults (https://www.w3.org/TR/wai-aria-1.2/#slider).
    min: read('aria-valuemin', 0),
    max: read('aria-valuemax', 100),
  };
  return Object.values(state).every(Number.isFinite) ? state : undefined;
}
