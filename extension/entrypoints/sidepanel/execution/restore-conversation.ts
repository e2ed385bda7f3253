import type { Problem } from '../backend/problem.ts';
import type { Call, RowProgress } from '../conversation/call.ts';
import type { ActionsCard } from '../conversation/card.ts';
import type { Conversation, Entry } from '../conversation/conversation.ts';
import { withDoneBefore } from '../conversation/done-before.ts';
import type { Words } from '../words/words-for.ts';
import { type Ending, endedState, endingOf } from './ending.ts';
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
  switch (card.kind) {
    case 'server':
      // Nothing of a server tool happens before the decision is sent, and it hasn't been: the approval still stands.
      return settled(call, { card, rows: [], reply: decision(call, true) });
    case 'plan':
      return settled(call, { card, rows: [], reply: { kind: 'result', result: interruptedPlan(words) } });
    case 'actions':
      return settled(call, endBatch(call, card, state.status === 'running' ? state.rows : [], words));
  }
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

function settled(call: Call, ending: Ending): Call {
  return { ...call, state: endedState(ending) };
}

function endBatch(call: Call, { rows, later }: ActionsCard, progress: RowProgress[], words: Words): Ending {
  const carried = withDoneBefore(call, { rows, outcomes: interruptedOutcomes(call, rows, progress, words) });
  const whole = withUnbegun(carried, later, toldOf('closedBeforeRunning', words), words);
  return endingOf(whole, batchResult(whole, words));
}

function interruptedPlan(words: Words): JsonObject {
  return failureResult({ type: 'Timeout', message: words.forModel.closedWhileRunning }, words);
}
