import type { CrawlRequest } from '@assent/shared';
import { pathTest } from '../site/robots.ts';
import { isOfSite } from '../site/site-address.ts';

type SiteOptions = Pick<CrawlRequest, 'allowSubdomains' | 'allowExternal'>;
type ScopeOptions = SiteOptions & Pick<CrawlRequest, 'url' | 'includePaths' | 'excludePaths'>;

export type CrawlScope = SiteOptions & {
  start: URL;
  fitsPaths: (url: URL) => boolean;
};

/** Characters of an address, and parts of a path: more of them come from links that lead deeper and deeper. */
const MAX_ADDRESS = 2000;
const MAX_PARTS = 30;

/** How often the same part may stand in a path, as in `/a/b/a/b/a/b`. */
const MAX_REPEATED = 3;

export function crawlScope({ url, includePaths, excludePaths, ...site }: ScopeOptions): CrawlScope {
  const isIncluded = includePaths.length === 0 ? () => true : pathTest(includePaths);
  const isExcluded = pathTest(excludePaths);
  return { ...site, start: new URL(url), fitsPaths: address => isIncluded(address) && !isExcluded(address) };
}

/** Whether the crawl may go there: its site, its paths, and no address of a kind that never ends. */
export function isInScope(url: URL, scope: CrawlScope): boolean {
  return isReachable(url, scope) && !isEndless(url) && scope.fitsPaths(url);
}

/** Of the site, or of any where that is allowed. */
export function isReachable(url: URL, { start, allowSubdomains, allowExternal }: CrawlScope): boolean {
  return allowExternal || isOfSite(url, { start, includeSubdomains: allowSubdomains });
}

/** Relative links of a broken page grow with each visit. */
function isEndless({ href, pathname }: URL): boolean {
  const parts = pathname.split('/').filter(part => part !== '');
  const counts = Map.groupBy(parts, part => part);
  const repeated = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  return href.length > MAX_ADDRESS || parts.length > MAX_PARTS || repeated > MAX_REPEATED;
}
