import type { Language } from '@assent/shared';
import { PageError } from '../../page/page-error.ts';
import { beforeDeadline } from './before-deadline.ts';
import { words } from './words.ts';

/** A document of the tab that our content script lives in. The top one comes first. */
export interface Frame {
  tabId: number;
  documentId: string;
  isTop: boolean;
}

const CONTENT_SCRIPT = 'content-script.js';
const ALL_FRAMES_DEADLINE_MS = 1_500;
const TOP_FRAME_DEADLINE_MS = 2_000;

/**
 * Brings the content script into every frame that we may read and says which these are. A second injection into the
 * same document does nothing. Chromium leaves frames without permission out in silence; the readings name those. A
 * frame that hangs would hold up all others, so then the top frame is taken alone.
 */
export async function reachFrames(tabId: number, language: Language): Promise<Frame[]> {
  const results = await beforeDeadline(inject({ tabId, allFrames: true }), ALL_FRAMES_DEADLINE_MS, '')
    .catch(cause => {
      if (!(cause instanceof PageError)) throw cause;
      return beforeDeadline(inject({ tabId }), TOP_FRAME_DEADLINE_MS, words.noResponse[language]);
    })
    .catch(cause => {
      throw cause instanceof PageError ? cause : explainRefusal(cause, language);
    });
  return results
    .map(result => ({ tabId, documentId: result.documentId, isTop: result.frameId === 0 }))
    .sort((left, right) => Number(right.isTop) - Number(left.isTop));
}

function inject(
  target: chrome.scripting.InjectionTarget,
): Promise<chrome.scripting.InjectionResult<unknown>[]> {
  return chrome.scripting.executeScript({
    target,
    files: [CONTENT_SCRIPT],
    // At "idle" one frame that never finishes loading would keep the whole page from being read.
    injectImmediately: true,
  });
}

/** Chromium gives its reasons as sentences only (measured in 156). */
function explainRefusal(cause: unknown, language: Language): PageError {
  const said = cause instanceof Error ? cause.message : String(cause);
  if (/no tab with id|tab was closed|frame with id 0 was removed/i.test(said)) {
    return new PageError('PageGone', words.tabClosed[language], { cause });
  }
  if (/error page/i.test(said)) return new PageError('NavigationError', words.errorPage[language], { cause });
  if (/chrome:\/\/|extensions gallery|chrome-extension:\/\/|devtools|cannot be scripted|url ""/i.test(said)) {
    return new PageError('Unsupported', words.browserPage[language], { cause });
  }
  if (/cannot access|permission/i.test(said))
    return new PageError('NotPermitted', words.notPermitted[language], { cause });
  return new PageError('InternalError', said, { cause });
}
