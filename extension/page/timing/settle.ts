import { changedParts, type IsVolatile } from './background-mutations.ts';

/** How long the page must be still to count as settled, and how long it may take at most, in milliseconds. */
export interface Patience {
  quiet: number;
  deadline: number;
  /** How long it may take at most while it shows that it is at work. */
  busyDeadline: number;
}

const USUAL: Patience = { quiet: 100, deadline: 1500, busyDeadline: 5000 };

/** How the wait ended: the page is still, the time is up, or `ended` said so. */
type Settled = 'quiet' | 'deadline' | 'ended';

/** What to go by, beyond changes of the page. */
export interface Signs {
  /** Cuts the wait short, as a navigation does. */
  ended?: AbortSignal | undefined;
  /** What changes by itself, and holds nothing up. */
  isVolatile?: IsVolatile | undefined;
  /** Whether something that appeared is still on its way into place. */
  isMoving?(): boolean;
  /** Whether the page shows that it is at work, as by a wheel that turns. */
  isBusy?(): boolean;
}

/** Waits until nothing has changed in the page for a while. */
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
    // Looked at only when the page is still, because a look at every change would cost more than the change.
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
      // A page that writes without a pause keeps every timer waiting, so the time is looked at here too.
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

/** Waits until `find` finds something, looking again whenever the page changes; undefined when the time is up. */
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
      // A look that takes long, at a page that writes without a pause, is not to take all the time there is.
      nextLook = performance.now() + (performance.now() - now) * PAUSE_PER_LOOK;
    });
    // The last look is for what came without a mutation, such as the end of a transition.
    const timer = setTimeout(() => finish(find()), deadline);
    observer.observe(document, EVERYTHING);
  });
}

/** So many times as long as a look took nobody looks again. What comes last is seen by the last look. */
const PAUSE_PER_LOOK = 3;

/**
 * Pages show at once what they only ask for, and take it back when their server or their script refuses. Milliseconds
 * from the action in which that is waited for.
 */
const TAKEN_BACK_MS = 550;

/** Waits until a state is another one, for as long after the action as a page may take it back. */
export async function waitWhetherTakenBack(look: () => unknown, start: number): Promise<void> {
  const held = look();
  const left = start + TAKEN_BACK_MS - performance.now();
  if (left > 0) await waitFor(() => look() !== held || undefined, left);
}
