import { rootsOf } from '../dom/composed-tree.ts';
import type { PageCondition } from './look-for.ts';
import { lookFor } from './look-for.ts';
import type { Sign } from './watch-network.ts';
import { QUIET_MS } from './watch-network.ts';

export interface Watch {
  look(): void;
  stop(): void;
}

export interface WatchUpdates {
  sign(sign: Sign): void;
  /** The condition cannot be checked in this page any more. */
  failed(thrown: unknown): void;
}

/** Reports a condition's state at once and at each change. Keeps no time: timers are throttled in background tabs. */
export function watchFor(condition: PageCondition, updates: WatchUpdates): Watch {
  const looking = lookFor(condition);
  const observed = new WeakSet<Node>();
  let reportedState = '';
  let nextLook = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(onChange);
  for (const name of EVENTS) addEventListener(name, onChange, true);
  look();
  return { look, stop };

  /** A seam: the page triggers most looks. */
  function look(): void {
    try {
      lookOnce();
    } catch (thrown) {
      stop();
      updates.failed(thrown);
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
    const state = JSON.stringify(sign);
    if (state !== reportedState) updates.sign(sign);
    reportedState = state;
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
    for (const root of rootsOf(document).slice(0, MAX_ROOTS)) {
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

/** Visible changes without a mutation: style sheets, pictures, transitions. */
const EVENTS = ['load', 'DOMContentLoaded', 'transitionend', 'animationend', 'resize'] as const;

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/** More shadow trees are not watched. */
const MAX_ROOTS = 200;

/** Pauses for this multiple of a look's duration, to leave the page its time. */
const PAUSE_PER_LOOK = 3;
