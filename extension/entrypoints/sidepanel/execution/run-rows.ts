import { message } from '../../../messages/message.ts';
import { failureOf, NoAnswer } from '../../../messaging/failures.ts';
import { type Outcome, withoutPictureData } from '../../../operations/contract/outcome.ts';
import { type Call, type RowProgress, tabOfRow } from '../conversation/call.ts';
import { type Row, runnablePart } from '../conversation/card.ts';
import { needsSuccess } from '../conversation/card-rows.ts';
import { filesOf } from '../conversation/chosen-files.ts';
import { firstFailure, keyOfRow, rowsBefore } from '../conversation/done-before.ts';
import { changeCall, findCall, type PanelStore, patchCall } from '../conversation/panel-store.ts';
import { keepPictures } from '../conversation/pictures.ts';
import { sharedTabs, shareTab, workIn } from '../conversation/shared-tabs.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { ApprovedAction, PageAccess } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';
import { nothingAnswered } from './late-changes.ts';
import { failedOutcome, reasonTexts, reportSkipped, unfitOutcome } from './results.ts';
import { revalidate } from './revalidate.ts';

/**
 * Runs the rows of an approved card one after the other. Every row gets an outcome, also those that don't run, up to a row
 * that the page refused because it had changed under the rows before: that and the rest are to be shown again. Provisional
 * outcomes are requested again before anything that depends on them, and at the end.
 */
export async function runRows(
  context: TurnContext,
  call: Call,
  rows: Row[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, row] of rows.entries()) {
    const isDependent = needsSuccess(row, rows.slice(0, index));
    if (isDependent && !row.unticked) await confirmRows(context, call, rows, outcomes);
    const failed = firstFailure({ rows, outcomes });
    const outcome =
      reasonNotToRun(context, call, row, { failed: isDependent ? failed : -1, signal }) ??
      (await runRow(context, call, index, row, {
        isFollowed: rows.slice(index + 1).some(later => runnablePart(later)),
        signal,
      }));
    if (isToShowAgain(row, outcome, failed)) break;
    outcomes.push(outcome);
    followTabs(context.store, call.id, outcome);
    if (!outcome.provisional) noteRow(context.store, call.id, index, { status: 'ended', outcome });
  }
  await confirmRows(context, call, rows, outcomes);
  return outcomes;
}

/** A page that changes each time is not asked about for ever: the model gets the refusal instead. */
const MAX_ATTEMPTS = 2;

function isToShowAgain(row: Row, { error_type, message }: Outcome, failed: number): boolean {
  if (error_type !== 'ElementChanged' || isForModel(message)) return false;
  return failed === -1 && (row.attempt ?? 0) < MAX_ATTEMPTS;
}

/** The page no longer has the element that the card showed, or may have acted on the press: the model looks first. */
function isForModel(message: Outcome['message']): boolean {
  return (
    typeof message === 'object' && /^(?:target\.(?:forgotten|redrawn)|press\.changed)$/u.test(message.code)
  );
}

/** Replaces provisional outcomes by final ones. An outcome that its page can no longer confirm stays as it was. */
async function confirmRows(
  context: TurnContext,
  call: Call,
  rows: Row[],
  outcomes: Outcome[],
): Promise<void> {
  for (const [index, { provisional, ...first }] of outcomes.entries()) {
    const row = rows[index];
    if (!provisional || !row) continue;
    const last = await askForRow(context, call, index, row, false);
    const outcome = last.error_type === 'PageGone' ? first : last;
    outcomes[index] = outcome;
    noteRow(context.store, call.id, index, { status: 'ended', outcome });
  }
}

function reasonNotToRun(
  { ports }: TurnContext,
  call: Call,
  row: Row,
  { failed, signal }: { failed: number; signal: AbortSignal },
): Outcome | undefined {
  const { messages } = ports.settings();
  const before = rowsBefore(call);
  const unfit = unfitOutcome(row, messages, before);
  if (unfit) return unfit;
  if (signal.aborted) return failedOutcome({ type: 'Rejected', ...reasonTexts('stopped', messages) });
  if (failed === -1) return undefined;
  return failedOutcome({ type: 'NotPermitted', ...reportSkipped(before + failed + 1, messages) });
}

async function runRow(
  context: TurnContext,
  call: Call,
  index: number,
  row: Row,
  { isFollowed, signal }: { isFollowed: boolean; signal: AbortSignal },
): Promise<Outcome> {
  const current = row.step === undefined ? row : await countedUp(context, call.id, row);
  if (runnablePart(current)) noteRow(context.store, call.id, index, { status: 'started' });
  const run = () => askForRow(context, call, index, current, isFollowed);
  return runUntilStopped(context.ports.page, keyOfRow(call, index, current), signal, run);
}

/** A time in a name may have gone on since the press; the page refuses any other change. */
async function countedUp(context: TurnContext, callId: string, row: Row): Promise<Row> {
  const revalidation = await revalidate(context, callId, row);
  return revalidation.kind === 'counted' ? revalidation.row : row;
}

/** Runs one row at most once, under its own key. The start is saved before it begins. */
async function askForRow(
  context: TurnContext,
  call: Call,
  index: number,
  row: Row,
  isFollowed: boolean,
): Promise<Outcome> {
  const { ports, store } = context;
  const { language, messages } = ports.settings();
  const { id, grant } = call;
  const tabId = tabOfRow(call, row);
  const runnable = runnablePart(row);
  if (!runnable) return failedOutcome({ type: 'ElementNotFound', message: messages.model.notOnPage });
  if (tabId === undefined) return failedOutcome({ type: 'PageGone', message: message('page.none') });
  const { documentId, preview } = runnable;
  let asked = 0;
  try {
    await ports.keep(store.getState().conversation);
    const files = preview.asksFile && filesOf(store.getState().chosenFiles, id, index);
    const approved = {
      tabId,
      documentId,
      key: keyOfRow(call, index, row),
      action: row.action,
      binding: preview.binding,
      ...(files ? { files } : {}),
      ...(isFollowed ? { isFollowed } : {}),
      ...(grant ? { grantedOrigin: grant.origin } : {}),
      sharedTabs: sharedTabs(store),
    };
    const run = (budget: number): Promise<Outcome> => {
      asked += 1;
      const running = ports.page.run(approved, language, budget);
      void showSighted(context, call.id, index, approved);
      return running;
    };
    return takePictures(context, id, await askAgain(run, ports.clock, message('action.unanswered')));
  } catch (thrown) {
    const failure = failureOf(thrown);
    // An unanswered run may have happened before the page went: "nothing was run" would be a guess.
    const unknown = asked > 1 && failure.type === 'PageGone';
    return failedOutcome(unknown ? { type: 'Timeout', message: message('action.unanswered') } : failure);
  }
}

/** Shows what a run has done before its result is certain. A page that is left meanwhile has nothing to show. */
async function showSighted(
  { ports, store }: TurnContext,
  callId: string,
  index: number,
  { tabId, documentId, key }: ApprovedAction,
): Promise<void> {
  const { outcome } = await ports.page.sightedOutcome({ tabId, documentId, key }).catch(nothingAnswered);
  const state = findCall(store, callId)?.state;
  const isRunning = state?.status === 'running' && state.rows[index]?.status === 'started';
  if (outcome && isRunning) noteRow(store, callId, index, { status: 'started', sighted: outcome });
}

export function noteRow(store: PanelStore, callId: string, index: number, progress: RowProgress): void {
  changeCall(store, callId, call =>
    call.state.status === 'running'
      ? { ...call, state: { ...call.state, rows: call.state.rows.with(index, progress) } }
      : call,
  );
}

/** Moves the pictures of an outcome to the call's result. An outcome whose picture can't be sent is no success. */
function takePictures({ store, ports }: TurnContext, callId: string, outcome: Outcome): Outcome {
  const { messages } = ports.settings();
  const kept = keepPictures(store.getState().pictures, callId, outcome);
  switch (kept.status) {
    case 'kept':
      store.setState({ pictures: kept.pictures });
      return withoutPictureData(outcome);
    case 'full':
      return failedOutcome({ type: 'InvalidArgument', ...reasonTexts('picturesFull', messages) });
    case 'lost':
      return failedOutcome({ type: 'Timeout', ...reasonTexts('pictureLost', messages) });
  }
}

/** Follows an action's changes of the tabs: an opened tab is shared, and the conversation may move to another. */
export function followTabs(store: PanelStore, callId: string, { tab, opened }: Outcome): void {
  if (opened?.kind === 'tab' && opened.id !== undefined) shareTab(store, Number(opened.id));
  if (!tab) return;
  const tabId = Number(tab.id);
  workIn(store, tabId);
  patchCall(store, callId, { tabId });
}

/** Runs under this key; when the person stops the turn, the page ends a wait early. */
export async function runUntilStopped<Result>(
  page: Pick<PageAccess, 'stopRun'>,
  key: string,
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result> {
  const stop = (): void => {
    page.stopRun(key).catch((thrown: unknown) => {
      // A worker that was killed no longer waits.
      if (!(thrown instanceof NoAnswer)) throw thrown;
    });
  };
  signal.addEventListener('abort', stop);
  try {
    return await run();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
