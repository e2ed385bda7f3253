import type { ErrorType } from '@assent/shared';
import { type Message, message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import { previewAction } from '../../../messaging/frame-messages.ts';
import { askDocument, type RequestOf } from '../../../messaging/message.ts';
import type * as messages from '../../../messaging/tab-messages.ts';
import { type EffectClass, isHarmless } from '../../../operations/contract/action.ts';
import type { Preview } from '../../../operations/contract/preview.ts';
import { requireOperation } from '../../../operations/list.ts';
import type { Failure } from '../../../page/failure.ts';
import { PageError } from '../../../page/page-error.ts';
import { ANSWER_DEADLINE_MS, askFrames } from '../frames/ask-frames.ts';
import { readOnlyError } from '../frames/current-rules.ts';
import { lookAtDocuments } from '../frames/look-at-documents.ts';
import { beforeDeadline, pageReplaced } from '../frames/page-failures.ts';
import { assertPageToolsAllowed } from '../frames/page-tools.ts';
import { findPracticePage } from '../frames/practice-page.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { previewInBrowser } from './browser-operation.ts';

/**
 * Asks every frame to preview the action. The top frame decides first, even that the target is ambiguous or stale: a child
 * frame must not overrule it. Several frames that have the target are ambiguous too.
 */
export async function previewInTab(
  request: RequestOf<typeof messages.previewInTab>,
): Promise<{ preview: Preview; documentId?: string }> {
  const { tabId, language, shown } = request;
  const operation = requireOperation(request.action.action);
  if (operation.inBrowser) return previewInBrowser(request, operation, operation.inBrowser);
  const action = operation.prepare(request.action);
  const { elementId } = action.target;
  if (operation.callsPageTool) {
    const refusal = await refusalOfTools(tabId);
    if (refusal) return { preview: { status: 'failed', failure: refusal } };
  }
  const wanted = elementId ? { elementIds: [elementId] } : 'all';
  const { intended } = await reachFrames(tabId, operation.inExtras ? 'extras' : 'act', wanted);
  const given = { language, action, shown };
  const answers = await askFrames(intended, frame => askDocument(previewAction, frame, given));
  const found = answers.filter(({ answer }) => answer.status !== 'elsewhere');
  const top = found.find(({ frame, answer }) => frame.isTop && !hasNothing(answer));
  const bound = found.filter(({ answer }) => answer.status === 'bound');
  if (!top && bound.length > 1)
    return { preview: failed('InvalidArgument', message('target.severalFrames')) };
  const best = top ?? bound[0] ?? found[0];
  if (best && isRefused(best.frame, operation.effect, best.answer)) {
    const failure = failureOf(readOnlyError(best.frame.origin));
    return { preview: { status: 'failed', failure } };
  }
  if (best) return { preview: best.answer, documentId: best.frame.documentId };
  return { preview: failed('ElementNotFound', message('target.notInTab', { tabId: String(tabId) })) };
}

async function refusalOfTools(tabId: number): Promise<Failure | undefined> {
  return assertPageToolsAllowed(tabId).then(() => undefined, failureOf);
}

/** Both the operation's own effect and the previewed one count. */
function isRefused({ rule }: Frame, effect: EffectClass, preview: Preview): boolean {
  if (rule !== 'read-only' || hasNothing(preview)) return false;
  return !isHarmless(effect) || (preview.status === 'bound' && !isHarmless(preview.effect));
}

/** Not found here, so that the other frames decide. */
function hasNothing(preview: Preview): boolean {
  return preview.status === 'failed' && preview.failure.type === 'ElementNotFound';
}

function failed(type: ErrorType, text: Message): Preview {
  return { status: 'failed', failure: { type, message: text } };
}

/**
 * Previews the action again in the document of an open card. Injects nothing into other documents: this repeats while the card
 * waits, whatever the tab shows by then. `PageGone` when that document is no longer shown.
 */
export async function revalidateInTab(request: RequestOf<typeof messages.revalidateInTab>): Promise<Preview> {
  const { tabId, documentId, language, shown: bound } = request;
  const operation = requireOperation(request.action.action);
  if (operation.inBrowser) {
    const now = await previewInBrowser(request, operation, operation.inBrowser);
    if (now.documentId === documentId || now.documentId === undefined) return now.preview;
    throw pageReplaced();
  }
  const action = operation.prepare(request.action);
  if (operation.callsPageTool) {
    const refusal = await refusalOfTools(tabId);
    if (refusal) return { status: 'failed', failure: refusal };
  }
  const shown = await beforeDeadline(documentsOf(tabId), ANSWER_DEADLINE_MS);
  // A document in the back/forward cache would hold a message back until it is shown again.
  if (!shown.includes(documentId)) throw pageReplaced();
  const given = { language, action, isRevalidation: true, shown: bound };
  const asked = askDocument(previewAction, { tabId, documentId }, given);
  return beforeDeadline(asked, ANSWER_DEADLINE_MS);
}

/**
 * The readable documents that the tab shows. Of the pages that Chromium does not let us look at, only our practice page can
 * have an open card.
 */
async function documentsOf(tabId: number): Promise<string[]> {
  try {
    const { probed } = await lookAtDocuments({ tabId, allFrames: true }, []);
    return probed.map(({ documentId }) => documentId);
  } catch (cause) {
    if (cause instanceof PageError) throw cause;
    const practice = await findPracticePage(tabId);
    if (practice) return [practice.documentId];
    throw pageReplaced(cause);
  }
}
