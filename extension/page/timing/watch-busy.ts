import { isWithin } from '../dom/composed-tree.ts';
import { isConnected, isMatching, textOf } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { isServerBusy } from './server-requests.ts';

/** How pages signal work by the standard, and how kits name spinners. */
const BUSY = '[aria-busy=true], [role=progressbar]:not([aria-valuenow="100"]), progress';
const WHEEL =
  '[class*=spin i], [class*=skeleton i], [class*=loading i], [class*=loader i], [class*=progress i]';

const MAX_ENTRANCE = 1000;

export interface BusySigns {
  isBusy(): boolean;
  isMoving(): boolean;
}

export function watchBusy(pressed: Element): BusySigns {
  const before = new Set(busyElements());
  const moving = new Set(entrances(pressed));
  const isWaiting = watchWaiting(pressed);
  return {
    isBusy: () => isServerBusy() || isWaiting() || busyElements().some(element => !before.has(element)),
    isMoving: () => entrances(pressed).some(animation => !moving.has(animation)),
  };
}

/** What is pressed shows that it waits: it cannot be pressed again for now, or says so, as `Saving…`. */
function watchWaiting(pressed: Element): () => boolean {
  const start = performance.now();
  const [text, wasDisabled] = [textOf(pressed), isDisabled(pressed)];
  return () => {
    if (!isConnected(pressed)) return false;
    const now = textOf(pressed);
    if (ONGOING.test(now) && !ONGOING.test(text)) return true;
    // With other words, being disabled may be its last state.
    const isHeld = isDisabled(pressed) && !wasDisabled && now === text;
    return isHeld && performance.now() - start < MAX_HELD;
  };
}

const ONGOING = /(?:…|\.\.\.)\s*$/u;

const MAX_HELD = 2500;

function isDisabled(element: Element): boolean {
  return isMatching(element, ':disabled, [aria-disabled=true]');
}

function busyElements(): Element[] {
  const visibility = createVisibility();
  const named = [...Document.prototype.querySelectorAll.call(document, BUSY)];
  const turning = document.getAnimations().flatMap(animation => wheelOf(animation) ?? []);
  return [...named, ...turning].filter(element => visibility.sees(element));
}

/** Named a spinner, and turning: the class alone may stand on anything. */
function wheelOf(animation: Animation): Element | undefined {
  if (endOf(animation) !== Number.POSITIVE_INFINITY) return undefined;
  return targetOf(animation)?.closest(WHEEL) ?? undefined;
}

function entrances(pressed: Element): Animation[] {
  return document.getAnimations().filter(animation => {
    const target = targetOf(animation);
    if (!target || isWithin(target, pressed)) return false;
    return animation.playState === 'running' && endOf(animation) <= MAX_ENTRANCE;
  });
}

function endOf({ effect }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0);
}

function targetOf({ effect }: Animation): Element | undefined {
  return (effect instanceof KeyframeEffect && effect.target) || undefined;
}
