/** What the browser has told of the page of one tab since the watch began. */
export interface PageReport {
  /** The page was asked for. Chromium tells this and what follows of sites only that we have access to. */
  isRequested: boolean;
  /** Of the newest answer. */
  status: number | undefined;
  isFile: boolean;
  /** Why no answer came, such as net::ERR_NAME_NOT_RESOLVED. */
  error: string | undefined;
  /** It is where it was to come to. */
  isThere: boolean;
  isLoaded: boolean;
  isClosed: boolean;
}

/** Watches all tabs, because that of a new one is not known before it is there. */
export interface PageWatch {
  told(tabId: number): PageReport;
  stop(): void;
}

const PAGES = { urls: ['*://*/*'], types: ['main_frame'] } satisfies chrome.webRequest.RequestFilter;

/**
 * To be begun before a tab is led anywhere. `loading` is told of a tab only when something has come, and nothing at all of a
 * navigation that ends in a file or an empty answer (measured in 156). But a page that gives itself another address has it
 * told as well: `isThere` says whether it is what was waited for in that tab.
 */
export function watchPages(isThere: (tabId: number) => Promise<boolean>): PageWatch {
  const pages = new Map<number, PageReport>();
  const told = (tabId: number): PageReport => pages.get(tabId) ?? NOTHING;
  const add = (tabId: number, pageChanges: Partial<PageReport>): void => {
    pages.set(tabId, { ...told(tabId), ...pageChanges });
  };
  const stops = [
    listen(chrome.tabs.onRemoved, tabId => add(tabId, { isClosed: true })),
    listen(chrome.tabs.onUpdated, (tabId, { status }) => {
      if (status === 'loading') {
        add(tabId, { isLoaded: false });
        void isThere(tabId).then(is => is && add(tabId, { isThere: true }));
      }
      if (status === 'complete') add(tabId, { isLoaded: true });
    }),
    watchRequests(told, add),
  ];
  return {
    told,
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

/** An error page asks again by itself; so what comes after the page is there says nothing of how it came. */
function watchRequests(
  told: (tabId: number) => PageReport,
  add: (tabId: number, pageChanges: Partial<PageReport>) => void,
): () => void {
  const { onBeforeRequest, onHeadersReceived, onErrorOccurred } = chrome.webRequest;
  const asked = new Map<string, number>();
  const onRequest = ({ tabId, requestId }: { tabId: number; requestId: string }): undefined => {
    asked.set(requestId, (asked.get(requestId) ?? 0) + 1);
    if (!told(tabId).isThere) add(tabId, { isRequested: true, status: undefined, error: undefined });
  };
  const onHeaders = (answer: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
    const { tabId, statusCode } = answer;
    // What is redirected is asked for once more, unless that is where it fails.
    if (!told(tabId).isThere && !isRedirect(answer))
      add(tabId, { status: statusCode, isFile: isFile(answer) });
  };
  const onError = (failed: chrome.webRequest.OnErrorOccurredDetails): void => {
    const { tabId, requestId } = failed;
    const isRound = (asked.get(requestId) ?? 0) >= MOST_REDIRECTS;
    const error = isRound ? 'net::ERR_TOO_MANY_REDIRECTS' : failed.error;
    const { isThere, status } = told(tabId);
    if (!isThere && status === undefined && error !== 'net::ERR_ABORTED') add(tabId, { error });
  };
  onBeforeRequest.addListener(onRequest, PAGES);
  onHeadersReceived.addListener(onHeaders, PAGES, ['responseHeaders']);
  onErrorOccurred.addListener(onError, PAGES);
  return () => {
    onBeforeRequest.removeListener(onRequest);
    onHeadersReceived.removeListener(onHeaders);
    onErrorOccurred.removeListener(onError);
  };
}

/** Chromium follows no more, and tells of the request that it gave up only that it was aborted (measured in 156). */
const MOST_REDIRECTS = 20;

function isRedirect({
  statusCode,
  responseHeaders = [],
}: chrome.webRequest.OnHeadersReceivedDetails): boolean {
  return (
    statusCode >= 300 && statusCode < 400 && responseHeaders.some(({ name }) => /^location$/iu.test(name))
  );
}

/** By what its server says of it; what the browser cannot show besides is told when the tab stays where it is. */
export function isFile({ responseHeaders = [] }: chrome.webRequest.OnHeadersReceivedDetails): boolean {
  return responseHeaders.some(
    ({ name, value = '' }) => name.toLowerCase() === 'content-disposition' && /^\s*attachment/iu.test(value),
  );
}

function listen<Given extends unknown[]>(
  event: chrome.events.Event<(...given: Given) => void>,
  listener: (...given: Given) => void,
): () => void {
  event.addListener(listener);
  return () => event.removeListener(listener);
}
