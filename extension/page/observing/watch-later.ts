import type { LateChange } from './late-change-schema.ts';
import { endNoting } from './native-dialogs.ts';

interface Later {
  look(): LateChange | undefined;
  stop(): void;
}

/** In milliseconds. Later than that a change has other causes. */
const MAX_LATER = 10_000;

/** Statuses of requests come without a change of the page. */
const LONGEST_PAUSE = 500;

/** What says why follows what is taken back. */
const REASON = 250;

/** Pauses for this multiple of a look's duration. */
const PAUSE_PER_LOOK = 10;

interface Watching {
  laters: Later[];
  change: Promise<LateChange | undefined>;
  /** With one more look, unless another action has begun. */
  end(): void;
}

let current: Watching | undefined;
let isHurried = false;

/** Goes on looking at what a result claims, until something comes of it, the person does something, or the next action begins. */
export function watchLater(later: Later): void {
  current ??= startWatching();
  current.laters.push(later);
}

/** The first late change since the last action; undefined once none is expected any more. */
export async function nextLateChange(): Promise<LateChange | undefined> {
  return current?.change;
}

/** The action is over, unless something is to come of it yet. */
export function endNotingUnlessWatched(): void {
  if (!current) endNoting();
}

/** Another action begins. `isFollowed`: and after it the next, which is not to wait for it. */
export function endWatchingLater({ isFollowed = false } = {}): void {
  current?.end();
  current = undefined;
  isHurried = isFollowed;
}

export function isInHurry(): boolean {
  return isHurried;
}

function startWatching(): Watching {
  const found = Promise.withResolvers<LateChange | undefined>();
  const watching = new AbortController();
  const { signal } = watching;
  const laters: Later[] = [];
  const start = performance.now();
  let pending: LateChange | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (change?: LateChange) => {
    if (signal.aborted) return;
    watching.abort();
    clearTimeout(timer);
    observer.disconnect();
    for (const later of laters) later.stop();
    endNoting();
    found.resolve(change);
  };
  const lookNow = () => {
    const before = performance.now();
    const change = laters.map(later => later.look()).find(Boolean);
    const spent = performance.now() - before;
    if (change && (change.kind !== 'back' || pending)) return end(change);
    pending = change;
    if (before - start > MAX_LATER) return end();
    clearTimeout(timer);
    earliest = performance.now() + spent * PAUSE_PER_LOOK;
    timer = setTimeout(lookNow, change ? REASON : Math.max(LONGEST_PAUSE, spent * PAUSE_PER_LOOK));
  };
  let earliest = start;
  const observer = new MutationObserver(() => {
    if (!pending && performance.now() >= earliest) lookNow();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  timer = setTimeout(lookNow, LONGEST_PAUSE);
  // What the person does, the page need not have done.
  const onInput = ({ isTrusted }: Event) => {
    if (isTrusted) end(pending);
  };
  for (const type of ['pointerdown', 'keydown', 'pagehide'])
    addEventListener(type, onInput, { capture: true, signal });
  return { laters, change: found.promise, end: () => end(pending) };
}
