import { summarizeBatch } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import type { FoundMore, PageChanges } from '../../../messaging/tab-messages.ts';
import type { Action } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Failure } from '../../../page/failure.ts';
import { staleReasonOfRow } from '../conversation/approval-blocker.ts';
import type { Call, DoneBefore, RowProgress } from '../conversation/call.ts';
import {
  type ActionsCard,
  type Card,
  type Gone,
  type Row,
  refusalOf,
  unbegunRows,
} from '../conversation/card.ts';
import { type Carried, firstFailure, rowsBefore, withDoneBefore } from '../conversation/done-before.ts';
import type { TurnMessages } from '../ports/ports.ts';
import { changesOfCard, changesOfRow } from './report-changes.ts';

/** A result on the wire. The model reads it, so every failure says what happened and what to do next. */
export type JsonObject = Record<string, unknown>;

export function failureResult({ type, message }: Failure, { model }: TurnMessages): JsonObject {
  return { success: false, error: model.word(message), error_type: type };
}

/** A rejection includes the last text of the card, so that the model does not propose the same again. */
export function rejection(card: Card, reason: string, isOfRest: boolean, messages: TurnMessages): JsonObject {
  const { model } = messages;
  const decision = model.rejected(isOfRest, reason);
  const also = hasLost(card) ? [model.goneMeanwhile] : [];
  const message = [decision, ...refusalsOf(card, messages), ...also].join(' ');
  return { ...failureResult({ type: 'Rejected', message }, messages), ...(reason !== '' && { reason }) };
}

function hasLost(card: Card): boolean {
  if (card.kind === 'actions')
    return card.rows.some(row => !refusalOf(row) && staleReasonOfRow(row) !== undefined);
  return card.kind === 'plan' && card.isPageGone === true;
}

/** Each once, for however many rows. */
function refusalsOf(card: Card, { model }: TurnMessages): Set<string> {
  const rows = card.kind === 'actions' ? card.rows : [];
  return new Set(rows.flatMap(row => refusalOf(row) ?? []).map(({ message }) => model.word(message)));
}

type ReaderTexts = Pick<Outcome, 'message' | 'forPerson'>;

export function failedOutcome({ type, message, forPerson }: Pick<Failure, 'type'> & ReaderTexts): Outcome {
  const effect = type === 'NeedsUser' ? { effect: 'needs_user' as const } : {};
  const texts = forPerson === undefined ? { message } : { message, forPerson };
  return { success: false, ...texts, error_type: type, ...effect };
}

export function reasonTexts(
  what: 'stopped' | 'closedBeforeRunning' | 'leadLeftOut' | 'rejectedRow' | 'picturesFull' | 'pictureLost',
  { model, person }: TurnMessages,
): ReaderTexts {
  return { message: model[what], forPerson: person.reasons[what] };
}

/** `row`: the number of the row that comes first. */
export function reportSkipped(row: number, { model, person }: TurnMessages): ReaderTexts {
  return { message: model.skippedAfter(row), forPerson: person.reasons.skippedAfter(row) };
}

/** The outcome of a row that can't run; undefined for one that can. `before`: the number of rows before its card. */
export function unfitOutcome(row: Row, messages: TurnMessages, before: number): Outcome | undefined {
  if (row.unticked) return failedOutcome({ type: 'Rejected', message: messages.model.unticked });
  if (row.gone) return goneOutcome(row.gone, messages);
  if (row.preview.status === 'failed') return failedOutcome(row.preview.failure);
  if (row.blockedBy === undefined) return undefined;
  return failedOutcome({ type: 'NotPermitted', ...reportSkipped(before + row.blockedBy + 1, messages) });
}

/** The card decides, also when the target has come back since. */
function goneOutcome(gone: Gone, { model: messages }: TurnMessages): Outcome {
  if (typeof gone === 'object') return failedOutcome(gone.refusal);
  switch (gone) {
    case 'target':
      return failedOutcome({ type: 'StaleElement', message: messages.targetGone });
    case 'page':
      return failedOutcome({ type: 'PageGone', message: messages.pageLeft });
    case 'tab':
      return failedOutcome({ type: 'PageGone', message: messages.tabGone });
  }
}

export function moreResult(found: FoundMore, messages: TurnMessages): JsonObject {
  const { elements, offset, total, nextFrom, list, collected } = found;
  const end = offset + elements.length;
  const next = end < total && elements.length > 0 ? { next_offset: end } : {};
  return {
    success: true,
    elements,
    total,
    more: messages.model.partOf(offset + 1, end, total),
    ...next,
    ...(nextFrom !== undefined && { partial: messages.model.partlySearched(nextFrom), next_from: nextFrom }),
    ...listResult({ list, collected }, messages),
  };
}

/** A virtualized list is incomplete: rows that were not rendered were not searched, unless collected. */
function listResult(
  { list, collected }: Pick<FoundMore, 'list' | 'collected'>,
  messages: TurnMessages,
): JsonObject {
  if (collected) {
    const { texts, ...coverage } = collected;
    return { list: messages.model.collected(coverage), ...(texts.length > 0 && { rows: texts }) };
  }
  return list ? { list: messages.model.partlyDrawn(list.drawn, list.total) } : {};
}

export function withPageChanges(result: JsonObject, pageChanges: PageChanges | undefined): JsonObject {
  if (!pageChanges) return result;
  const { elements, total, gone } = pageChanges;
  return {
    ...result,
    ...(total > 0 && { new_elements: elements, new_elements_total: total }),
    ...(gone > 0 && { elements_gone: gone }),
  };
}

/** An unticked row is no failure; it is reported apart, like the person's changes. */
export function batchResult({ rows, outcomes }: Carried, messages: TurnMessages): JsonObject {
  const carriedOut = outcomes.filter((_, index) => !rows[index]?.unticked);
  const success = carriedOut.every(outcome => outcome.success);
  const results = outcomes.map(({ forPerson: _forPerson, ...outcome }, index) => ({
    ...wordedOutcome(outcome, messages),
    ...changesOfRow(rows[index], messages),
  }));
  return { success, results, summary: summarizeBatch(carriedOut), ...changesOfCard(rows, messages) };
}

function wordedOutcome(outcome: Outcome, { model }: TurnMessages): JsonObject {
  const { message, value } = outcome;
  return {
    ...outcome,
    message: model.word(message),
    ...(value === undefined ? {} : { value: model.word(value) }),
  };
}

/** None of the batch can run. It has the keys of a failure too, for readers that expect them. */
export function unfitResult(carried: Carried, messages: TurnMessages): JsonObject {
  const { outcomes } = carried;
  const first = outcomes[firstFailure(carried)];
  return {
    ...batchResult(carried, messages),
    error: first && messages.model.word(first.message),
    error_type: first?.error_type,
  };
}

/** The rows of a card that can't run, after the call's earlier outcomes. */
export function withUnfit(call: Call, { rows, later }: ActionsCard, messages: TurnMessages): Carried {
  const outcomes = rows.flatMap(row => unfitOutcome(row, messages, rowsBefore(call)) ?? []);
  return withUnbegun(
    withDoneBefore(call, { rows, outcomes }),
    later,
    reasonTexts('leadLeftOut', messages),
    messages,
  );
}

/** The outcomes of a call before it ended early, and the reason why the rest did not run. */
export function cutShortResult(
  { rows, outcomes, open }: DoneBefore,
  failure: Failure,
  messages: TurnMessages,
): JsonObject {
  const rest = open.map(() => failedOutcome(failure));
  return {
    ...batchResult({ rows, outcomes: [...outcomes, ...rest] }, messages),
    ...failureResult(failure, messages),
  };
}

/** Adds the actions of a page that never came, with `reason` unless an earlier row failed. */
export function withUnbegun(
  { rows, outcomes }: Carried,
  later: readonly Action[] | undefined,
  reason: ReaderTexts,
  messages: TurnMessages,
): Carried {
  const failed = firstFailure({ rows, outcomes });
  const why = failed === -1 ? reason : reportSkipped(failed + 1, messages);
  const unbegun = unbegunRows(later, failed === -1 ? undefined : failed);
  const left = unbegun.map(() => failedOutcome({ type: 'NotPermitted', ...why }));
  return { rows: [...rows, ...unbegun], outcomes: [...outcomes, ...left] };
}

/** The outcome of a row of an interrupted batch: the known one, or that it is unknown. */
export function interruptedOutcome(
  call: Call,
  row: Row,
  progress: RowProgress | undefined,
  messages: TurnMessages,
): Outcome {
  if (progress?.status === 'ended') return progress.outcome;
  const unfit = unfitOutcome(row, messages, rowsBefore(call));
  if (unfit) return unfit;
  return progress?.status === 'started'
    ? failedOutcome({ type: 'Timeout', message: message('action.panelClosed') })
    : failedOutcome({ type: 'NotPermitted', ...reasonTexts('closedBeforeRunning', messages) });
}
