import { buildIndex, type CachedIndex } from './cached-index.ts';
import { createSeeing } from './cached-targets.ts';
import type { Candidate } from './candidates.ts';
import { type CandidateSearch, withoutWrappers } from './candidates.ts';

/** Searches as `searchCandidates` does, and caches the result. */
export interface ElementIndexCache {
  search(): CandidateSearch;
  isKeeping(): boolean;
  /** Drops the cache and its listeners until the next search. */
  letGo(): void;
}

declare global {
  interface AssentDocumentState {
    indexCache?: ElementIndexCache;
  }
}

/** Milliseconds without a search after which it lets go by itself. */
const KEPT_MS = 120_000;

/** `attend` gets the function that drops the cache, and returns one to stop attending; undefined forbids caching. */
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
          // An unfinished index is not cached.
          looking.return(undefined);
          return withoutWrappers(candidates);
        },
      };
    },
    isKeeping: () => kept !== undefined,
    letGo,
  };
}
