import { rectOf } from '../dom/box.ts';
import { isWithin } from '../dom/composed-tree.ts';

/** Hidden tabs draw no frames. */
const HIDDEN_MS = 50;

/** Visible tabs draw as soon as they can, except frames out of view. */
const SEEN_MS = 500;

export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(deadline);
      resolve();
    };
    const deadline = setTimeout(finish, document.hidden ? HIDDEN_MS : SEEN_MS);
    requestAnimationFrame(finish);
  });
}

/** Waits for tasks and microtasks already due: frameworks apply changes in one of their own. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Waits until finite animations, such as growing or fading in, end, at most `deadline`. */
export async function standStill(deadline: number): Promise<void> {
  const ends = document.getAnimations().filter(isEnding);
  if (ends.length === 0) return;
  const tired = new Promise(end => setTimeout(end, deadline));
  await Promise.race([Promise.allSettled(ends.map(animation => animation.finished)), tired]);
}

/** Waits until an element is no longer scrolled. */
export async function whenStill(element: Element): Promise<void> {
  const end = performance.now() + SCROLLING_MS;
  let before = Number.NaN;
  while (rectOf(element).top !== before && performance.now() < end) {
    before = rectOf(element).top;
    // Smooth scrolling moves with each frame, once it has begun.
    await nextFrame();
    await nextFrame();
    await nextFrame();
  }
}

const SCROLLING_MS = 1000;

/** The animations that end and carry an element, itself or with what it is in. */
export function animationsCarrying(element: Element): Animation[] {
  return document.getAnimations().filter(animation => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target || !isEnding(animation)) return false;
    return isWithin(element, effect.target);
  });
}

/** Endless animations, such as spinners, do not end. */
function isEnding(animation: Animation): boolean {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  return animation.playState === 'running' && typeof endTime === 'number' && endTime < LONGEST;
}

const LONGEST = 2000;
