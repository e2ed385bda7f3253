import type { Outcome } from '../../../operations/outcome.ts';
import type { Problem } from '../backend/problem.ts';
import type { Call } from '../conversation/call.ts';
import type { ActionsCard } from '../conversation/card.ts';
import type { Conversation, Entry } from '../conversation/conversation.ts';
import { wholeCard, wholeProgress, withDoneBefore } from '../conversation/done-before.ts';
import type { Words } from '../words/words-for.ts';
import {
  batchResult,
  failedOutcome,
  failureResult,
  interruptedOutcomes,
  type JsonObject,
  toldOf,
  withUnbegun,
} from './results.ts';
import { decision } from './run-call.ts';

/** A conversation as it was kept, with everything closed that was under way when the panel went away. */
export function restoreConversation(kept: Conversation, words: Words): Conversation {
  const entries = kept.entries.map(entry => closeInterrupted(entry, { kind: 'closed' }, words));
  return { ...kept, entries };
}

/** An answer that was coming is cut; a call that was running is settled with what is known. Nothing runs again. */
export function closeInterrupted(entry: Entry, problem: Problem, words: Words): Entry {
  if (entry.kind === 'call') return closeUndoing(closeCall(entry, words), words);
  if (entry.kind !== 'answer') return entry;
  const { status } = entry.state;
  const ended = status === 'complete' || status === 'stopped' || status === 'failed';
  return ended ? entry : { ...entry, state: { status: 'failed', problem } };
}

function closeCall(call: Call, words: Words): Call {
  const { state } = call;
  if (state.status !== 'approved' && state.status !== 'running') return call;
  const { card } = state;
  const delivery = 'ready' as const;
  // Nothing of a server tool happens before the decision is sent, and it hasn't been: the approval still stands.
  if (card.kind === 'server') {
    return { ...call, state: { status: 'done', card, rows: [], delivery, reply: decision(call, true) } };
  }
  const progress = state.status === 'running' ? state.rows : [];
  const outcomes = card.kind === 'actions' ? interruptedOutcomes(call, card.rows, progress, words) : [];
  const rows = wholeProgress(
    call,
    outcomes.map(outcome => ({ status: 'ended', outcome })),
  );
  const result =
    card.kind === 'actions' ? interruptedBatch(call, card, outcomes, words) : interruptedPlan(words);
  const reply = { kind: 'result', result } as const;
  const whole = wholeCard(call, card);
  return { ...call, state: { status: 'failed', attended: true, card: whole, rows, delivery, reply } };
}

/** Whether the page had gone back already, nobody here knows. */
function closeUndoing(call: Call, words: Words): Call {
  if (!call.undoing) return call;
  const outcome = failedOutcome({ type: 'Timeout', message: words.undo.unknown });
  const rows = call.undoing.rows.map(row =>
    row.progress.status === 'ended' ? row : { ...row, progress: { status: 'ended' as const, outcome } },
  );
  return { ...call, undoing: { ...call.undoing, rows } };
}

function interruptedBatch(
  call: Call,
  { rows, later }: ActionsCard,
  outcomes: Outcome[],
  words: Words,
): JsonObject {
  const carried = withDoneBefore(call, { rows, outcomes });
  return batchResult(withUnbegun(carried, later, toldOf('closedBeforeRunning', words), words), words);
}

function interruptedPlan(words: Words): JsonObject {
  return failureResult({ type: 'Timeout', message: words.forModel.closedWhileRunning });
}
