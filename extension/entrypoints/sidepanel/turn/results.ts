import { summarizeBatch } from '@assent/shared';
import type { FoundMore, News } from '../../../messaging/tab-messages.ts';
import type { Outcome } from '../../../operations/outcome.ts';
import type { Failure } from '../../../page/failure.ts';
import { lossOfRow } from '../consent/card-lack.ts';
import type { RowProgress } from '../conversation/call.ts';
import type { Card, Row } from '../conversation/card.ts';
import type { Words } from '../words/words-for.ts';
import { changesOfCard, changesOfRow } from './tell-changes.ts';

/** A result as it travels: the model reads it, so every failure says what happened and what to do next. */
export type JsonObject = Record<string, unknown>;

export function failureResult({ type, message }: Failure): JsonObject {
  return { success: false, error: message, error_type: type };
}

/** A rejection also tells what the card said last, so that the model does not propose it once more in vain. */
export function rejectedResult(words: Words, card: Card, reason = ''): JsonObject {
  const { rejected, rejectedBecause, goneMeanwhile } = words.forModel;
  const said = reason === '' ? rejected : rejectedBecause(reason);
  const message = hasLost(card) ? `${said} ${goneMeanwhile}` : said;
  return { ...failureResult({ type: 'Rejected', message }), ...(reason !== '' && { reason }) };
}

function hasLost(card: Card): boolean {
  if (card.kind === 'actions') return card.rows.some(row => lossOfRow(row) !== undefined);
  return card.kind === 'plan' && card.isPageGone === true;
}

/** Nothing of the card could be done any more, so that the person hands it back. */
export function lostResult(card: Card, words: Words): JsonObject {
  if (card.kind === 'actions') return unfitResult(card.rows, words);
  return failureResult({ type: 'PageGone', message: words.forModel.pageLeft });
}

export function failedOutcome({ type, message }: Failure): Outcome {
  const effect = type === 'NeedsUser' ? { effect: 'needs_user' as const } : {};
  return { success: false, message, error_type: type, ...effect };
}

/** What a row that can't be run counts as; absent for a row that can. */
export function unfitOutcome(row: Row, words: Words): Outcome | undefined {
  if (row.unticked) return failedOutcome({ type: 'Rejected', message: words.forModel.unticked });
  if (row.gone) return goneOutcome(row.gone, words);
  if (row.preview.status === 'failed') return failedOutcome(row.preview.failure);
  if (row.blockedBy === undefined) return undefined;
  return failedOutcome({ type: 'NotPermitted', message: words.forModel.skippedAfter(row.blockedBy + 1) });
}

/** What the card says of it is so, whatever has come back to the page since. */
function goneOutcome(gone: NonNullable<Row['gone']>, { forModel: words }: Words): Outcome {
  return gone === 'page'
    ? failedOutcome({ type: 'PageGone', message: words.pageLeft })
    : failedOutcome({ type: 'StaleElement', message: words.targetGone });
}

/** A part of what fits, with how much there is and how to get the next part. */
export function moreResult(found: FoundMore, words: Words): JsonObject {
  const { elements, offset, total, nextFrom, list, collected } = found;
  const end = offset + elements.length;
  const next = end < total && elements.length > 0 ? { next_offset: end } : {};
  return {
    success: true,
    elements,
    total,
    more: words.forModel.partOf(offset + 1, end, total),
    ...next,
    ...(nextFrom !== undefined && { partial: words.forModel.partlySearched(nextFrom), next_from: nextFrom }),
    ...listResult({ list, collected }, words),
  };
}

/** A list that draws a part of its rows is no whole list: what was not drawn was not looked at, unless collected. */
function listResult({ list, collected }: Pick<FoundMore, 'list' | 'collected'>, words: Words): JsonObject {
  if (collected) {
    const { texts, ...coverage } = collected;
    return { list: words.forModel.collected(coverage), ...(texts.length > 0 && { rows: texts }) };
  }
  return list ? { list: words.forModel.partlyDrawn(list.drawn, list.total) } : {};
}

/** What came and went since the model last saw the page is told with the result of what it did. */
export function withNews(result: JsonObject, news: News | undefined): JsonObject {
  if (!news) return result;
  const { elements, total, gone } = news;
  return {
    ...result,
    ...(total > 0 && { new_elements: elements, new_elements_total: total }),
    ...(gone > 0 && { elements_gone: gone }),
  };
}

/** What the person took out was not carried out, and no failure either; that and what they changed is told apart. */
export function batchResult(outcomes: Outcome[], rows: readonly Row[], words: Words): JsonObject {
  const carriedOut = outcomes.filter((_, index) => !rows[index]?.unticked);
  const success = carriedOut.every(outcome => outcome.success);
  const results = outcomes.map((outcome, index) => ({ ...outcome, ...changesOfRow(rows[index], words) }));
  return { success, results, summary: summarizeBatch(carriedOut), ...changesOfCard(rows, words) };
}

/** Nothing of the batch can be done. It has the keys of a failure too, for readers that look for those. */
export function unfitResult(rows: Row[], words: Words): JsonObject {
  const outcomes = rows.flatMap(row => unfitOutcome(row, words) ?? []);
  const first = outcomes.find((_, index) => !rows[index]?.unticked);
  return { ...batchResult(outcomes, rows, words), error: first?.message, error_type: first?.error_type };
}

/** What came of a batch that the panel lost sight of: what is known, and for the rest that it isn't. */
export function interruptedOutcomes(rows: Row[], progress: RowProgress[], words: Words): Outcome[] {
  return rows.map((row, index) => interruptedOutcome(row, progress[index], words));
}

function interruptedOutcome(row: Row, progress: RowProgress | undefined, words: Words): Outcome {
  if (progress?.status === 'ended') return progress.outcome;
  const unfit = unfitOutcome(row, words);
  if (unfit) return unfit;
  return progress?.status === 'started'
    ? failedOutcome({ type: 'Timeout', message: words.forModel.closedWhileRunning })
    : failedOutcome({ type: 'NotPermitted', message: words.forModel.closedBeforeRunning });
}
