import type { CDPSession } from 'playwright-core';
import { ChromeEvent } from './chrome-event.ts';

/** As chrome.webRequest gives them, as far as the engine reads them. */
type RequestDetails = {
  requestId: string;
  tabId: number;
  url: string;
  method: string;
  type: string;
  documentId?: string;
  initiator?: string;
  statusCode: number;
  responseHeaders: readonly { name: string; value: string }[];
  error: string;
};

type RequestFilter = { urls: readonly string[]; tabId?: number; types?: readonly string[] };

type RequestEvent = ChromeEvent<readonly [RequestDetails], RequestFilter>;

export type WebRequests = Record<
  'onBeforeRequest' | 'onHeadersReceived' | 'onCompleted' | 'onErrorOccurred',
  RequestEvent
>;

/** The engine asks for every address of the web, and nothing else. */
export function createWebRequests(): WebRequests {
  const event = (): RequestEvent =>
    new ChromeEvent<readonly [RequestDetails], RequestFilter>(({ tabId, types }, [request]) => {
      const isOfTab = tabId === undefined || tabId === request.tabId;
      const isOfType = types === undefined || types.includes(request.type);
      return isOfTab && isOfType && /^https?:/u.test(request.url);
    });
  return {
    onBeforeRequest: event(),
    onHeadersReceived: event(),
    onCompleted: event(),
    onErrorOccurred: event(),
  };
}

/** The names of chrome.webRequest for what the Network domain calls otherwise. */
const TYPES: Record<string, string> = {
  Stylesheet: 'stylesheet',
  Image: 'image',
  Media: 'media',
  Font: 'font',
  Script: 'script',
  XHR: 'xmlhttprequest',
  Fetch: 'xmlhttprequest',
  EventSource: 'xmlhttprequest',
  Ping: 'ping',
};

type Place = {
  tabId: number;
  topFrameId(): string;
  documentIdOf(frameId: string | undefined): string | undefined;
};

type Kept = Omit<RequestDetails, 'statusCode' | 'responseHeaders' | 'error'>;

type Answer = { status: number; headers: Readonly<Record<string, string>> };

/** Reports the requests of one session's documents as chrome.webRequest does. */
export async function reportRequests(session: CDPSession, place: Place, events: WebRequests): Promise<void> {
  const open = new Map<string, Kept>();
  const typeOf = (type = 'Other', frameId = ''): string => {
    if (type === 'Document') return frameId === place.topFrameId() ? 'main_frame' : 'sub_frame';
    return TYPES[type] ?? 'other';
  };
  const answered = (kept: Kept, { status, headers }: Answer): void => {
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    events.onHeadersReceived.emit({ ...kept, statusCode: status, responseHeaders, error: '' });
  };
  const statuses = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, frameId, documentURL, ...rest }) => {
    const before = open.get(requestId);
    if (before && rest.redirectResponse) answered(before, rest.redirectResponse);
    const documentId = place.documentIdOf(frameId);
    const initiator = URL.canParse(documentURL) ? new URL(documentURL).origin : undefined;
    const kept: Kept = {
      ...{ requestId, tabId: place.tabId, url: request.url, method: request.method },
      type: typeOf(type, frameId),
      ...(documentId === undefined ? {} : { documentId }),
      ...(initiator === undefined ? {} : { initiator }),
    };
    open.set(requestId, kept);
    events.onBeforeRequest.emit({ ...kept, ...UNANSWERED });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kept = open.get(requestId);
    statuses.set(requestId, response.status);
    if (kept) answered(kept, response);
  });
  const end = (requestId: string): { kept: Kept | undefined; statusCode: number } => {
    const ended = { kept: open.get(requestId), statusCode: statuses.get(requestId) ?? 0 };
    open.delete(requestId);
    statuses.delete(requestId);
    return ended;
  };
  session.on('Network.loadingFinished', ({ requestId }) => {
    const { kept, statusCode } = end(requestId);
    if (kept) events.onCompleted.emit({ ...kept, ...UNANSWERED, statusCode });
  });
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    const { kept } = end(requestId);
    const error = canceled ? 'net::ERR_ABORTED' : errorText;
    if (kept) events.onErrorOccurred.emit({ ...kept, ...UNANSWERED, error });
  });
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
}

const UNANSWERED = { statusCode: 0, responseHeaders: [], error: '' } as const;
