import type { CDPSession, Page } from 'playwright-core';
import { type EgressReason, reasonIn } from '../chromium/egress-failure.ts';
import { PageDocuments } from './page-documents.ts';
import { reportRequests, type WebRequests } from './web-requests.ts';

/** As chrome.tabs gives it, as far as the engine reads it. */
export type TabInfo = {
  id: number;
  windowId: number;
  index: number;
  url: string;
  title: string;
  active: boolean;
  status: 'loading' | 'complete';
  pendingUrl?: string;
  openerTabId?: number;
};

export type TabChange = { status?: TabInfo['status']; url?: string };

type TabOptions = {
  id: number;
  page: Page;
  requests: WebRequests;
  /** Whether the relay's proxy answers for servers that are not reached. */
  isBehindProxy: boolean;
  changed(tab: ChromeTab, change: TabChange): void;
  openerTabId?: number | undefined;
};

/** A page as one of Chrome's tabs. */
export class ChromeTab {
  readonly id: number;
  readonly page: Page;
  readonly openerTabId: number | undefined;
  readonly documents: PageDocuments;
  readonly #changed: (change: TabChange) => void;
  #url: string;
  #status: TabInfo['status'] = 'complete';
  #pendingUrl: string | undefined;
  /** The last to a request for a page. */
  #answer: ({ loaderId: string } & Pick<ChromeTab, 'status' | 'refusal' | 'retryAfter'>) | undefined;
  /** The browser shows an error page of its own. */
  isErrorPage = false;
  /** Why the relay's proxy answered for the server of the page that is shown. */
  refusal: EgressReason | undefined;
  /** Of the answer that brought the page; undefined where none did. */
  status: number | undefined;
  /** Its header of that name. */
  retryAfter: string | undefined;

  constructor({ id, page, requests, isBehindProxy, changed, openerTabId }: TabOptions) {
    this.id = id;
    this.page = page;
    this.openerTabId = openerTabId;
    this.#url = page.url();
    this.#changed = change => changed(this, change);
    this.documents = new PageDocuments(page, async (session, isPage) => {
      const place = {
        tabId: id,
        topFrameId: () => this.documents.topFrameId,
        documentIdOf: (frameId: string | undefined) => this.documents.documentIdOf(session, frameId),
      };
      if (isPage) this.#followLoading(session, isBehindProxy);
      await reportRequests(session, place, requests);
    });
  }

  info(place: { index: number; active: boolean }): TabInfo {
    return {
      ...{ id: this.id, windowId: 1, ...place },
      ...{ url: this.#url, title: '', status: this.#status },
      ...(this.#pendingUrl === undefined ? {} : { pendingUrl: this.#pendingUrl }),
      ...(this.openerTabId === undefined ? {} : { openerTabId: this.openerTabId }),
    };
  }

  async evaluate(
    session: CDPSession,
    uniqueContextId: string,
    expression: string,
    userGesture = false,
  ): Promise<{ value: unknown } | undefined> {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      ...{ expression, uniqueContextId, awaitPromise: true, returnByValue: true, userGesture },
    });
    return exceptionDetails ? undefined : { value: result.value };
  }

  #followLoading(session: CDPSession, isBehindProxy: boolean): void {
    const isTop = (frameId: string): boolean => frameId === this.documents.topFrameId;
    session.on('Network.responseReceived', ({ type, frameId = '', loaderId, response }) => {
      if (type !== 'Document' || !isTop(frameId)) return;
      // Over TLS the proxy passes on whatever a server says, and answers nothing by itself.
      const isProxied = isBehindProxy && response.url.startsWith('http:');
      const refusal = isProxied ? reasonIn(headerOf(response.headers, 'proxy-status')) : undefined;
      const retryAfter = headerOf(response.headers, 'retry-after');
      this.#answer = { loaderId, status: response.status, refusal, retryAfter };
    });
    session.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) => {
      if (!isTop(frameId) || /sameDocument/iu.test(navigationType)) return;
      this.#pendingUrl = url;
      this.#status = 'loading';
    });
    session.on('Page.frameStartedLoading', ({ frameId }) => {
      if (isTop(frameId)) this.#status = 'loading';
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      if (!isTop(frame.id)) return;
      this.isErrorPage = frame.unreachableUrl !== undefined;
      // What brought another page, or a file, says nothing of this one.
      const answer = this.#answer?.loaderId === frame.loaderId ? this.#answer : undefined;
      this.status = answer?.status;
      this.refusal = answer?.refusal;
      this.retryAfter = answer?.retryAfter;
      this.#url = frame.unreachableUrl ?? frame.url + (frame.urlFragment ?? '');
      this.#pendingUrl = undefined;
      this.#changed({ status: 'loading', url: this.#url });
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (!isTop(frameId)) return;
      this.#url = url;
      this.#changed({ status: 'loading', url });
      if (this.#status === 'complete') this.#changed({ status: 'complete' });
    });
    session.on('Page.frameStoppedLoading', ({ frameId }) => {
      if (!isTop(frameId)) return;
      this.#pendingUrl = undefined;
      this.#status = 'complete';
      this.#changed({ status: 'complete' });
    });
  }
}

function headerOf(headers: Readonly<Record<string, string>>, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
