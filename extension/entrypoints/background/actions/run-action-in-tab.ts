import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { runActionInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument, type RequestOf } from '../../../messaging/message.ts';
import type * as messages from '../../../messaging/tab-messages.ts';
import { isHarmless } from '../../../operations/contract/action.ts';
import { needsUser } from '../../../operations/contract/observed.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding } from '../../../operations/contract/preview.ts';
import { requireOperation } from '../../../operations/list.ts';
import type { ListedOperation } from '../../../operations/listed-operation.ts';
import type { RememberedPage } from '../../../page/arriving/remembered-page.ts';
import { PageError } from '../../../page/page-error.ts';
import { readOnlyError } from '../frames/current-rules.ts';
import { assertFrameSeen, assertGranted, requireFrame } from '../frames/frame-guards.ts';
import { beforeDeadline, pageReplaced } from '../frames/page-failures.ts';
import { assertPageToolsAllowed } from '../frames/page-tools.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { type AnswerWatch, watchAnswers } from '../tabs/watch-answers.ts';
import { whenDocumentLeft } from '../tabs/when-document-left.ts';
import { runInBrowser } from './browser-operation.ts';
import { watchTabs } from './new-tab.ts';
import { whileUnderWay } from './page-runs.ts';
import { describeStay, reportDownload } from './report-answer.ts';
import { type Around, rememberAround, reportAround } from './report-around.ts';
import {
  type Departure,
  rememberPage,
  reportArrival,
  reportBlock,
  reportOtherFrame,
} from './report-arrival.ts';
import { mayHaveOpenedTab, reportedTab, reportNewTab } from './report-new-tab.ts';
import { reportRequests } from './report-requests.ts';

/** Longer than any operation takes; only a blocked page exceeds it, as by `alert()`. */
const RUN_DEADLINE_MS = 20_000;

/** The part of the panel's budget for the questions after the last wait, and for the answer. */
const ANSWER_MS = 5_000;

/**
 * Runs an approved action in the document that it was approved for. A document that unloads after it received the message
 * was navigated by the action; one that was gone before gives `PageGone`, and nothing ran.
 */
export async function runActionInTab(request: RequestOf<typeof messages.runActionInTab>): Promise<Outcome> {
  const deadline = Date.now() + (request.budget ?? Number.POSITIVE_INFINITY) - ANSWER_MS;
  const { tabId, documentId, action, grantedOrigin, sharedTabs: _tabs, ...rest } = request;
  const { budget: _budget, language: _language, ...approval } = rest;
  const operation = requireOperation(action.action);
  // An operation of the browser is bound to a tab, and may continue on the page of another site.
  if (grantedOrigin !== undefined && (operation.inBrowser || operation.effect !== 'reads'))
    throw new PageError('NotPermitted', message('page.grantEnded'));
  if (operation.inBrowser) return runInBrowser(request, operation, operation.inBrowser);
  const run = { ...approval, action: operation.prepare(action) };
  const script = operation.inExtras || operation.readsPage ? 'extras' : 'act';
  const { frames } = await reachFrames(tabId, script, { documentId });
  const frame = requireFrame(frames, documentId);
  // Again, because the rule may have changed since the card was shown.
  if (frame.rule === 'read-only' && !isHarmless(operation.effect)) throw readOnlyError(frame.origin);
  if (operation.callsPageTool) await assertPageToolsAllowed(tabId);
  await assertGranted(
    frames.filter(each => each === frame || each.isTop),
    grantedOrigin,
  );
  await assertFrameSeen(frames, documentId);
  const tabs = await watchTabs(tabId);
  const watched = isHarmless(operation.effect) ? undefined : await watchDocument(frame, approval.binding);
  try {
    const place = { tabId, documentId };
    const ask = () => whileUnderWay(run.key, place, () => askDocument(runActionInFrame, place, run));
    const { leaving, held, ...outcome } = await outcomeOf(ask, deadline);
    if (leaving) {
      const arrived = await afterDeparture({
        frame,
        frames,
        before: watched?.before,
        answers: watched?.answers,
        outcome,
        isHeld: held === true,
        deadline,
      });
      return await reportAround(watched?.around, arrived);
    }
    // A harmless action opens no tab: a new tab meanwhile comes from the page itself.
    if (isHarmless(operation.effect)) return afterLooking(frame, operation, outcome);
    const tab = await tabs.opened(mayHaveOpenedTab(outcome));
    if (!tab && watched && outcome.effect === 'download')
      return await reportDownload(outcome, watched.answers);
    const reported = reportNewTab(outcome, tab && (await reportedTab(tab, frame, frames, outcome)));
    const led = await reportOtherFrame({ frame, frames, before: watched?.before, outcome: reported });
    return operation.effect === 'edits' ? led : await reportAround(watched?.around, led);
  } finally {
    tabs.stop();
    watched?.stop();
  }
}

interface Watched {
  before: RememberedPage | undefined;
  around: Around | undefined;
  answers: AnswerWatch;
  stop(): void;
}

/** From right before an action on. */
async function watchDocument(frame: Frame, binding: Binding): Promise<Watched> {
  const around = await rememberAround(frame);
  const before = await rememberPage(frame, binding);
  const answers = watchAnswers(frame.tabId);
  const stopReports = reportRequests(frame);
  return {
    before,
    around,
    answers,
    stop: () => {
      answers.stop();
      stopReports();
    },
  };
}

function outcomeOf(ask: () => Promise<Outcome>, deadline: number): Promise<Outcome> {
  const patience = Math.min(RUN_DEADLINE_MS, deadline - Date.now());
  return beforeDeadline(ask(), patience, message('action.timeout')).catch((cause: unknown): Outcome => {
    if (cause instanceof PageError && cause.type === 'Timeout')
      // The page shows a dialog that only the user can close.
      return { success: false, effect: 'needs_user', error_type: 'Timeout', message: cause.text };
    if (!(cause instanceof NoAnswer)) throw cause;
    if (cause.reason === 'unreached') throw pageReplaced(cause);
    return { success: true, effect: 'navigated', leaving: true, message: message('action.navigated') };
  });
}

/** A reading of an interstitial page reports the block instead. */
async function afterLooking(
  { tabId, isTop, isOurs }: Frame,
  { readsPage }: ListedOperation,
  outcome: Outcome,
): Promise<Outcome> {
  const isRead = isTop && !isOurs && readsPage === true && outcome.success;
  return isRead ? reportBlock(tabId, outcome) : outcome;
}

interface Departed extends Departure {
  answers: AnswerWatch | undefined;
  isHeld: boolean;
}

/** The result of a navigation is known once the document has been replaced, or has stayed. */
async function afterDeparture({ isHeld, answers, ...departure }: Departed): Promise<Outcome> {
  switch (await whenDocumentLeft(departure.frame, departure.deadline)) {
    case 'left':
      return reportArrival(departure);
    case 'stayed':
      if (isHeld) return needsUser(message('action.held'));
      return describeStay(answers?.toNavigation());
    case 'pending':
      if (isHeld) return needsUser(message('action.held'));
      return { success: false, error_type: 'Timeout', message: message('action.stillLoading') };
  }
}
