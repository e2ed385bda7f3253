import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { previewAction } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Action } from '../../../operations/contract/action.ts';
import type { Preview } from '../../../operations/contract/preview.ts';
import { requireOperation } from '../../../operations/list.ts';
import { PageError } from '../../../page/page-error.ts';
import { ANSWER_DEADLINE_MS } from '../frames/ask-frames.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import { lookAtDocuments } from '../frames/look-at-documents.ts';
import { findPracticePage } from '../frames/practice-page.ts';
import { previewInBrowser } from './preview-in-browser.ts';

/**
 * Asks the document that a card is about what it says of an action now. Nothing is put into any other: while a card waits
 * this is asked again and again, whatever the tab may show by then. `PageGone` when that document is not shown any more.
 */
export async function revalidateInTab(request: {
  tabId: number;
  documentId: string;
  language: Language;
  action: Action;
  sharedTabs: readonly number[];
}): Promise<Preview> {
  const { tabId, documentId, language } = request;
  const operation = requireOperation(request.action.action);
  if (operation.inBrowser) {
    const now = await previewInBrowser(request, operation, operation.inBrowser);
    if (now.documentId === documentId || now.documentId === undefined) return now.preview;
    throw new PageError('PageGone', message('page.replaced'));
  }
  const action = operation.prepare(request.action);
  const shown = await beforeDeadline(documentsOf(tabId), ANSWER_DEADLINE_MS, message('page.noResponse'));
  // Chromium keeps documents that were left; one of those would hold a message back until it is shown again.
  if (!shown.includes(documentId)) throw new PageError('PageGone', message('page.replaced'));
  const asked = askDocument(previewAction, { tabId, documentId }, { language, action, isRevalidation: true });
  return beforeDeadline(asked, ANSWER_DEADLINE_MS, message('page.noResponse'));
}

/**
 * Those that the tab shows and that may be read. Of what Chromium does not let us look at, nothing was on the card but our
 * own practice page.
 */
async function documentsOf(tabId: number): Promise<string[]> {
  try {
    const { probed } = await lookAtDocuments({ tabId, allFrames: true }, []);
    return probed.map(({ documentId }) => documentId);
  } catch (cause) {
    if (cause instanceof PageError) throw cause;
    const practice = await findPracticePage(tabId);
    if (practice) return [practice.documentId];
    throw new PageError('PageGone', message('page.replaced'), { cause });
  }
}
