import type { ReadPage } from '../page/scrape-page.ts';
import type { NewPage } from './add-pages.ts';
import { type CrawlScope, isInScope } from './crawl-scope.ts';
import type { OpenCrawl } from './crawl-store.ts';
import { pageAddress, pageKey } from './page-keys.ts';

/** Files that hold no page: to fetch them would be a request for nothing. */
const NO_PAGE =
  /\.(?:jpe?g|png|gif|svg|webp|avif|ico|bmp|tiff?|css|js|mjs|map|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|rar|7z|jar|exe|msi|dmg|pkg|deb|rpm|iso|mp3|mp4|m4a|ogg|wav|flac|avi|mov|mkv|webm|pdf|docx?|xlsx?|pptx?|epub|apk|wasm|bin)$/i;

/** Of one page. */
const MAX_LINKS = 5000;

/** `final` is the address of the page after redirects. */
export type Followed = { final: URL; depth: number; crawl: OpenCrawl; scope: CrawlScope };

/** The pages that a page leads to and that the crawl may read. */
export function followLinks(
  { outgoing, metadata }: ReadPage,
  { final, depth, crawl: { request }, scope }: Followed,
): NewPage[] {
  if (depth >= request.maxDepth || request.sitemap === 'only' || forbidsFollowing(metadata.robots)) return [];
  return outgoing
    .slice(0, MAX_LINKS)
    .map(address => pageAddress(address, final, request.ignoreQuery))
    .filter(url => url !== undefined)
    .filter(url => !NO_PAGE.test(url.pathname) && isInScope(url, scope))
    .map(url => ({ url: url.href, depth: depth + 1, key: pageKey(url) }));
}

/** `<meta name="robots">` */
function forbidsFollowing(rules = ''): boolean {
  return rules
    .toLowerCase()
    .split(',')
    .some(rule => ['nofollow', 'none'].includes(rule.trim()));
}
