import { noteRequestsInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { ServerRequests } from '../../../page/timing/server-requests.ts';
import { isUnseen, unless } from '../frames/page-failures.ts';
import type { Frame } from '../frames/reach-frames.ts';
import { listen } from '../tabs/listen.ts';

/** By document: the requests of one action at a time. */
const reporting = new Map<string, () => void>();

/** In milliseconds: an answer may come after the result. */
const MAX_AFTER = 10_000;

/**
 * Tells a document, until a while after the returned function is called, what became of the requests that its scripts make: a
 * content script sees only those that have ended. Chromium reports them for sites that we may access. Nothing of what they hold
 * is read.
 */
export function reportRequests({ tabId, documentId }: Frame): () => void {
  reporting.get(documentId)?.();
  const open = new Map<string, ServerRequests['open'][number]>();
  let sent = 0;
  let failure: number | undefined;
  let isTakenUp = false;
  const state = (): ServerRequests => ({
    open: [...open.values()],
    sent,
    ...(failure === undefined ? {} : { failure }),
    ...(isTakenUp ? { isTakenUp } : {}),
  });
  let isLeft = false;
  const tell = async (): Promise<void> => {
    if (!isLeft) await unless(isUnseen, askDocument(noteRequestsInFrame, { tabId, documentId }, state()));
  };
  const end = (requestId: string, status: number | undefined): void => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    if (request.isSending && status !== undefined) {
      sent += 1;
      isTakenUp = status === 202;
      failure = status >= 200 && status < 400 ? undefined : status;
    }
    void tell();
  };
  const filter = {
    urls: ['*://*/*'],
    tabId,
    types: ['xmlhttprequest'],
  } satisfies chrome.webRequest.RequestFilter;
  const { onBeforeRequest, onCompleted, onErrorOccurred } = chrome.webRequest;
  // Chromium drops pages from the back/forward cache when a message is sent to them, or a listener is removed (measured in 156):
  // what is to come back is left with neither, from the request of the next page on.
  const stop = (): undefined => {
    isLeft = true;
    if (reporting.get(documentId) === stop) reporting.delete(documentId);
    for (const remove of stops.splice(0)) remove();
  };
  const stops: (() => void)[] = [
    listen(onBeforeRequest, (): undefined => stop(), { ...filter, types: ['main_frame'] }),
    listen(
      onBeforeRequest,
      (request: chrome.webRequest.OnBeforeRequestDetails): undefined => {
        if (request.documentId !== documentId || !isOfSite(request)) return;
        open.set(request.requestId, {
          address: request.url,
          isSending: !/^(?:GET|HEAD|OPTIONS)$/u.test(request.method),
        });
        void tell();
      },
      filter,
    ),
    listen(
      onCompleted,
      ({ requestId, statusCode }: chrome.webRequest.OnCompletedDetails) => end(requestId, statusCode),
      filter,
    ),
    listen(
      onErrorOccurred,
      ({ requestId, error }: chrome.webRequest.OnErrorOccurredDetails) =>
        end(requestId, error === 'net::ERR_ABORTED' ? undefined : 0),
      filter,
    ),
  ];
  reporting.set(documentId, stop);
  return () => void setTimeout(stop, MAX_AFTER);
}

/** Counters of visits and advertisements of other sites say nothing about the action. */
function isOfSite({ url, initiator }: { url: string; initiator?: string | undefined }): boolean {
  return initiator === undefined || siteOf(url) === siteOf(initiator);
}

/** The last two labels, as `example.com`: enough to leave other firms out. */
function siteOf(address: string): string {
  return (URL.parse(address)?.hostname ?? '').split('.').slice(-2).join('.');
}
