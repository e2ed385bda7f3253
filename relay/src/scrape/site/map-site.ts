import type { MapAnswer, MappedLink, MapRequest } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import { createGuardedFetch } from '../../tools/web/guarded-fetch.ts';
import { fetchPage, type LoadedPage, type SiteFetchOptions } from '../loading/load-page.ts';
import { siteRefused, toPageError } from '../loading/page-errors.ts';
import type { PageAsk } from '../reading/page-reading.ts';
import type { PageThreads } from '../reading/page-threads.ts';
import { recogniseRefusal } from '../reading/recognise-refusal.ts';
import { rankLinks } from './rank-links.ts';
import { readRobots, robotsRefused, robotsUnreadable } from './read-robots.ts';
import { readSitemaps } from './read-sitemaps.ts';
import { DISALLOW_ALL, isAllowed, type Robots, sitemapsOf } from './robots.ts';
import { isOfSite } from './site-address.ts';
import { SiteLinks } from './site-links.ts';

export type MapSiteOptions = { fetch: SiteFetchOptions; threads: PageThreads };

/** Milliseconds for one file or page. */
const ONE_FETCH = 15_000;

/** Addresses among which a search looks. */
const SEARCHED = 30_000;

/**
 * The addresses of a site, from its robots.txt, its sitemaps and one page. It obeys robots.txt in what it fetches; that an
 * address is listed does not mean that it may be read.
 */
export async function mapSite(
  request: MapRequest,
  options: MapSiteOptions,
  signal: AbortSignal,
): Promise<Omit<MapAnswer, 'success'>> {
  const start = URL.parse(request.url);
  if (!start || !/^https?:$/.test(start.protocol))
    throw invalidRequest([
      { path: 'url', message: 'Expected an address that starts with http:// or https://' },
    ]);
  const fetchDocument = createGuardedFetch({ ...options.fetch, timeout: ONE_FETCH });
  const robots = await readRobots(start, fetchDocument, signal);
  if (robots === DISALLOW_ALL) throw robotsUnreadable();
  const most = request.search === undefined ? request.limit : SEARCHED;
  const links = new SiteLinks({ start, ...request }, most);
  const warning = await collect(links, { request, start, robots }, options, signal);
  const found = request.search === undefined ? links.list() : rankLinks(links.list(), request.search);
  return { links: found.slice(0, request.limit), ...(warning && { warning }) };
}

type Site = { request: MapRequest; start: URL; robots: Robots };

/** Gives what went wrong and did not matter, because the other source had addresses. */
async function collect(
  links: SiteLinks,
  site: Site,
  options: MapSiteOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { sitemap } = site.request;
  const failure = sitemap === 'only' ? undefined : await takePage(links, site, options, signal);
  const files = sitemap === 'skip' ? 0 : await takeSitemaps(links, site, options, signal);
  if (failure && links.list().length === 0) throw failure;
  if (failure) return `The page itself was left out: ${failure.message}`;
  return sitemap === 'only' && files === 0 ? 'This site has no sitemap that can be read.' : undefined;
}

/** Resolves with what kept the page from being read. */
async function takePage(
  links: SiteLinks,
  site: Site,
  options: MapSiteOptions,
  signal: AbortSignal,
): Promise<HttpError | undefined> {
  try {
    for (const link of await readLinks(site, options, signal)) if (!links.take(link)) break;
    return undefined;
  } catch (thrown) {
    const failure = toPageError(thrown);
    if (failure instanceof HttpError) return failure;
    throw thrown;
  }
}

/** The page itself first. */
async function readLinks(
  { request, start, robots }: Site,
  { fetch, threads }: MapSiteOptions,
  signal: AbortSignal,
): Promise<MappedLink[]> {
  if (!isAllowed(robots, start)) throw robotsRefused();
  const page = await fetchPage({ url: request.url, headers: undefined, timeout: ONE_FETCH }, fetch, signal);
  const url = URL.parse(page.url) ?? start;
  if (!isOfSite(url, { start, ...request })) throw movedElsewhere();
  if (page.kind === 'text') return [{ url: page.url }];
  const reading = await threads.ask(pageAsk(page), signal);
  if (reading.kind !== 'page') throw new Error('The thread answered something else.');
  const refusal = recogniseRefusal(page, reading.signs);
  if (refusal) throw siteRefused(refusal, page.status);
  const { title, description } = reading.metadata;
  return [
    { url: page.url, ...(title && { title }), ...(description && { description }) },
    ...reading.links.map(({ url: target, text }) => ({ url: target, ...(text && { title: text }) })),
  ];
}

function movedElsewhere(): HttpError {
  return new HttpError(
    502,
    'navigation_failed',
    'This page leads to another site. Open it to see which, and map that one.',
  );
}

/** Only links and what the page says of itself. */
function pageAsk({ html, url }: LoadedPage): PageAsk {
  return {
    kind: 'page',
    html,
    url,
    onlyMainContent: false,
    includeTags: [],
    excludeTags: [],
    wantsContent: false,
  };
}

function takeSitemaps(
  links: SiteLinks,
  { start, robots }: Site,
  { fetch }: MapSiteOptions,
  signal: AbortSignal,
): Promise<number> {
  return readSitemaps(
    sitemapsOf(robots, start),
    { fetch, timeout: ONE_FETCH, take: entry => links.take(entry) },
    signal,
  );
}
