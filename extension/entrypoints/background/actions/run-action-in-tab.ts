import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { runActionInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import { recogniseBlock } from '../../../operations/browser/recognise-block.ts';
import { type Action, isHarmless } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding } from '../../../operations/contract/preview.ts';
import { requireOperation } from '../../../operations/list.ts';
import type { ListedOperation } from '../../../operations/listed-operation.ts';
import type { ChosenFile } from '../../../operations/writing/chosen-files.ts';
import { PageError } from '../../../page/page-error.ts';
import { assertFrameSeen } from '../frames/assert-frame-seen.ts';
import { assertGranted } from '../frames/assert-granted.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import { readOnlyError } from '../frames/look-at-documents.ts';
import { isNeverRead } from '../frames/never-read.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { signsIfAny } from '../tabs/look-at-landing.ts';
import { reportedPlace } from '../tabs/reported-place.ts';
import { whenDocumentLeft } from '../tabs/when-document-left.ts';
import { whenTabLoaded } from '../tabs/when-tab-loaded.ts';
import { mayHaveOpenedTab, needsUser, reportNewTab } from './report-new-tab.ts';
import { reportedTab } from './reported-tab.ts';
import { runInBrowser } from './run-in-browser.ts';
import { watchTabs } from './watch-tabs.ts';

/** Longer than any operation takes by itself; passed only when the page is blocked, as by `alert()`. */
const RUN_DEADLINE_MS = 20_000;

/** Kept of the panel's budget for what is asked after the last wait, and for the way back. */
const ANSWER_MS = 5_000;

/**
 * Runs an approved action in the very document it was approved for. A document that goes away *after* it took the
 * message was navigated by the action; one that was gone before gives `PageGone`, and nothing was run.
 */
export async function runActionInTab(request: {
  tabId: number;
  documentId: string;
  key: string;
  language: Language;
  action: Action;
  binding: Binding;
  files?: ChosenFile[] | undefined;
  isFollowed?: boolean | undefined;
  grantedOrigin?: string | undefined;
  sharedTabs: readonly number[];
  budget?: number | undefined;
}): Promise<Outcome> {
  const deadline = Date.now() + (request.budget ?? Number.POSITIVE_INFINITY) - ANSWER_MS;
  const { tabId, documentId, action, grantedOrigin, sharedTabs: _tabs, ...rest } = request;
  const { budget: _budget, language: _language, ...approval } = rest;
  const operation = requireOperation(action.action);
  // Such an operation is bound to a tab, and may go on in another site's page.
  if (grantedOrigin !== undefined && (operation.inBrowser || operation.effect !== 'reads'))
    throw new PageError('NotPermitted', message('page.grantEnded'));
  if (operation.inBrowser) return runInBrowser(request, operation, operation.inBrowser);
  const run = { ...approval, action: operation.prepare(action) };
  const script = operation.inExtras || operation.readsPage ? 'extras' : 'act';
  const { frames } = await reachFrames(tabId, script, { documentId });
  // A document in the back/forward cache would take the message and keep it until the person comes back.
  const frame = frames.find(reached => reached.documentId === documentId);
  if (!frame) throw new PageError('PageGone', message('page.replaced'));
  // Again, because the rule may be another since the card was shown.
  if (frame.rule === 'read-only' && !isHarmless(operation.effect)) throw readOnlyError(frame.origin);
  await assertGranted(
    frames.filter(each => each === frame || each.isTop),
    grantedOrigin,
  );
  await assertFrameSeen(frames, documentId);
  const tabs = await watchTabs(tabId);
  try {
    const ask = () => askDocument(runActionInFrame, { tabId, documentId }, run);
    const { leaving, held, ...outcome } = await outcomeOf(ask, deadline);
    if (leaving) return await afterDeparture(frame, outcome, held === true, deadline);
    // Who only looks opens nothing: a tab that comes up meanwhile is the page's own doing.
    if (isHarmless(operation.effect)) return afterLooking(frame, operation, outcome);
    const tab = await tabs.opened(mayHaveOpenedTab(outcome));
    return reportNewTab(outcome, tab && (await reportedTab(tab, frame, frames, outcome)));
  } finally {
    tabs.stop();
  }
}

function outcomeOf(ask: () => Promise<Outcome>, deadline: number): Promise<Outcome> {
  const patience = Math.min(RUN_DEADLINE_MS, deadline - Date.now());
  return beforeDeadline(ask(), patience, message('action.timeout')).catch((cause: unknown): Outcome => {
    if (cause instanceof PageError && cause.type === 'Timeout')
      // It shows a dialog of its own, which only the person can close.
      return { success: false, effect: 'needs_user', error_type: 'Timeout', message: cause.text };
    if (!(cause instanceof NoAnswer)) throw cause;
    if (cause.reason === 'unreached') throw new PageError('PageGone', message('page.replaced'), { cause });
    return { success: true, effect: 'navigated', leaving: true, message: message('action.navigated') };
  });
}

/** What is read of a page that stands in front of another is told as that. */
async function afterLooking(
  { tabId, isTop, isOurs }: Frame,
  { readsPage }: ListedOperation,
  outcome: Outcome,
): Promise<Outcome> {
  const isRead = isTop && !isOurs && readsPage === true && outcome.success;
  return isRead ? reportBlock(tabId, outcome) : outcome;
}

/** What came of a navigation is known only when the document has been replaced, or has not. */
async function afterDeparture(
  frame: Frame,
  outcome: Outcome,
  isHeld: boolean,
  deadline: number,
): Promise<Outcome> {
  switch (await whenDocumentLeft(frame, deadline)) {
    case 'left':
      return reportArrival(frame.tabId, outcome, deadline);
    case 'stayed':
      if (isHeld) return needsUser(message('action.held'));
      return { success: false, effect: 'no_change', message: message('action.stayed') };
    case 'pending':
      if (isHeld) return needsUser(message('action.held'));
      return { success: false, error_type: 'Timeout', message: message('action.stillLoading') };
  }
}

/** What came of an action after which its document was left, with where the tab is now, as far as that may be told. */
async function reportArrival(tabId: number, outcome: Outcome, deadline: number): Promise<Outcome> {
  const place = await reportedPlace(await whenTabLoaded(tabId, deadline));
  const isKnown = place !== undefined && place.url !== '';
  // What the page said that it leaves for, as in a frame, or where the browser does not tell.
  const isIntended = outcome.url !== undefined && (await isNeverRead(outcome.url));
  if (!place || (isIntended && !isKnown)) return left('page.ledToNeverRead');
  const arrived = isIntended ? left('action.navigated') : outcome;
  return reportBlock(tabId, isKnown ? { ...arrived, url: place.url } : arrived);
}

/** Nothing of what the page said, which may name where it leads. */
function left(code: 'page.ledToNeverRead' | 'action.navigated'): Outcome {
  return { success: true, effect: 'navigated', message: message(code) };
}

/** The outcome, or that the page it came to or read is none that a program may get past. */
async function reportBlock(tabId: number, outcome: Outcome): Promise<Outcome> {
  const signs = await signsIfAny(tabId);
  const block = signs && recogniseBlock({ signs });
  if (!block) return outcome;
  return { ...outcome, ...needsUser(message(`block.${block}`)) };
}
