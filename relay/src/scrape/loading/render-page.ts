import type { ScrapeAction, ScrapeRequest } from '@assent/shared';

export type RenderRequest = {
  /** Tenants share no browser. */
  tenant: string;
  url: string;
  /** Milliseconds that are left for the page. */
  timeout: number;
  /** Milliseconds, or a CSS selector that has to match. */
  waitFor?: ScrapeRequest['waitFor'];
  /** Done in this order, after `waitFor`. */
  actions?: readonly ScrapeAction[] | undefined;
  /** Only for requests to the origin of `url`. */
  headers?: Readonly<Record<string, string>> | undefined;
  wantsScreenshot: boolean;
};

export type RenderedPage = {
  /** At the end, after redirects and scripts. */
  url: string;
  /** Of the last document. */
  status: number;
  /** Its header, as it came. */
  retryAfter?: string | undefined;
  /** Of the document as it stands, serialised. */
  html: string;
  screenshot?: { mediaType: string; data: string } | undefined;
};

/**
 * Opens a page in a browser and runs its scripts; the part with browsers gives it. It judges each address that the page reaches
 * by the rules of the guarded fetch, and throws an `HttpError` with a code of the closed list when it fails. An aborted signal
 * ends the page.
 */
export type RenderPage = (request: RenderRequest, signal: AbortSignal) => Promise<RenderedPage>;
