import { changedParts, type IsVolatile } from './background-mutations.ts';

/** Stillness that counts as settled, and the longest wait, in milliseconds. */
export interface Patience {
  quiet: number;
  deadline: number;
  /** The longest wait while the page shows that it is busy. */
  busyDeadline: number;
}

const USUAL: Patience = { quiet: 100, deadline: 1500, busyDeadline: 5000 };

/** The page is still, time is up, or `ended` aborted. */
type Settled = 'quiet' | 'deadline' | 'ended';

export interface Signs {
  /** Cuts the wait short, as a navigation does. */
  ended?: AbortSignal | undefined;
  isVolatile?: IsVolatile | undefined;
  isMoving?(): boolean;
  /** Whether the page shows work, as by a spinner. */
  isBusy?(): boolean;
}

export function settle(patience: Partial<Patience> = {}, signs: Signs = {}): Promise<Settled> {
  const { quiet, deadline, busyDeadline } = { ...USUAL, ...patience };
  const { ended } = signs;
  const start = performance.now();
  return new Promise(resolve => {
    if (ended?.aborted) return resolve('ended');
    const finish = (how: Settled) => {
      observer.disconnect();
      clearTimeout(timer);
      ended?.removeEventListener('abort', onEnded);
      resolve(how);
    };
    const onEnded = () => finish('ended');
    // Checked only when still: a check per change would cost more than the change.
    const onQuiet = () => {
      const isWorking = signs.isBusy?.() === true;
      if (!isWorking && signs.isMoving?.() !== true) return finish('quiet');
      arm(isWorking ? busyDeadline : deadline);
    };
    const arm = (latest: number) => {
      clearTimeout(timer);
      const left = start + latest - performance.now();
      timer = left <= quiet ? setTimeout(onLast, left) : setTimeout(onQuiet, quiet);
    };
    const onLast = () => {
      const now = performance.now();
      lastLook = now + quiet;
      if (now < start + busyDeadline - quiet && signs.isBusy?.() === true) arm(busyDeadline);
      else finish('deadline');
    };
    const observer = new MutationObserver(records => {
      const now = performance.now();
      // A page that writes without pause starves timers, so check the time here too.
      if (now >= lastLook) return onLast();
      if (now < start + deadline && !isVolatileOnly(records, signs.isVolatile)) arm(deadline);
    });
    let lastLook = start + deadline;
    let timer: ReturnType<typeof setTimeout> | undefined;
    arm(deadline);
    observer.observe(document, EVERYTHING);
    ended?.addEventListener('abort', onEnded);
  });
}

function isVolatileOnly(records: readonly MutationRecord[], isVolatile: IsVolatile | undefined): boolean {
  return isVolatile !== undefined && records.every(record => changedParts(record).every(isVolatile));
}

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/** Retries `find` at each change of the page; undefined when time is up. */
export function waitFor<Found>(find: () => Found | undefined, deadline: number): Promise<Found | undefined> {
  return new Promise(resolve => {
    const found = find();
    if (found !== undefined) return resolve(found);
    const finish = (result: Found | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(result);
    };
    const start = performance.now();
    let nextLook = start;
    const observer = new MutationObserver(() => {
      const now = performance.now();
      const isLast = now >= start + deadline;
      if (now < nextLook && !isLast) return;
      const appeared = find();
      if (appeared !== undefined || isLast) return finish(appeared);
      // Limits slow looks at a page that writes without pause.
      nextLook = performance.now() + (performance.now() - now) * PAUSE_PER_LOOK;
    });
    // The last look is for changes without a mutation, such as the end of a transition.
    const timer = setTimeout(() => finish(find()), deadline);
    observer.observe(document, EVERYTHING);
  });
}

/** Pauses for this multiple of a look's duration. The last look sees later changes. */
const PAUSE_PER_LOOK = 3;

/** Milliseconds to wait for a page to revert what it showed at once, when its server or script refuses. */
const TAKEN_BACK_MS = {
  /** Its server has answered. */
  answered: 550,
  /** It shows another part of itself. */
  view: 700,
  unsure: 1_600,
};
export type Sureness = keyof typeof TAKEN_BACK_MS;

/** Waits for a state to change, within the time in which pages revert; whether it has. */
export async function waitWhetherTakenBack(
  look: () => unknown,
  start: number,
  sureness: Sureness = 'answered',
): Promise<boolean> {
  const held = look();
  const left = start + TAKEN_BACK_MS[sureness] - performance.now();
  return left > 0 && (await waitFor(() => look() !== held || undefined, left)) === true;
}
