import { beforeDeadline, isUnseen, unless } from '../frames/page-failures.ts';
import { fileNameOf } from './file-name.ts';
import { listen } from './listen.ts';
import { isEmpty, isFile, isRedirect } from './watch-pages.ts';

/** What a server answered to a navigation or a download. */
export interface ServerAnswer {
  status: number;
  /** It sent something by the request, as a form does. */
  isSending: boolean;
  /** The browser saves it instead of showing it. */
  isFile: boolean;
  /** As the server proposes it, or by the address. */
  fileName: string;
}

export interface AnswerWatch {
  /** To the latest navigation. Undefined where Chromium reports none: for sites that we may not access, and pages from a cache. */
  toNavigation(): ServerAnswer | undefined;
  /** To what a link saves, once it comes; undefined when nothing is requested, as for a file that the page has made. */
  toDownload(): Promise<ServerAnswer | undefined>;
  stop(): void;
}

/** Links to files request them as `other` (measured in 156). */
type Kind = 'main_frame' | 'other';

/** The delay between the click and the browser's report of a request. */
const REQUEST_MS = 300;
const ANSWER_MS = 3_000;

/** What is left of earlier watches, by tab. */
const kept = new Map<number, () => void>();

/** Watches what servers answer to the navigations and downloads of a tab, from right before an action on. */
export function watchAnswers(tabId: number): AnswerWatch {
  kept.get(tabId)?.();
  kept.delete(tabId);
  const asked = Promise.withResolvers<void>();
  let isAsked = false;
  const answers: Partial<Record<Kind, ServerAnswer>> = {};
  const answered = Promise.withResolvers<void>();
  const filter = {
    urls: ['*://*/*'],
    tabId,
    types: ['main_frame', 'other'],
  } satisfies chrome.webRequest.RequestFilter;
  const onHeaders = (answer: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
    if (isRedirect(answer)) return;
    answers[kindOf(answer)] = {
      status: answer.statusCode,
      isSending: !/^(?:GET|HEAD)$/u.test(answer.method),
      isFile: isFile(answer),
      fileName: fileNameOf(answer),
    };
    if (kindOf(answer) === 'other') answered.resolve();
  };
  const stops = [
    listen(
      chrome.webRequest.onBeforeRequest,
      (): undefined => {
        isAsked = true;
        asked.resolve();
      },
      { ...filter, types: ['other'] },
    ),
    listen(chrome.webRequest.onHeadersReceived, onHeaders, filter, ['responseHeaders']),
  ];
  const remove = (): void => {
    for (const stop of stops) stop();
  };
  return {
    toNavigation: () => answers.main_frame,
    toDownload: async () => {
      await unless(isUnseen, beforeDeadline(asked.promise, REQUEST_MS));
      if (isAsked) await unless(isUnseen, beforeDeadline(answered.promise, ANSWER_MS));
      return answers.other;
    },
    stop: () => {
      // Chromium drops pages from the back/forward cache when a listener is removed (measured in 156): a page that has just been
      // left may come back, so that this waits for the next action in the tab.
      if (isPage(answers.main_frame)) kept.set(tabId, remove);
      else remove();
    },
  };
}

function kindOf({ type }: { type: string }): Kind {
  return type === 'main_frame' ? 'main_frame' : 'other';
}

function isPage(answer: ServerAnswer | undefined): boolean {
  return answer !== undefined && !answer.isFile && !isEmpty(answer.status);
}
