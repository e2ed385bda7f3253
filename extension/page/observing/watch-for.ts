import { rootsOf } from '../dom/shadow-roots.ts';
import type { PageCondition } from './look-for.ts';
import { lookFor } from './look-for.ts';
import type { Sign } from './watch-network.ts';
import { QUIET_MS } from './watch-network.ts';

export interface Watch {
  /** Looks at once, for changes without an event. */
  look(): void;
  stop(): void;
}

export interface WatchUpdates {
  sign(sign: Sign): void;
  /** The end of it: what was looked for may not be looked for in this page, or not any more. */
  failed(thrown: unknown): void;
}

/**
 * Tells how things stand with what is waited for: now, and whenever that is another. It looks when the page changes and
 * keeps no time, because browsers throttle timers in background tabs: the listener does that.
 */
export function watchFor(condition: PageCondition, tell: WatchUpdates): Watch {
  const looking = lookFor(condition);
  const observed = new WeakSet<Node>();
  let told = '';
  let nextLook = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(onChange);
  for (const name of EVENTS) addEventListener(name, onChange, true);
  look();
  return { look, stop };

  /** A seam: nobody but the page calls most of the looks. */
  function look(): void {
    try {
      lookOnce();
    } catch (thrown) {
      stop();
      tell.failed(thrown);
    }
  }

  function lookOnce(): void {
    clearTimeout(timer);
    timer = undefined;
    const start = performance.now();
    const sign = looking.sign();
    observeAll();
    const end = performance.now();
    nextLook = end + (end - start) * PAUSE_PER_LOOK;
    if (condition.for === 'network' && !sign.isMet) lookIn(QUIET_MS);
    const pageChanges = JSON.stringify(sign);
    if (pageChanges !== told) tell.sign(sign);
    told = pageChanges;
  }

  function onChange(): void {
    const left = nextLook - performance.now();
    if (left <= 0) look();
    else lookIn(left);
  }

  function lookIn(milliseconds: number): void {
    timer ??= setTimeout(look, milliseconds);
  }

  function observeAll(): void {
    for (const root of rootsOf(document).slice(0, MOST_ROOTS)) {
      if (!observed.has(root)) observer.observe(root, EVERYTHING);
      observed.add(root);
    }
  }

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    looking.stop();
    for (const name of EVENTS) removeEventListener(name, onChange, true);
  }
}

/** What changes what is seen and is no mutation: style sheets and pictures that have come, what has faded in. */
const EVENTS = ['load', 'DOMContentLoaded', 'transitionend', 'animationend', 'resize'] as const;

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/** A page made of thousands of shadow trees is watched in its first. */
const MOST_ROOTS = 200;

/** So many times as long as a look took nobody looks again, so that it never takes all the time there is. */
const PAUSE_PER_LOOK = 3;
