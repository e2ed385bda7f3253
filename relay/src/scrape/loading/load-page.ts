import type { ScrapeRequest } from '@assent/shared';
import { createGuardedFetch, type GuardedFetchOptions } from '../../tools/web/guarded-fetch.ts';
import { decodeText } from '../../tools/web/read-article.ts';
import { READABLE, readableType } from '../../tools/web/read-document.ts';
import { type ArrivedPage, isBotWall } from '../reading/recognise-refusal.ts';
import { siteRefused } from './page-errors.ts';
import type { RenderPage } from './render-page.ts';

/** A page as it came. `text`: a document without markup, such as JSON. */
export type LoadedPage = ArrivedPage & {
  kind: 'html' | 'text';
  rendered: boolean;
  screenshot?: { mediaType: string; data: string } | undefined;
};

export type SiteFetchOptions = Pick<
  GuardedFetchOptions,
  'allowedHosts' | 'resolve' | 'judge' | 'maxBytes' | 'connections'
>;

/** Through the guard. Throws for an answer that failed, and for what is no text. */
export async function fetchPage(
  { url: requested, headers, timeout }: Pick<ScrapeRequest, 'url' | 'headers' | 'timeout'>,
  options: SiteFetchOptions,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const fetchDocument = createGuardedFetch({
    ...options,
    timeout,
    readsErrors: true,
    ...(headers && { headers }),
  });
  const {
    url,
    status,
    contentType = '',
    body,
    headers: answered,
  } = await fetchDocument(requested, READABLE, signal);
  if (status < 200 || status >= 300) {
    const isWall = isBotWall({ headers: answered, html: body.toString('latin1') });
    throw siteRefused(isWall ? 'bot_wall' : 'status', status, answered['retry-after']);
  }
  const { isHtml, charset } = readableType(contentType);
  return {
    kind: isHtml ? 'html' : 'text',
    requested,
    url: url.href,
    status,
    headers: answered,
    html: decodeText(body, charset),
    rendered: false,
  };
}

/** In a browser, with its scripts. */
export async function renderedPage(
  request: ScrapeRequest,
  { renderPage, timeout, tenant }: { renderPage: RenderPage; timeout: number; tenant: string },
  signal: AbortSignal,
): Promise<LoadedPage> {
  const { url: requested, waitFor, actions, headers, formats } = request;
  const wantsScreenshot = formats.includes('screenshot');
  const rendered = await renderPage(
    { tenant, url: requested, timeout, waitFor, actions, headers, wantsScreenshot },
    signal,
  );
  const { url, status, html, screenshot, retryAfter } = rendered;
  if (status >= 400)
    throw siteRefused(isBotWall({ headers: {}, html }) ? 'bot_wall' : 'status', status, retryAfter);
  return { kind: 'html', requested, url, status, headers: {}, html, rendered: true, screenshot };
}
