import type { Action } from '../../../operations/contract/action.ts';
import type { Failure } from '../../../page/failure.ts';
import {
  type Call,
  type CallState,
  type DoneBefore,
  isSettled,
  type Reply,
  type RowProgress,
} from '../conversation/call.ts';
import { type Card, type Row, unbegunRows } from '../conversation/card.ts';
import { type Carried, cardToTheEnd, withDoneBefore } from '../conversation/done-before.ts';
import type { TurnMessages } from '../ports/ports.ts';
import {
  cutShortResult,
  failedOutcome,
  failureResult,
  type JsonObject,
  reasonTexts,
  rejection,
  unfitResult,
  withUnfit,
} from './results.ts';

/** A longer value was read for the model. */
const MAX_VALUE_LENGTH = 200;

export interface Ending {
  card: Card;
  rows: RowProgress[];
  reply: Reply;
}

export function endingOf({ rows, outcomes }: Carried, result: JsonObject): Ending {
  return {
    card: { kind: 'actions', rows },
    rows: outcomes.map(outcome => withoutBulk({ status: 'ended', outcome })),
    reply: { kind: 'result', result },
  };
}

/** The result of a call without rows of its own. */
export function endingWith(card: Card, result: JsonObject): Ending {
  return { card, rows: [], reply: { kind: 'result', result } };
}

export function endedState(ending: Ending): CallState {
  const { reply } = ending;
  const failed = reply.kind === 'result' && reply.result.success !== true;
  return failed
    ? { status: 'failed', attended: true, ...ending, delivery: 'ready' }
    : { status: 'done', ...ending, delivery: 'ready' };
}

/** Ends a call after its completed rows; the remaining rows show their known outcomes. */
export function cutShortEnding(
  call: Pick<Call, 'state'> & { done: DoneBefore },
  failure: Failure,
  messages: TurnMessages,
): Ending {
  const { state, done } = call;
  const card = 'card' in state && state.card?.kind === 'actions' ? state.card : undefined;
  const rows = card ? [...card.rows, ...unbegunRows(card.later)] : failedRows(done.open, failure);
  const outcomes = rows.map(() => failedOutcome(failure));
  return endingOf(withDoneBefore(call, { rows, outcomes }), cutShortResult(done, failure, messages));
}

/** A site rule is reported by the rows that it blocks. */
function failedRows(actions: readonly Action[], failure: Failure): Row[] {
  return actions.map(action => ({ action, preview: { status: 'failed', failure } }));
}

/** Without earlier actions the failure says it all, so rows are reported only with them. */
export function rejectedEnding(call: Call, card: Card, reason: string, messages: TurnMessages): Ending {
  const { done } = call;
  const rejected = rejection(card, reason, done !== undefined, messages);
  if (!done) return endingWith(cardToTheEnd(call, card), rejected);
  const row = { type: 'Rejected', ...reasonTexts('rejectedRow', messages) } as const;
  const result = { ...cutShortResult(done, row, messages), ...rejected };
  return { ...cutShortEnding({ ...call, done }, row, messages), reply: { kind: 'result', result } };
}

/** Nothing on the card could run any more, so the person returned it. */
export function staleEnding(call: Call, card: Card, messages: TurnMessages): Ending {
  if (card.kind === 'actions') {
    const whole = withUnfit(call, card, messages);
    return endingOf(whole, unfitResult(whole, messages));
  }
  return endingWith(card, failureResult({ type: 'PageGone', message: messages.model.pageLeft }, messages));
}

/** The stored outcome of a row: content for the model is in the call's reply. */
export function withoutBulk(progress: RowProgress): RowProgress {
  if (progress.status !== 'ended') return progress;
  const { value, links: _links, metadata: _metadata, ...outcome } = progress.outcome;
  const isKept = value !== undefined && JSON.stringify(value).length <= MAX_VALUE_LENGTH;
  return { status: 'ended', outcome: { ...outcome, ...(isKept ? { value } : {}) } };
}

/**
 * Ends a call that did something on an earlier page: that stays displayed with its result, and the rest gets a reason.
 * Undefined for a call that did nothing yet or is settled.
 */
export function cutShort(
  call: Call,
  failure: Failure,
  delivery: 'ready' | 'dropped',
  messages: TurnMessages,
): Call | undefined {
  const { done, state } = call;
  if (!done || isSettled(state)) return undefined;
  const ending = cutShortEnding({ state, done }, failure, messages);
  return { ...call, state: { status: 'failed', attended: true, ...ending, delivery } };
}
