import { listen } from './listen.ts';

/** The browser's reports about the page of one tab since the watch began. */
export interface PageReport {
  /** The page was requested. Chromium reports this and the following only for sites that we may access. */
  isRequested: boolean;
  /** Of the latest response. */
  status: number | undefined;
  isFile: boolean;
  /** Why no response came, such as net::ERR_NAME_NOT_RESOLVED. */
  error: string | undefined;
  /** The expected page has loaded. */
  isThere: boolean;
  isLoaded: boolean;
  isClosed: boolean;
}

/** Watches all tabs, because the id of a new one is unknown beforehand. */
export interface PageWatch {
  report(tabId: number): PageReport;
  stop(): void;
}

const PAGES = { urls: ['*://*/*'], types: ['main_frame'] } satisfies chrome.webRequest.RequestFilter;

/**
 * Start it before the navigation. Chromium (156) reports `loading` only once a response has come, and nothing for a
 * navigation that ends in a file or an empty response. It also reports `loading` when a page changes its own address, so
 * `isThere` says whether the tab shows the expected page.
 */
export function watchPages(isThere: (tabId: number) => Promise<boolean>): PageWatch {
  const pages = new Map<number, PageReport>();
  const report = (tabId: number): PageReport => pages.get(tabId) ?? NOTHING;
  const add = (tabId: number, change: Partial<PageReport>): void => {
    pages.set(tabId, { ...report(tabId), ...change });
  };
  const stops = [
    listen(chrome.tabs.onRemoved, (tabId: number) => add(tabId, { isClosed: true })),
    listen(chrome.tabs.onUpdated, (tabId: number, { status }: { status?: string | undefined }) => {
      if (status === 'loading') {
        add(tabId, { isLoaded: false });
        void isThere(tabId).then(is => is && add(tabId, { isThere: true }));
      }
      if (status === 'complete') add(tabId, { isLoaded: true });
    }),
    ...watchRequests(report, add),
  ];
  return {
    report,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

const NOTHING: PageReport = {
  isRequested: false,
  status: undefined,
  isFile: false,
  error: undefined,
  isThere: false,
  isLoaded: false,
  isClosed: false,
};

/** Ignores requests after the page has loaded: an error page retries by itself. */
function watchRequests(
  report: (tabId: number) => PageReport,
  add: (tabId: number, change: Partial<PageReport>) => void,
): (() => void)[] {
  const { onBeforeRequest, onHeadersReceived, onErrorOccurred } = chrome.webRequest;
  const asked = new Map<string, number>();
  const onRequest = ({ tabId, requestId }: { tabId: number; requestId: string }): undefined => {
    asked.set(requestId, (asked.get(requestId) ?? 0) + 1);
    if (!report(tabId).isThere) add(tabId, { isRequested: true, status: undefined, error: undefined });
  };
  const onHeaders = (answer: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
    const { tabId, statusCode } = answer;
    // A redirect is requested again, unless the redirect itself fails.
    if (!report(tabId).isThere && !isRedirect(answer))
      add(tabId, { status: statusCode, isFile: isFile(answer) });
  };
  const onError = (failed: chrome.webRequest.OnErrorOccurredDetails): void => {
    const { tabId, requestId } = failed;
    const isRound = (asked.get(requestId) ?? 0) >= MAX_REDIRECTS;
    const error = isRound ? 'net::ERR_TOO_MANY_REDIRECTS' : failed.error;
    const { isThere, status } = report(tabId);
    if (!isThere && status === undefined && error !== 'net::ERR_ABORTED') add(tabId, { error });
  };
  return [
    listen(onBeforeRequest, onRequest, PAGES),
    listen(onHeadersReceived, onHeaders, PAGES, ['responseHeaders']),
    listen(onErrorOccurred, onError, PAGES),
  ];
}

/** Chromium follows no more, and reports the last request only as aborted (measured in 156). */
const MAX_REDIRECTS = 20;

export function isRedirect({
  statusCode,
  responseHeaders = [],
}: chrome.webRequest.OnHeadersReceivedDetails): boolean {
  return (
    statusCode >= 300 && statusCode < 400 && responseHeaders.some(({ name }) => /^location$/iu.test(name))
  );
}

/** The server has nothing to show: No Content or Reset Content (RFC 9110, 15.3.5 and 15.3.6). */
export function isEmpty(status: number): boolean {
  return status === 204 || status === 205;
}

/** By its headers. For other types that the browser cannot show, the tab stays where it is. */
export function isFile({ responseHeaders = [] }: chrome.webRequest.OnHeadersReceivedDetails): boolean {
  return responseHeaders.some(
    ({ name, value = '' }) => name.toLowerCase() === 'content-disposition' && /^\s*attachment/iu.test(value),
  );
}
