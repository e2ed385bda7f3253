import { type CrawlRequest, scrapeRequestSchema } from '@assent/shared';
import type { Issue } from '../../errors/http-error.ts';
import { isWebAddress, NO_WEB_ADDRESS } from '../../http/is-web-address.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import { browserUnavailable } from '../loading/page-errors.ts';
import { needOfBrowser } from '../page/scrape-page.ts';

/** Throws an HTTP error for a crawl of which each page, or each message, would fail. */
export function checkCrawlRequest(request: CrawlRequest, { hasBrowser }: { hasBrowser: boolean }): void {
  const { url, scrapeOptions = {}, webhook } = request;
  const issues: Issue[] = [];
  if (!isWebAddress(url)) issues.push({ path: 'url', message: NO_WEB_ADDRESS });
  if (webhook && !isWebAddress(webhook.url)) issues.push({ path: 'webhook.url', message: NO_WEB_ADDRESS });
  const page = scrapeRequestSchema.parse({ ...scrapeOptions, url });
  const need = needOfBrowser(page);
  if (need !== undefined && page.render === 'never')
    issues.push({
      path: 'scrapeOptions.render',
      message: 'Expected "auto" or "always" with what needs a browser',
    });
  if (issues.length > 0) throw invalidRequest(issues);
  if (need !== undefined && !hasBrowser) throw browserUnavailable(need);
}
