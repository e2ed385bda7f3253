import { ServerToolFailure } from '../../tools/server-tool-result.ts';
import type { SiteFetchOptions } from '../loading/load-page.ts';
import { readSitemaps } from '../site/read-sitemaps.ts';
import { sitemapsOf } from '../site/robots.ts';
import type { NewPage } from './add-pages.ts';
import { type CrawlScope, isInScope } from './crawl-scope.ts';
import type { OpenCrawl } from './crawl-store.ts';
import { pageAddress, pageKey } from './page-keys.ts';
import type { RobotsCache } from './robots-cache.ts';

/** Milliseconds for one sitemap. */
const ONE_FETCH = 15_000;

/** Of sitemaps: more than are fetched, because some of them are left out later. */
const ADDRESSES_PER_PAGE = 5;

type Seeding = { crawl: OpenCrawl; scope: CrawlScope; fetch: SiteFetchOptions; robots: RobotsCache };

/** Where a crawl begins: its first page, and what the site's sitemaps list. Rejects only with the reason of the signal. */
export async function firstPages(seeding: Seeding, signal: AbortSignal): Promise<NewPage[]> {
  const { sitemap, ignoreQuery, maxDepth } = seeding.crawl.request;
  const { start } = seeding.scope;
  const url = pageAddress(start.href, undefined, ignoreQuery) ?? start;
  const first = { url: start.href, depth: 0, key: pageKey(url) };
  // They are one link away.
  const isListed = sitemap === 'only' || (sitemap === 'include' && maxDepth > 0);
  const listed = isListed ? await listedPages(seeding, signal) : [];
  return sitemap === 'only' ? listed : [first, ...listed];
}

async function listedPages(
  { crawl, scope, fetch, robots }: Seeding,
  signal: AbortSignal,
): Promise<NewPage[]> {
  const { limit, ignoreQuery } = crawl.request;
  const found: URL[] = [];
  const take = ({ url: address }: { url: string }): boolean => {
    const url = pageAddress(address, scope.start, ignoreQuery);
    if (url && isInScope(url, scope)) found.push(url);
    return found.length < limit * ADDRESSES_PER_PAGE;
  };
  const addresses = await sitemapAddresses(scope.start, robots, signal);
  await readSitemaps(addresses, { fetch, timeout: ONE_FETCH, take }, signal);
  return found.map(url => ({ url: url.href, depth: 1, key: pageKey(url) }));
}

/** A site that can't be reached says so when its first page is read. */
async function sitemapAddresses(start: URL, cache: RobotsCache, signal: AbortSignal): Promise<string[]> {
  try {
    return sitemapsOf(await cache.of(start, signal), start);
  } catch (thrown) {
    if (thrown instanceof ServerToolFailure) return [];
    throw thrown;
  }
}
