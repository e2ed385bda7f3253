import type { ScrapedPage, ScrapeRequest } from '@assent/shared';
import { needOfBrowser } from './scrape-page.ts';

type Stored = { page: ScrapedPage; at: number; size: number };

type ScrapeCacheOptions = {
  entries?: number;
  /** Characters, all answers together. */
  characters?: number;
  now?: () => number;
};

/**
 * Answers of this process, by owner and by all of the request that they depend on. The least recently used are dropped first.
 * What nobody wants again, and what may be for one person alone, is never stored: see {@link cacheKey}.
 */
export class ScrapeCache {
  #stored = new Map<string, Stored>();
  #size = 0;
  readonly #options: Required<ScrapeCacheOptions>;

  constructor({ entries = 500, characters = 50_000_000, now = Date.now }: ScrapeCacheOptions = {}) {
    this.#options = { entries, characters, now };
  }

  /** With the time at which it was stored. */
  find(key: string, maxAge: number): ScrapedPage | undefined {
    const stored = this.#stored.get(key);
    if (!stored || this.#options.now() - stored.at > maxAge) return undefined;
    this.#stored.delete(key);
    this.#stored.set(key, stored);
    return { ...stored.page, cached: { at: new Date(stored.at).toISOString() } };
  }

  store(key: string, page: ScrapedPage): void {
    this.#drop(key);
    const size = key.length + JSON.stringify(page).length;
    this.#stored.set(key, { page, at: this.#options.now(), size });
    this.#size += size;
    for (const oldest of this.#stored.keys()) {
      if (this.#stored.size <= this.#options.entries && this.#size <= this.#options.characters) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#stored.get(key)?.size ?? 0;
    this.#stored.delete(key);
  }
}

/**
 * Undefined for a request whose answer is not to be stored: without `maxAge`, with headers of its own, which may hold a
 * person's session, or with actions, which would not happen. `model`: whose answer `json` is.
 */
export function cacheKey(request: ScrapeRequest, owner: string, model: string): string | undefined {
  const { url, maxAge, timeout: _, headers = {}, actions = [], formats, ...rest } = request;
  if (maxAge === 0 || Object.keys(headers).length > 0 || actions.length > 0) return undefined;
  const asked = URL.parse(url);
  if (asked) asked.hash = '';
  const isRendered = needOfBrowser(request) !== undefined;
  return JSON.stringify([owner, asked?.href ?? url, model, [...formats].sort(), isRendered, rest]);
}
