import type { Problem } from '../backend/problem.ts';
import type { Call } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import type { Conversation, Entry } from '../conversation/conversation.ts';
import type { Words } from '../words/en.ts';
import { failureResult, interruptedResult, type JsonObject } from './results.ts';
import { decision } from './run-call.ts';

/** A conversation as it was kept, with everything closed that was under way when the panel went away. */
export function restoreConversation(kept: Conversation, words: Words): Conversation {
  const entries = kept.entries.map(entry => closeInterrupted(entry, { kind: 'closed' }, words));
  return { ...kept, entries };
}

/** An answer that was coming is cut; a call that was running is settled with what is known. Nothing runs again. */
export function closeInterrupted(entry: Entry, problem: Problem, words: Words): Entry {
  if (entry.kind === 'call') return closeCall(entry, words);
  if (entry.kind !== 'answer') return entry;
  const { status } = entry.state;
  const ended = status === 'complete' || status === 'stopped' || status === 'failed';
  return ended ? entry : { ...entry, state: { status: 'failed', problem } };
}

function closeCall(call: Call, words: Words): Call {
  const { state } = call;
  if (state.status !== 'approved' && state.status !== 'running') return call;
  const { card } = state;
  const rows = state.status === 'running' ? state.rows : [];
  const settled = { card, rows, delivery: 'ready' } as const;
  // Nothing of a server tool happens before the decision is sent, and it hasn't been: the approval still stands.
  if (card.kind === 'server') {
    return { ...call, state: { status: 'done', ...settled, reply: decision(call, true) } };
  }
  const result = closedResult(card, rows, words);
  return {
    ...call,
    state: { status: 'failed', attended: true, ...settled, reply: { kind: 'result', result } },
  };
}

function closedResult(
  card: Exclude<Card, { kind: 'server' }>,
  rows: Extract<Call['state'], { status: 'running' }>['rows'],
  words: Words,
): JsonObject {
  if (card.kind === 'actions') return interruptedResult(card.rows, rows, words);
  return failureResult({ type: 'Timeout', message: words.forModel.closedWhileRunning });
}
