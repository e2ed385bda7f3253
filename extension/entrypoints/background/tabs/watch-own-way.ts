import { isFile } from './watch-pages.ts';

/** Whether the page that a tab shows went somewhere by itself while the tab was led to an address. */
export interface OwnWayWatch {
  wasTaken(): boolean;
  stop(): void;
}

/**
 * To be begun before the tab is led there. A page that comes is not the one gone to where it was asked for by another request
 * and the first gave none. Of a site that we have no access to no request is told, so that nothing is claimed then.
 */
export function watchOwnWay(tabId: number, address: string): OwnWayWatch {
  const { onBeforeRequest, onHeadersReceived } = chrome.webRequest;
  const pages = { urls: ['*://*/*'], types: ['main_frame'], tabId } satisfies chrome.webRequest.RequestFilter;
  const wanted = withoutFragment(address);
  let led: string | undefined;
  let newest: string | undefined;
  let gavePage = false;
  const onRequest = ({ requestId, url }: { requestId: string; url: string }): undefined => {
    // The browser itself may ask for it once more.
    if (withoutFragment(url) === wanted) led = requestId;
    newest = requestId;
  };
  const onHeaders = (answer: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
    if (answer.requestId === led) gavePage = !isFile(answer) && !NO_PAGE.has(answer.statusCode);
  };
  onBeforeRequest.addListener(onRequest, pages);
  onHeadersReceived.addListener(onHeaders, pages, ['responseHeaders']);
  return {
    wasTaken: () => led !== undefined && led !== newest && !gavePage,
    stop: () => {
      onBeforeRequest.removeListener(onRequest);
      onHeadersReceived.removeListener(onHeaders);
    },
  };
}

const NO_PAGE: ReadonlySet<number> = new Set([204, 205]);

function withoutFragment(address: string): string {
  return new URL(address).href.replace(/#.*$/su, '');
}
