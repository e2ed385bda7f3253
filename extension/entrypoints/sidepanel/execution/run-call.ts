import type { Action } from '../../../operations/contract/action.ts';
import type { Failure } from '../../../page/failure.ts';
import { PageError, toFailure } from '../../../page/page-error.ts';
import { type Call, type PageReference, type Reply, tabOfCall } from '../conversation/call.ts';
import type { ActionsCard, Card } from '../conversation/card.ts';
import { type Carried, cardToTheEnd, firstFailure, withDoneBefore } from '../conversation/done-before.ts';
import { changeConversation, findCall, forgetFiles, patchCall } from '../conversation/panel-store.ts';
import { askPage } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';
import { cutShortEnding, type Ending, endedState, endingOf, endingWith } from './ending.ts';
import { followLateChanges } from './late-changes.ts';
import { batchResult, failureResult, reasonTexts, withUnbegun } from './results.ts';
import { runPlan } from './run-plan.ts';
import { runRows } from './run-rows.ts';

export async function runApprovedCall(
  context: TurnContext,
  callId: string,
  signal: AbortSignal,
): Promise<void> {
  const call = findCall(context.store, callId);
  if (call?.state.status !== 'approved') return;
  const { card } = call.state;
  const kept = await keepApproval(context);
  if (kept) return settle(context, callId, unsavedEnding(context, call, card, kept));
  patchCall(context.store, callId, { state: { status: 'running', card, rows: waitingRows(card) } });
  const ending = await carryOut(context, call, card, signal);
  if (!ending) return;
  settle(context, callId, ending);
  followLateChanges(context, callId);
}

/** Saves an approval before it is used, so that a closed panel can't use it again. Returns why that failed. */
async function keepApproval({ ports, store }: TurnContext): Promise<Failure | undefined> {
  try {
    await ports.keep(store.getState().conversation);
    return undefined;
  } catch (thrown) {
    const { messages } = ports.settings();
    return {
      type: 'InternalError',
      message: messages.model.notKept(messages.model.word(toFailure(thrown).message)),
    };
  }
}

/** Stops the remaining rows; the completed actions stay. */
function unsavedEnding({ ports }: TurnContext, call: Call, card: Card, failure: Failure): Ending {
  const { done, state } = call;
  const { messages } = ports.settings();
  if (done) return cutShortEnding({ state, done }, failure, messages);
  return endingWith(cardToTheEnd(call, card), failureResult(failure, messages));
}

/** Undefined when the call continues on the page that it opened. */
async function carryOut(
  context: TurnContext,
  call: Call,
  card: Card,
  signal: AbortSignal,
): Promise<Ending | undefined> {
  switch (card.kind) {
    case 'actions':
      return runBatch(context, call, card, signal);
    case 'plan':
      return endingWith(card, await runPlan(context, call, card.plan));
    case 'server':
      return { card, rows: [], reply: decision(call, true) };
  }
}

async function runBatch(
  context: TurnContext,
  call: Call,
  { rows, later }: ActionsCard,
  signal: AbortSignal,
): Promise<Ending | undefined> {
  const { messages } = context.ports.settings();
  const outcomes = await runRows(context, call, rows, signal);
  const carried = withDoneBefore(call, { rows: rows.slice(0, outcomes.length), outcomes });
  const refused = rows.slice(outcomes.length);
  if (refused.length > 0) {
    const open = [...refused.map(({ action }) => action), ...(later ?? [])];
    proposeRest(context, call.id, { done: { ...carried, open, refused } });
    return undefined;
  }
  if (later && !signal.aborted && hasNavigated(carried)) {
    await continueOnPage(context, call, carried, later);
    return undefined;
  }
  const reason = reasonTexts(signal.aborted ? 'stopped' : 'leadLeftOut', messages);
  const whole = withUnbegun(carried, later, reason, messages);
  return endingOf(whole, batchResult(whole, messages));
}

/** Whether everything wanted succeeded, including the last row, which navigates. */
function hasNavigated(carried: Carried): boolean {
  return firstFailure(carried) === -1 && !carried.rows.at(-1)?.unticked;
}

/** A backend that gives its calls no ids can identify this one only by its tool. */
export function decision(call: Call, approved: boolean, reason = ''): Reply {
  const toolId = call.toolId ?? call.toolName;
  return { kind: 'decision', toolId, approved, ...(reason === '' ? {} : { reason }) };
}

function waitingRows(card: Card): { status: 'waiting' }[] {
  return card.kind === 'actions' ? card.rows.map(() => ({ status: 'waiting' })) : [];
}

function settle({ store }: TurnContext, callId: string, ending: Ending): void {
  forgetFiles(store, callId);
  patchCall(store, callId, { state: endedState(ending) });
}

/** Proposes the remaining (`open`) actions on the page that the call opened. */
async function continueOnPage(
  context: TurnContext,
  { id }: Call,
  carried: Carried,
  open: Action[],
): Promise<void> {
  const call = findCall(context.store, id);
  const tabId = call && tabOfCall(call);
  const page = tabId === undefined ? undefined : await pageIn(context, tabId);
  if (page) changeConversation(context.store, { place: page });
  proposeRest(context, id, { page, tabId, done: { ...carried, open } });
}

/** The rest gets a card of its own. Nothing of the earlier one applies: neither its chosen files nor its permissions. */
function proposeRest({ store }: TurnContext, callId: string, changes: Partial<Call>): void {
  forgetFiles(store, callId);
  store.setState({ allowsReading: undefined });
  patchCall(store, callId, { ...changes, readsOn: undefined, state: { status: 'proposed' } });
}

/** Undefined where the page can't be read: the remaining actions may not need it. */
async function pageIn({ ports }: TurnContext, tabId: number): Promise<PageReference | undefined> {
  try {
    const { documentId, url, title } = await askPage(ports, (page, language) => page.read(tabId, language));
    return { tabId, documentId, url, title };
  } catch (thrown) {
    if (thrown instanceof PageError) return undefined;
    throw thrown;
  }
}
