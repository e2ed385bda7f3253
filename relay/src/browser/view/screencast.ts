import { setTimeout as wait } from 'node:timers/promises';
import type { ViewEvent } from '@assent/shared';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import { type Frame, TabCast } from './tab-cast.ts';

/** Milliseconds between two pictures at least, and for each hundred kilobytes of one: some 500 kB a second. */
const PAUSE = 200;
const PAUSE_FOR_100_KB = 200;

/** Milliseconds after which it is looked whether another tab is in front. */
const QUIET = 500;

/** Milliseconds after which the paint is renewed: the page takes it off after 15 seconds by itself. */
const RENEWED = 8_000;

/** Pictures in a row that could not be shown, before that is said. */
const MAX_LOST = 3;

export type Shown = Extract<ViewEvent, { type: 'picture' | 'withheld' }>;

type Cover = { hasHeld(): Promise<boolean>; release(): Promise<void> };

/** What is in front, and how its secrets are painted over. */
export type Front = { tab: ChromeTab; cover(): Promise<Cover | undefined> };

type Painted = { cover: Cover; at: number; since: number };

/**
 * Pictures of the tab in front for as long as somebody watches. The page keeps its paint on meanwhile. A frame is shown only if
 * it was drawn after the paint was, and all secrets are still under it once the frame has come: as for a screenshot.
 */
export class Screencast {
  readonly #front: () => Front | undefined;
  readonly #show: (shown: Shown) => void;
  #stopping: AbortController | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(front: () => Front | undefined, show: (shown: Shown) => void) {
    this.#front = front;
    this.#show = show;
  }

  start(): void {
    if (this.#stopping) return;
    const stopping = new AbortController();
    this.#stopping = stopping;
    // One after the other, so that the paint of a former one is gone.
    this.#ended = this.#ended.then(() => this.#watch(stopping.signal));
  }

  async stop(): Promise<void> {
    this.#stopping?.abort();
    this.#stopping = undefined;
    await this.#ended;
  }

  /** Never rejects: a tab that goes is followed by the next one. */
  async #watch(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const front = this.#front();
      if (!front) this.#show({ type: 'withheld', reason: 'no_page' });
      else await this.#watchTab(front, stopping).catch(() => this.#show(LOADING));
      await pause(PAUSE, stopping);
    }
  }

  async #watchTab({ tab, cover }: Front, stopping: AbortSignal): Promise<void> {
    const cast = new TabCast(await tab.documents.ready());
    let painted: Painted | undefined;
    let last = '';
    let lost = 0;
    try {
      while (!stopping.aborted && this.#front()?.tab === tab) {
        painted = await renewed(painted, tab, cast, cover);
        if (painted) await cast.start(painted.since);
        const frame = painted && (await cast.next(QUIET));
        if (painted && (!frame || frame.data === last)) continue;
        if (frame && (await painted?.cover.hasHeld())) {
          this.#show({ type: 'picture', ...frame });
          last = frame.data;
          lost = 0;
        } else {
          lost += 1;
          if (lost >= MAX_LOST) this.#show(tab.isErrorPage ? LOADING : painted ? MOVING : UNCOVERED);
          // What is painted, and where, has changed: paint again.
          painted = undefined;
          last = '';
        }
        await cast.pause();
        await pause(pauseAfter(frame), stopping);
      }
    } finally {
      await Promise.allSettled([cast.end(), painted?.cover.release()]);
    }
  }
}

const LOADING: Shown = { type: 'withheld', reason: 'loading' };
const UNCOVERED: Shown = { type: 'withheld', reason: 'uncovered' };
const MOVING: Shown = { type: 'withheld', reason: 'moving' };

/** Undefined where a frame of the page did not paint in time. */
async function renewed(
  painted: Painted | undefined,
  tab: ChromeTab,
  cast: TabCast,
  cover: Front['cover'],
): Promise<Painted | undefined> {
  if (painted && Date.now() - painted.at < RENEWED) return painted;
  await cast.pause();
  const drawn = await cover();
  if (!drawn) return undefined;
  return { cover: drawn, at: Date.now(), since: await clockOf(tab) };
}

/** The browser's own clock, which may run on another machine; from our world, where no page changes it. */
async function clockOf(tab: ChromeTab): Promise<number> {
  const [top] = await tab.documents.list();
  const told = top && (await tab.evaluate(top.session, top.documentId, 'Date.now()'));
  if (typeof told?.value !== 'number') throw new Error('The page has gone.');
  // A frame of the same millisecond may be older.
  return told.value + 1;
}

function pauseAfter(frame: Frame | undefined): number {
  return PAUSE + ((frame?.data.length ?? 0) / 100_000) * PAUSE_FOR_100_KB;
}

async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal: stopping }).catch(() => undefined);
}
