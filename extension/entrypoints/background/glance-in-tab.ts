import type { Language } from '@assent/shared';
import { previewAction } from '../../messaging/acting-messages.ts';
import { askDocument } from '../../messaging/send-message.ts';
import type { Action } from '../../operations/action.ts';
import { requireOperation } from '../../operations/list.ts';
import type { Preview } from '../../operations/preview.ts';
import { PageError } from '../../page/page-error.ts';
import { ANSWER_DEADLINE_MS } from './ask-frames.ts';
import { beforeDeadline } from './before-deadline.ts';
import { words } from './words.ts';

/**
 * Asks the document that a card is about what it says of an action now. Nothing is put into any other: while a card waits
 * this is asked again and again, whatever the tab may show by then. `PageGone` when that document is not shown any more.
 */
export async function glanceInTab(request: {
  tabId: number;
  documentId: string;
  language: Language;
  action: Action;
}): Promise<Preview> {
  const { tabId, documentId, language } = request;
  const action = requireOperation(request.action.action).prepare(request.action);
  const isThere = await beforeDeadline(
    isShown(tabId, documentId),
    ANSWER_DEADLINE_MS,
    words.noResponse[language],
  );
  if (!isThere) throw new PageError('PageGone', words.documentGone[language]);
  const asked = askDocument(previewAction, { tabId, documentId }, { language, action, isGlance: true });
  return beforeDeadline(asked, ANSWER_DEADLINE_MS, words.noResponse[language]);
}

/** Chromium keeps documents that were left; one of those would hold a message back until it is shown again. */
function isShown(tabId: number, documentId: string): Promise<boolean> {
  return chrome.scripting
    .executeScript({ target: { tabId, allFrames: true }, func: () => undefined, injectImmediately: true })
    .then(
      results => results.some(result => result.documentId === documentId),
      () => false,
    );
}
