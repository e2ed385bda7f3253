import { buildIndex, type CachedIndex } from '../../extension/page/finding/cached-index.ts';
import { createSeeing } from '../../extension/page/finding/cached-targets.ts';
import type { Candidate } from '../../extension/page/finding/candidates.ts';
import { withoutWrappers } from '../../extension/page/finding/candidates.ts';
import { findCandidates } from '../../extension/page/finding/find-candidates.ts';
import { changesAtRandom } from './random-changes.ts';

/** The result of many changes: how often the cached index could be updated or was rebuilt, and its first error. */
export interface Comparison {
  kept: number;
  rebuilt: number;
  /** The compared candidates. */
  seen: number;
  wrong?: string;
}

/** Makes random changes to the page, and compares the cached index with a fresh one after each. */
export async function cachedAgainstFresh(seed: number, rounds: number): Promise<Comparison> {
  const change = changesAtRandom(seed);
  const counts = { kept: 0, rebuilt: 0, seen: 0 };
  let index = finished(buildIndex());
  for (let round = 0; round < rounds; round += 1) {
    const done = Array.from({ length: 1 + (round % 3) }, change);
    // Some changes are reported by the next look, and some are not.
    if (round % 2 === 0) await undefined;
    if (round % 16 === 0) await new Promise(resolve => requestAnimationFrame(resolve));
    index = upToDate(index, counts);
    const fresh = findCandidates();
    counts.seen += fresh.length;
    const difference = differenceOf(seenOf(index), fresh);
    if (difference)
      return { ...counts, wrong: `seed ${seed}, round ${round}: ${difference} after ${done.join('; ')}` };
  }
  index.letGo();
  return counts;
}

function upToDate(index: CachedIndex, counts: Comparison): CachedIndex {
  if (finished(index.bringUpToDate())) {
    counts.kept += 1;
    return index;
  }
  counts.rebuilt += 1;
  index.letGo();
  return finished(buildIndex());
}

function seenOf(index: CachedIndex): Candidate[] {
  const see = createSeeing();
  return withoutWrappers(index.targets().flatMap(target => see(target) ?? []));
}

function differenceOf(kept: readonly Candidate[], fresh: readonly Candidate[]): string | undefined {
  for (let at = 0; at < Math.max(kept.length, fresh.length); at += 1) {
    const [one, other] = [kept[at], fresh[at]];
    const isSame =
      one?.element === other?.element &&
      one?.kind === other?.kind &&
      JSON.stringify(one?.rect) === JSON.stringify(other?.rect);
    if (!isSame) return `${at}. of ${fresh.length}: kept ${describe(one)}, fresh ${describe(other)}`;
  }
  return undefined;
}

function describe(candidate: Candidate | undefined): string {
  if (!candidate) return 'none';
  const { element, kind } = candidate;
  const way: string[] = [];
  for (let at: Element | null | undefined = element; at; ) {
    way.unshift(at.cloneNode().textContent === '' && at instanceof Element ? openingOf(at) : '');
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return `${kind} ${way.slice(-6).join(' > ')}`;
}

function openingOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${value}`);
  return `${element.localName}${attributes.join('')}${element.shadowRoot ? ' (host)' : ''}`;
}

function finished<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
