import type { ScrapedMetadata, ScrapedPage, ScrapeRequest } from '@assent/shared';
import type { HttpError } from '../../errors/http-error.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import { fetchPage, type LoadedPage, renderedPage, type SiteFetchOptions } from '../loading/load-page.ts';
import { browserUnavailable, siteRefused, tooLargeResult } from '../loading/page-errors.ts';
import type { RenderPage } from '../loading/render-page.ts';
import { needsRendering } from '../reading/needs-rendering.ts';
import type { PageReading } from '../reading/page-reading.ts';
import type { PageThreads } from '../reading/page-threads.ts';
import { recogniseRefusal } from '../reading/recognise-refusal.ts';

export type ScrapePageOptions = {
  fetch: SiteFetchOptions;
  threads: PageThreads;
  /** Absent where the relay has no browsers. */
  renderPage?: RenderPage | undefined;
  /** Who asks; see `RenderRequest`. */
  tenant: string;
};

/** `markdown` is the text of the page whatever was asked for: a model may read it. */
export type ReadPage = {
  page: ScrapedPage;
  markdown: string;
  title: string;
  /** The addresses that the whole page leads to, whatever is read of it. */
  outgoing: readonly string[];
  metadata: ScrapedMetadata;
};

/** Characters of an answer, in millions. */
const MAX_RESULT = 10;

/** Reads one page, in a browser where it has to be. Throws; see `toPageError`. `json` is not filled in. */
export async function scrapePage(
  request: ScrapeRequest,
  options: ScrapePageOptions,
  signal: AbortSignal,
): Promise<ReadPage> {
  const end = performance.now() + request.timeout;
  const { renderPage, threads, tenant } = options;
  const readRendered = async (browser: RenderPage): Promise<ReadPage> => {
    const timeout = Math.max(1, Math.round(end - performance.now()));
    const loaded = await renderedPage(request, { renderPage: browser, timeout, tenant }, signal);
    return answerPage(request, loaded, await readLoaded(loaded, request, threads, signal));
  };
  const need = needOfBrowser(request);
  if (need !== undefined) {
    if (!renderPage) throw browserUnavailable(need);
    return readRendered(renderPage);
  }
  const fetched = await fetchPage(request, options.fetch, signal);
  if (fetched.kind === 'text') return answerText(request, fetched);
  const reading = await readLoaded(fetched, request, threads, signal);
  if (renderPage && request.render === 'auto' && needsRendering(reading.signs))
    return readRendered(renderPage);
  return answerPage(request, fetched, reading);
}

/** What of the request only a browser can do. */
export function needOfBrowser({ render, waitFor, actions, formats }: ScrapeRequest): string | undefined {
  if (render === 'always') return '"render": "always"';
  if (waitFor !== undefined) return '"waitFor"';
  if (actions && actions.length > 0) return '"actions"';
  return formats.includes('screenshot') ? 'A screenshot' : undefined;
}

/** Throws for a page that stands in front of the one that was asked for. */
async function readLoaded(
  loaded: LoadedPage,
  { onlyMainContent, includeTags, excludeTags, formats }: ScrapeRequest,
  threads: PageThreads,
  signal: AbortSignal,
): Promise<PageReading> {
  const { html, url } = loaded;
  const wantsContent = formats.some(
    format => format === 'markdown' || format === 'html' || format === 'json',
  );
  const answer = await threads.ask(
    { kind: 'page', html, url, onlyMainContent, includeTags, excludeTags, wantsContent },
    signal,
  );
  if (answer.kind === 'bad-selector') throw badSelector(answer.path);
  if (answer.kind !== 'page') throw new Error('The thread answered something else.');
  const refusal = recogniseRefusal(loaded, answer.signs);
  if (refusal) throw siteRefused(refusal, loaded.status);
  return answer;
}

function badSelector(path: string): HttpError {
  return invalidRequest([{ path, message: 'Expected a CSS selector' }]);
}

function answerPage(request: ScrapeRequest, loaded: LoadedPage, reading: PageReading): ReadPage {
  const { title, markdown, html, links, outgoing, metadata } = reading;
  const warning = warningOf(request, loaded, reading);
  const parts = { markdown, html, rawHtml: loaded.html, links, metadata };
  const page = { ...factsOf(loaded), ...(warning && { warning }), ...(title && { title }) };
  return { page: { ...page, ...chosenOf(request, parts) }, markdown, title, outgoing, metadata };
}

/** A document without markup is its own Markdown. */
function answerText(request: ScrapeRequest, loaded: LoadedPage): ReadPage {
  const text = loaded.html;
  const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
  const parts = { markdown: text, html, rawHtml: text, links: [], metadata: {} };
  const page = { ...factsOf(loaded), ...chosenOf(request, parts) };
  return { page, markdown: text, title: '', outgoing: [], metadata: {} };
}

function factsOf({ url, status, rendered, screenshot }: LoadedPage): ScrapedPage {
  return { url, status, rendered, ...(screenshot && { screenshot }) };
}

type Parts = Required<Pick<ScrapedPage, 'markdown' | 'html' | 'rawHtml' | 'links' | 'metadata'>>;

function chosenOf({ formats }: ScrapeRequest, parts: Parts): Partial<ScrapedPage> {
  const chosen = Object.entries(parts).filter(([name]) => formats.some(format => format === name));
  const size = chosen.reduce((sum, [, part]) => sum + sizeOf(part), 0);
  if (size > MAX_RESULT * 1_000_000) throw tooLargeResult(MAX_RESULT);
  return Object.fromEntries(chosen);
}

function sizeOf(part: Parts[keyof Parts]): number {
  return typeof part === 'string' ? part.length : JSON.stringify(part).length;
}

function warningOf(
  { includeTags }: ScrapeRequest,
  { rendered }: LoadedPage,
  { signs, included }: PageReading,
): string | undefined {
  if (!rendered && needsRendering(signs))
    return 'This page seems to need scripts, which were not run: little or nothing of its content is in what the site sent.';
  if (includeTags.length > 0 && included === 0) return '"includeTags" match nothing on this page.';
  return undefined;
}
