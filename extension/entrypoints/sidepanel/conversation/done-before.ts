import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Call, RowProgress } from './call.ts';
import { type Card, type Row, unbegunRows } from './card.ts';

export interface Carried {
  rows: Row[];
  outcomes: Outcome[];
}

/** Adds the actions of the call before it reached the page of its last card. */
export function withDoneBefore({ done }: Pick<Call, 'done'>, { rows, outcomes }: Carried): Carried {
  return done
    ? { rows: [...done.rows, ...rowsAfter(done.rows, rows)], outcomes: [...done.outcomes, ...outcomes] }
    : { rows, outcomes };
}

/** How many rows the call had before its last card: row numbers count from the first of all. */
export function rowsBefore({ done }: Pick<Call, 'done'>): number {
  return done?.rows.length ?? 0;
}

/** Identifies the approval of a row, by its place among all rows of its call. Shown again, it needs another approval. */
export function approvalKey(callId: string, place: number, { attempt }: Pick<Row, 'attempt'>): string {
  return attempt === undefined ? `${callId}:${place}` : `${callId}:${place}:${attempt}`;
}

export function keyOfRow(call: Pick<Call, 'id' | 'done'>, index: number, row: Row): string {
  return approvalKey(call.id, rowsBefore(call) + index, row);
}

/** The first that did not succeed, or -1. An unticked row did not fail. */
export function firstFailure({ rows, outcomes }: Carried): number {
  return outcomes.findIndex(({ success }, index) => !success && !rows[index]?.unticked);
}

/** The card of a call with the rows of all its pages. */
export function wholeCard({ done }: Pick<Call, 'done'>, card: Card): Card {
  if (!done || card.kind !== 'actions') return card;
  return { ...card, rows: [...done.rows, ...rowsAfter(done.rows, card.rows)] };
}

/** The same, with the rows of a page that never came. */
export function cardToTheEnd(call: Pick<Call, 'done'>, card: Card): Card {
  const whole = wholeCard(call, card);
  if (whole.kind !== 'actions') return whole;
  return { kind: 'actions', rows: [...whole.rows, ...unbegunRows(whole.later)] };
}

/** Their references to each other move along. */
function rowsAfter(before: readonly Row[], rows: readonly Row[]): Row[] {
  return rows.map(row =>
    row.blockedBy === undefined ? row : { ...row, blockedBy: before.length + row.blockedBy },
  );
}

export function wholeProgress({ done }: Pick<Call, 'done'>, rows: readonly RowProgress[]): RowProgress[] {
  return [...(done?.outcomes ?? []).map(outcome => ({ status: 'ended', outcome }) as const), ...rows];
}
