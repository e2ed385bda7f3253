import type { MappedLink } from '@assent/shared';
import { addressKey, isOfSite, normaliseAddress, type SiteScope } from './site-address.ts';

type SiteLinksOptions = SiteScope & { ignoreQuery: boolean };

/** The addresses of one site, each once, in the order in which they were found. */
export class SiteLinks {
  #found = new Map<string, MappedLink>();
  readonly #options: SiteLinksOptions;
  readonly #most: number;

  constructor(options: SiteLinksOptions, most: number) {
    this.#options = options;
    this.#most = most;
  }

  /** Addresses of other sites are left out. False when no more is taken. */
  take(link: MappedLink): boolean {
    const { start, ignoreQuery } = this.#options;
    const url = normaliseAddress(link.url, start, ignoreQuery);
    if (!url || !isOfSite(url, this.#options)) return true;
    const key = addressKey(url);
    const known = this.#found.get(key);
    if (!known && this.#found.size >= this.#most) return false;
    this.#found.set(key, { ...link, url: url.href, ...known });
    return true;
  }

  list(): MappedLink[] {
    return [...this.#found.values()];
  }
}
