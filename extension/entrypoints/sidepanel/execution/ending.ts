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
const LONGEST_VALUE = 200;

/** How a call ends: what is shown of it from then on, and its one reply. */
export interface Ending {
  card: Card;
  rows: RowProgress[];
  reply: Reply;
}

/** Of a batch, from the first of its actions to the last. */
export function endingOf({ rows, outcomes }: Carried, result: JsonObject): Ending {
  return {
    card: { kind: 'actions', rows },
    rows: outcomes.map(outcome => withoutBulk({ status: 'ended', outcome })),
    reply: { kind: 'result', result },
  };
}

/** Of a call that ran. */
export function endedState(ending: Ending): CallState {
  const { reply } = ending;
  const failed = reply.kind === 'result' && reply.result.success !== true;
  return failed
    ? { status: 'failed', attended: true, ...ending, delivery: 'ready' }
    : { status: 'done', ...ending, delivery: 'ready' };
}

/** Of a call of which no more is done than what was done before; of the rest is shown what was known of it. */
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

/** A rule of a site is told of by its rows, which keep it. */
function failedRows(actions: readonly Action[], failure: Failure): Row[] {
  return actions.map(action => ({ action, preview: { status: 'failed', failure } }));
}

/** Only what was done before is told row by row: where that is nothing, the failure says it all. */
export function rejectedEnding(call: Call, card: Card, reason: string, messages: TurnMessages): Ending {
  const { done } = call;
  const told = rejection(card, reason, done !== undefined, messages);
  if (!done) return { card: cardToTheEnd(call, card), rows: [], reply: { kind: 'result', result: told } };
  const row = { type: 'Rejected', ...reasonTexts('rejectedRow', messages) } as const;
  const result = { ...cutShortResult(done, row, messages), ...told };
  return { ...cutShortEnding({ ...call, done }, row, messages), reply: { kind: 'result', result } };
}

/** Nothing of the card could be done any more, so that the person hands it back. */
export function staleEnding(call: Call, card: Card, messages: TurnMessages): Ending {
  if (card.kind === 'actions') {
    const whole = withUnfit(call, card, messages);
    return endingOf(whole, unfitResult(whole, messages));
  }
  const result = failureResult({ type: 'PageGone', message: messages.model.pageLeft }, messages);
  return { card, rows: [], reply: { kind: 'result', result } };
}

/** How a row ended, as it is kept to be shown: what was read for the model is in the call's reply, and not twice. */
export function withoutBulk(progress: RowProgress): RowProgress {
  if (progress.status !== 'ended') return progress;
  const { value, links: _links, metadata: _metadata, ...outcome } = progress.outcome;
  const isKept = value !== undefined && JSON.stringify(value).length <= LONGEST_VALUE;
  return { status: 'ended', outcome: { ...outcome, ...(isKept ? { value } : {}) } };
}

/**
 * A call that did something before it came to the page that it stands at: what it did stays on the screen and has its
 * result, and why the rest did not come. Undefined for one that did nothing yet, and for one that is settled.
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
