import { buildIndex, type CachedIndex } from './cached-index.ts';
import { createSeeing } from './cached-targets.ts';
import type { Candidate } from './candidates.ts';
import { type CandidateSearch, withoutWrappers } from './candidates.ts';

/** Looks through a page as `searchCandidates` does, and keeps what it need not look for again. */
export interface ElementIndexCache {
  search(): CandidateSearch;
  isKeeping(): boolean;
  /** Nothing is kept, and nothing in the page is listened to, until the next search. */
  letGo(): void;
}

declare global {
  interface AssentDocumentState {
    indexCache?: ElementIndexCache;
  }
}

/** Milliseconds without a search after which it lets go by itself. */
const KEPT_MS = 120_000;

/**
 * `attend` is told how to let go as soon as something is kept, and gives how to stop attending; undefined when nothing
 * may be kept.
 */
export function createElementIndexCache(
  attend: (letGo: () => void) => (() => void) | undefined,
): ElementIndexCache {
  let stopAttending: (() => void) | undefined;
  let kept: CachedIndex | undefined;
  let lettingGo: ReturnType<typeof setTimeout> | undefined;
  let timesLetGo = 0;

  function letGo(): void {
    clearTimeout(lettingGo);
    kept?.letGo();
    kept = undefined;
    stopAttending?.();
    stopAttending = undefined;
    timesLetGo += 1;
  }

  function keep(index: CachedIndex): void {
    if (index !== kept) letGo();
    kept = index;
    clearTimeout(lettingGo);
    lettingGo = setTimeout(letGo, KEPT_MS);
    stopAttending ??= attend(letGo);
    if (!stopAttending) letGo();
  }

  function* currentIndex(): Generator<void, CachedIndex> {
    const known = kept;
    const timesBefore = timesLetGo;
    const isCurrent = known !== undefined && (yield* known.bringUpToDate());
    const index = isCurrent ? known : yield* buildIndex();
    if (timesLetGo === timesBefore) keep(index);
    else index.letGo();
    return index;
  }

  function* look(candidates: Candidate[]): Generator<void> {
    const index = yield* currentIndex();
    const see = createSeeing();
    for (const target of index.targets()) {
      const candidate = see(target);
      if (candidate) candidates.push(candidate);
      yield;
    }
  }

  return {
    search() {
      const candidates: Candidate[] = [];
      const looking = look(candidates);
      return {
        step: () => !looking.next().done,
        found() {
          // Who has no time for the rest does not keep half an index.
          looking.return(undefined);
          return withoutWrappers(candidates);
        },
      };
    },
    isKeeping: () => kept !== undefined,
    letGo,
  };
}
