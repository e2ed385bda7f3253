import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Problem } from '../backend/problem.ts';
import { type Call, type RowProgress, tabOfCall } from '../conversation/call.ts';
import type { ActionsCard, Row } from '../conversation/card.ts';
import { changePageContext } from '../conversation/change-context.ts';
import type { Conversation, Entry } from '../conversation/conversation.ts';
import { keyOfRow, withDoneBefore } from '../conversation/done-before.ts';
import { calls, createPanelStore, type PanelStore } from '../conversation/panel-store.ts';
import type { PageAccess } from '../ports/page-access.ts';
import type { TurnMessages } from '../ports/ports.ts';
import { type Ending, endedState, endingOf, endingWith } from './ending.ts';
import {
  batchResult,
  failedOutcome,
  failureResult,
  interruptedOutcome,
  type JsonObject,
  reasonTexts,
  withUnbegun,
} from './results.ts';
import { decision } from './run-call.ts';
import { followTabs, noteRow } from './run-rows.ts';

/** A stored conversation with everything closed that was running when the panel closed. */
export function restoreConversation(kept: Conversation, messages: TurnMessages): Conversation {
  const entries = kept.entries.map(entry => closeInterrupted(entry, { kind: 'closed' }, messages));
  return { ...kept, entries };
}

/** A streaming answer is cut; a running call is settled with its known outcomes. Nothing runs again. */
export function closeInterrupted(entry: Entry, problem: Problem, messages: TurnMessages): Entry {
  if (entry.kind === 'call') return closeUndoing(closeCall(entry, messages), messages);
  if (entry.kind !== 'answer') return entry;
  const { status } = entry.state;
  const ended = status === 'complete' || status === 'stopped' || status === 'failed';
  return ended ? entry : { ...entry, state: { status: 'failed', problem } };
}

function closeCall(call: Call, messages: TurnMessages): Call {
  const { state } = call;
  if (state.status !== 'approved' && state.status !== 'running') return call;
  const { card } = state;
  switch (card.kind) {
    case 'server':
      // A server tool does nothing before the decision is sent, and it was not: the approval still stands.
      return settled(call, { card, rows: [], reply: decision(call, true) });
    case 'plan':
      return settled(call, endingWith(card, interruptedPlan(messages)));
    case 'actions':
      return settled(call, endBatch(call, card, state.status === 'running' ? state.rows : [], messages));
  }
}

/** Nobody knows whether the page had undone it already. */
function closeUndoing(call: Call, messages: TurnMessages): Call {
  if (!call.undoing) return call;
  const outcome = failedOutcome({ type: 'Timeout', message: messages.person.undo.unknown });
  const rows = call.undoing.rows.map(row =>
    row.progress.status === 'ended' ? row : { ...row, progress: { status: 'ended' as const, outcome } },
  );
  return { ...call, undoing: { ...call.undoing, rows } };
}

function settled(call: Call, ending: Ending): Call {
  return { ...call, state: endedState(ending) };
}

function endBatch(
  call: Call,
  { rows, later }: ActionsCard,
  progress: RowProgress[],
  messages: TurnMessages,
): Ending {
  const carried = withDoneBefore(call, {
    rows,
    outcomes: rows.map((row, index) => interruptedOutcome(call, row, progress[index], messages)),
  });
  const whole = withUnbegun(carried, later, reasonTexts('closedBeforeRunning', messages), messages);
  return endingOf(whole, batchResult(whole, messages));
}

function interruptedPlan(messages: TurnMessages): JsonObject {
  return failureResult({ type: 'Timeout', message: message('action.panelClosed') }, messages);
}

/**
 * Adds the outcomes that the background knows of calls that had begun: a window that an approval closes takes its panel
 * along. Nothing runs by this.
 */
export async function recoverOutcomes(
  kept: Conversation,
  page: Pick<PageAccess, 'outcomeOf'>,
): Promise<Conversation> {
  const store = createPanelStore(kept);
  for (const { call, index, row } of calls(store).flatMap(begunRows)) {
    const outcome = await knownOutcome(page, keyOfRow(call, index, row));
    if (outcome) takeIn(store, call, index, outcome);
  }
  return store.getState().conversation;
}

function begunRows(call: Call): { call: Call; index: number; row: Row }[] {
  const { state } = call;
  if (state.status !== 'running' || state.card.kind !== 'actions') return [];
  return state.card.rows.flatMap((row, index) =>
    state.rows[index]?.status === 'started' ? [{ call, index, row }] : [],
  );
}

/** A background that does not answer knows no more, and must not keep the panel from opening. */
async function knownOutcome(page: Pick<PageAccess, 'outcomeOf'>, key: string): Promise<Outcome | undefined> {
  try {
    return (await page.outcomeOf(key)).outcome;
  } catch (thrown) {
    if (thrown instanceof NoAnswer || thrown instanceof PageError) return undefined;
    throw thrown;
  }
}

/** Uses the tab in front at that time: the person has chosen the current one since. */
function takeIn(store: PanelStore, call: Call, index: number, outcome: Outcome): void {
  const tabId = store.getState().conversation.worksIn?.whileFront ?? tabOfCall(call);
  if (tabId !== undefined) changePageContext(store, { front: { tabId, url: undefined, title: undefined } });
  noteRow(store, call.id, index, { status: 'ended', outcome });
  followTabs(store, call.id, outcome);
}
