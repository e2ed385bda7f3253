import type { Preview } from '../../../operations/preview.ts';
import { toFailure } from '../../../page/page-error.ts';
import { awaitingRows, replaceRow } from '../conversation/awaiting-rows.ts';
import { tabOfRow } from '../conversation/call.ts';
import { type Gone, isGoneForGood, type Row } from '../conversation/card.ts';
import { type BoundPreview, changedParts } from '../conversation/compare-shown.ts';
import { countedBy, withCount } from '../conversation/counting-name.ts';
import { findCall } from '../conversation/panel-store.ts';
import { sharedTabs } from '../conversation/shared-tabs.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';
import { showCard } from './arm-card.ts';
import { previewRowOf } from './preview-rows.ts';
import { revisedRow } from './revised-row.ts';

/** What a look at the page says of a row. `unknown`: the page could not be asked, which says nothing of the row. */
export type Revalidation =
  | { kind: 'same' | 'unknown' }
  | { kind: 'gone'; what: Gone }
  | { kind: 'counted'; row: Row }
  | { kind: 'changed' };

/** Looks whether the page still says of each row what the card shows, and shows what it says now. */
export async function revalidateRows(context: TurnContext, callId: string): Promise<void> {
  for (const index of awaitingRows(context.store, callId).keys()) {
    const row = awaitingRows(context.store, callId)[index];
    // The next page is not asked about what was for the one that was left.
    if (!row || row.draft || isGoneForGood(row)) continue;
    const revalidation = await revalidate(context, callId, row);
    const next = await rowAfter(context, callId, row, revalidation);
    // What the person did meanwhile goes first.
    if (next === row || awaitingRows(context.store, callId)[index] !== row) continue;
    replaceRow(context.store, callId, index, next);
    if (revalidation.kind !== 'counted' || row.gone) showCard(context, callId);
  }
}

async function rowAfter(
  context: TurnContext,
  callId: string,
  row: Row,
  revalidation: Revalidation,
): Promise<Row> {
  switch (revalidation.kind) {
    case 'unknown':
      return row;
    case 'same':
      return row.gone ? withoutGone(row) : row;
    case 'gone':
      return isSame(row.gone, revalidation.what) ? row : { ...row, gone: revalidation.what };
    case 'counted':
      return withoutGone(revalidation.row);
    case 'changed':
      return seenAnew(context, callId, row);
  }
}

function isSame(before: Row['gone'], now: Gone): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function withoutGone({ gone: _gone, ...row }: Row): Row {
  return row;
}

/** Bound to what is shown from here on, by a preview like the first. */
async function seenAnew(context: TurnContext, callId: string, row: Row): Promise<Row> {
  const fresh = await previewRowOf(context, callId, row.action);
  if (fresh.preview.status !== 'bound') return row;
  const changed = row.preview.status === 'bound' ? changedParts(row.preview, fresh.preview) : undefined;
  return { ...revisedRow(row, fresh, context.ports.settings().words), ...(changed ? { changed } : {}) };
}

/** Nothing is bound or remembered by this in the page. */
export async function revalidate(
  { ports, store }: TurnContext,
  callId: string,
  row: Row,
): Promise<Revalidation> {
  const call = findCall(store, callId);
  const tabId = call && tabOfRow(call, row);
  const { documentId, action } = row;
  // After the browser was started anew nobody knows where the page is.
  if (tabId === undefined) return { kind: 'gone', what: 'page' };
  if (documentId === undefined) return { kind: 'unknown' };
  const { language, words } = ports.settings();
  const place = { tabId, documentId, sharedTabs: sharedTabs(store) };
  const ask = (): Promise<Preview> => ports.page.revalidation(place, action, language);
  try {
    return compare(row, await askAgain(ask, ports.clock, words.forModel.pageSilent));
  } catch (thrown) {
    return toFailure(thrown).type === 'PageGone' ? { kind: 'gone', what: 'page' } : { kind: 'unknown' };
  }
}

function compare(row: Row, now: Preview): Revalidation {
  const { preview: shown } = row;
  if (now.status !== 'bound') {
    if (shown.status !== 'bound') return { kind: 'same' };
    return isMoment(now) ? { kind: 'unknown' } : { kind: 'gone', what: whatIsGone(shown, now) };
  }
  if (shown.status !== 'bound') return { kind: 'changed' };
  return compareBound(row, shown, now);
}

function compareBound(row: Row, shown: BoundPreview, now: BoundPreview): Revalidation {
  if (changedParts(shown, now).parts.length === 0) return { kind: 'same' };
  const step = countedBy(shown, now, row.step);
  if (step === undefined) return { kind: 'changed' };
  const preview = withCount(shown, now);
  return { kind: 'counted', row: { ...row, preview, step: Math.max(step, row.step ?? 1) } };
}

/** Of what is done in the browser itself: a tab that was named is none of the conversation's any more, or what else it says. */
function whatIsGone({ binding }: BoundPreview, now: Exclude<Preview, BoundPreview>): Gone {
  if (now.status !== 'failed') return 'target';
  const { failure } = now;
  switch (failure.type) {
    case 'PageGone':
      return 'page';
    case 'ElementNotFound':
    case 'StaleElement':
    case 'ElementChanged':
      return 'target';
    case 'InvalidArgument':
      return binding.kind === 'tab' ? 'tab' : 'target';
    default:
      return binding.kind === 'tab' ? { refusal: failure } : 'target';
  }
}

/** What is so for a moment only is no news. */
function isMoment(preview: Exclude<Preview, BoundPreview>): boolean {
  return preview.status === 'failed' && /^(Timeout|InternalError)$/u.test(preview.failure.type);
}
