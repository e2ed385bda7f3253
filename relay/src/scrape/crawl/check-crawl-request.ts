import { type CrawlRequest, scrapeRequestSchema } from '@assent/shared';
import type { Issue } from '../../errors/http-error.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import { webAddressIssues } from '../../tools/web/address-issues.ts';
import { browserUnavailable } from '../loading/page-errors.ts';
import { needOfBrowser } from '../page/scrape-page.ts';

/** Throws an HTTP error for a crawl of which each page, or each message, would fail. */
export function checkCrawlRequest(request: CrawlRequest, { hasBrowser }: { hasBrowser: boolean }): void {
  const { url, scrapeOptions = {}, webhook } = request;
  const issues: Issue[] = webAddressIssues('url', url);
  if (webhook) issues.push(...webAddressIssues('webhook.url', webhook.url));
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
