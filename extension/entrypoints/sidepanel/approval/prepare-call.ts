import { message } from '../../../messages/message.ts';
import { failureOf, SiteRefusal } from '../../../messaging/failures.ts';
import type { Action } from '../../../operations/contract/action.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Failure } from '../../../page/failure.ts';
import type { ParsedCall } from '../../../tools/parse-call.ts';
import { type Call, type CallState, tabOfCall } from '../conversation/call.ts';
import { type ActionsCard, type Card, type Row, runnablePart } from '../conversation/card.ts';
import type { Entry } from '../conversation/conversation.ts';
import { wholeProgress } from '../conversation/done-before.ts';
import { callsOfTurn, type PanelStore, patchCall } from '../conversation/panel-store.ts';
import { cutShort } from '../execution/ending.ts';
import { failureResult, type JsonObject, unfitResult, withUnfit } from '../execution/results.ts';
import { runApprovedCall } from '../execution/run-call.ts';
import { askPage } from '../ports/ask-again.ts';
import type { TurnContext, TurnMessages } from '../ports/ports.ts';
import { whenStopped } from '../ports/when-stopped.ts';
import { previewRows, withChanges, withDrift } from './preview-rows.ts';
import { isReading, originRead } from './reading-card.ts';
import { findGrant } from './reading-grant.ts';

/** How many calls in a row may return to the model without a question to the person. */
const UNATTENDED_LIMIT = 3;

/**
 * Shows a proposed call to the person, or runs it if a grant covers it. Invalid arguments and missing targets return to the
 * model at once; after several in a row the turn ends. A call whose page does not answer stays as it was at Stop.
 */
export async function prepareCall(context: TurnContext, call: Call, signal: AbortSignal): Promise<void> {
  const parsed = context.ports.tools.parse(call.toolName, call.argumentsText, call.toolset);
  if (parsed.status === 'answered') return returnUnattended(context, call, parsed.result);
  const card = await Promise.race([makeCard(context, call, parsed), whenStopped(signal)]);
  if (!card) return;
  if ('type' in card) return returnFailure(context, call, card);
  if (card.kind === 'actions' && !card.rows.some(runnablePart)) {
    const { messages } = context.ports.settings();
    const whole = withUnfit(call, card, messages);
    const result = unfitResult(whole, messages);
    const shown = { kind: 'actions', rows: whole.rows } as const;
    return returnUnattended(context, call, call.page ? result : withRest(result, card, messages), shown);
  }
  const site = await readingSite(context, call, card);
  if (site.status === 'refused') return returnFailure(context, call, site.failure);
  const readsOn = site.status === 'one' ? site.origin : undefined;
  // On the next page the person is asked in any case: their grant was for the page before.
  const mayBeGranted = readsOn !== undefined && !call.done;
  const grant = mayBeGranted ? await findGrant(context, card, readsOn) : undefined;
  if (!grant || signal.aborted) {
    return patchCall(context.store, call.id, { readsOn, state: { status: 'awaiting', card } });
  }
  patchCall(context.store, call.id, { grant, state: { status: 'approved', card } });
  await runApprovedCall(context, call.id, signal);
}

/** Without a readable page only a few tools work; the result names them, unless the page is the reason. */
function withRest(result: JsonObject, { rows }: ActionsCard, { model }: TurnMessages): JsonObject {
  if (rows.every(({ action }) => findOperation(action.action)?.inBrowser?.needsNoTab)) return result;
  const isTabClosed = rows.some(
    ({ preview }) => preview.status === 'failed' && isClosedToUs(preview.failure),
  );
  return {
    ...result,
    error: [result.error, isTabClosed ? model.withoutTab : model.withoutPage].join(' '),
  };
}

function isClosedToUs({ type, site }: Failure): boolean {
  return type === 'PageGone' || site?.rule === 'never-read';
}

type ToDecide = Exclude<ParsedCall, { status: 'answered' }>;

async function makeCard(context: TurnContext, call: Call, parsed: ToDecide): Promise<Card | Failure> {
  if (parsed.status === 'foreign') return { kind: 'server' };
  const { messages } = context.ports.settings();
  if (isRepeated(context, call)) return { type: 'InvalidArgument', message: messages.model.repeated };
  const tabId = tabOfCall(call);
  if (tabId === undefined) return { type: 'NotPermitted', message: message('page.none') };
  if (parsed.status === 'invalid') return parsed.failure;
  if (isLeftBehind(context, call)) return { type: 'PageGone', message: messages.model.movedOn };
  const { tool, plan } = parsed;
  if (plan.kind === 'actions') return actionsCard(context, call, tabId, plan.actions);
  return call.page ? { kind: 'plan', effect: tool.effect, plan } : whyUnread(context, tabId);
}

/** The person's rule for the site, if that is the reason. */
async function whyUnread({ ports }: TurnContext, tabId: number): Promise<Failure> {
  try {
    await ports.page.listFrames(tabId);
  } catch (thrown) {
    if (thrown instanceof SiteRefusal) return failureOf(thrown);
  }
  return { type: 'NotPermitted', message: message('page.none') };
}

/** Repeats a call of the same turn. Some backends count the calls of each answer from the start: with other arguments it is another. */
function isRepeated({ store }: TurnContext, { id, toolId, toolName, argumentsText }: Call): boolean {
  if (toolId === undefined) return false;
  return callsOfTurn(store.getState().conversation.entries, id).some(
    earlier =>
      earlier.id !== id &&
      earlier.toolId === toolId &&
      earlier.toolName === toolName &&
      earlier.argumentsText === argumentsText,
  );
}

/** The call was proposed before the conversation moved to another tab: its ids belong to the earlier page. */
function isLeftBehind({ store }: TurnContext, call: Call): boolean {
  const { worksIn } = store.getState().conversation;
  return worksIn !== undefined && tabOfCall(call) !== worksIn.tabId;
}

/** Actions after a navigation are previewed on the next page, once it is known. */
async function actionsCard(
  context: TurnContext,
  call: Call,
  tabId: number,
  actions: readonly Action[],
): Promise<Card> {
  const open = call.done?.open ?? actions;
  const now = open.slice(0, open.findIndex(leadsElsewhere) + 1 || undefined);
  const later = open.slice(now.length);
  const fresh = await previewRows(context, tabId, now, call.done?.refused);
  const rows = fresh.map((row, index) => shownAgain(context, call.done, row, index));
  return { kind: 'actions', rows, ...(later.length > 0 && { later }) };
}

/**
 * A row that the page refused after it had changed, or one after it: with what differs from the row that was approved. Where
 * the first one reads the same, the change is around its target.
 */
function shownAgain({ ports }: TurnContext, done: Call['done'], row: Row, index: number): Row {
  const refused = done?.refused?.[index];
  if (!refused) return row;
  const attempt = (refused.attempt ?? 0) + 1;
  const again = { ...withChanges(refused, row, ports.settings().messages, done.rows), attempt };
  if (again.preview.status !== 'bound') return again;
  const isAlike = index === 0 && !again.changed?.parts.length;
  return withDrift(again, again.preview.drift ?? {}, isAlike);
}

function leadsElsewhere({ action }: Action): boolean {
  return findOperation(action)?.inBrowser?.leadsElsewhere === true;
}

function returnFailure(context: TurnContext, call: Call, failure: Failure): void {
  const { messages } = context.ports.settings();
  const closed = cutShort(call, failure, 'ready', messages);
  if (closed) patchCall(context.store, call.id, closed);
  else returnUnattended(context, call, failureResult(failure, messages));
}

function returnUnattended({ store }: TurnContext, call: Call, result: JsonObject, card?: Card): void {
  const state: CallState =
    !call.done && unattendedInARow(store) >= UNATTENDED_LIMIT
      ? { status: 'void', card, reason: 'gave-up' }
      : {
          ...(result.success === true
            ? { status: 'answered' }
            : { status: 'failed', attended: call.done !== undefined }),
          card,
          rows: wholeProgress(call, []),
          reply: { kind: 'result', result },
          delivery: 'ready',
        };
  patchCall(store, call.id, { state });
}

/** Counts from the last call that the person decided on, or their last message. */
function unattendedInARow(store: PanelStore): number {
  const since = store.getState().conversation.entries.toReversed();
  const end = since.findIndex(
    entry => entry.kind === 'person' || (entry.kind === 'call' && wasAttended(entry)),
  );
  return since.slice(0, end).filter(isUnattended).length;
}

function isUnattended(entry: Entry): boolean {
  return entry.kind === 'call' && (entry.state.status === 'failed' || entry.state.status === 'answered');
}

function wasAttended({ state, grant }: Call): boolean {
  if (grant) return false;
  return state.status === 'failed'
    ? state.attended
    : state.status !== 'proposed' && state.status !== 'answered';
}

/** The sites that a read-only call would read: `one`, or not known to be only one. */
type ReadingSite =
  | { status: 'one'; origin: string }
  | { status: 'unknown' }
  | { status: 'refused'; failure: Failure };

/** Asks the page as it is now. Without an answer the person is asked. */
async function readingSite({ ports }: TurnContext, { page }: Call, card: Card): Promise<ReadingSite> {
  if (!page || !isReading(card)) return { status: 'unknown' };
  try {
    const { frames } = await askPage(ports, tabs => tabs.listFrames(page.tabId));
    const isSamePage = frames.some(({ isTop, documentId }) => isTop && documentId === page.documentId);
    const origin = isSamePage ? originRead(card, frames) : undefined;
    return origin === undefined ? { status: 'unknown' } : { status: 'one', origin };
  } catch (thrown) {
    if (thrown instanceof SiteRefusal) return { status: 'refused', failure: failureOf(thrown) };
    return { status: 'unknown' };
  }
}
