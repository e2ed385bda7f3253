import { untilAborted } from '../../runtime/until-aborted.ts';
import { createGuardedFetch, type GuardedFetch } from '../../tools/web/guarded-fetch.ts';
import type { SiteFetchOptions } from '../loading/load-page.ts';
import { readRobots } from '../site/read-robots.ts';
import { DISALLOW_ALL, type Robots } from '../site/robots.ts';

/** Milliseconds for which rules hold: RFC 9309, 2.4. */
const KEPT = 24 * 60 * 60 * 1000;

/** For a file that could not be fetched, or failed with 5xx. */
const KEPT_FAILURE = 60_000;

const ONE_FETCH = 15_000;
const MOST_SITES = 2000;

type Known = { robots: Promise<Robots>; until: number };

/** The robots.txt of sites, each fetched once for all crawls of this process. */
export class RobotsCache {
  #known = new Map<string, Known>();
  readonly #fetchDocument: GuardedFetch;

  constructor(fetch: SiteFetchOptions) {
    this.#fetchDocument = createGuardedFetch({ ...fetch, timeout: ONE_FETCH });
  }

  /** Rejects as {@link readRobots} does, or with the reason of the signal. */
  of(url: URL, signal: AbortSignal): Promise<Robots> {
    const known = this.#known.get(url.origin);
    const robots = known && known.until > Date.now() ? known.robots : this.#read(url);
    return untilAborted(robots, signal);
  }

  /** Nobody's signal ends it, because others may wait for it; it has its own time. */
  #read(url: URL): Promise<Robots> {
    const robots = readRobots(url, this.#fetchDocument, new AbortController().signal);
    const known = { robots, until: Date.now() + KEPT };
    const askAgainSoon = (): void => {
      known.until = Date.now() + KEPT_FAILURE;
    };
    robots.then(rules => {
      if (rules === DISALLOW_ALL) askAgainSoon();
    }, askAgainSoon);
    this.#known.delete(url.origin);
    this.#known.set(url.origin, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_SITES && oldest !== undefined) this.#known.delete(oldest);
    return robots;
  }
}
