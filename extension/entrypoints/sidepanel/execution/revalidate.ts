import type { Preview } from '../../../operations/contract/preview.ts';
import { toFailure } from '../../../page/page-error.ts';
import { tabOfRow } from '../conversation/call.ts';
import type { Gone, Row } from '../conversation/card.ts';
import { asPossible, type BoundPreview, changedParts } from '../conversation/compare-shown.ts';
import { countedBy, hasSameParts, withCount, withParts } from '../conversation/counting-name.ts';
import { findCall } from '../conversation/panel-store.ts';
import { sharedTabs } from '../conversation/shared-tabs.ts';
import { askPage } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';

export type Drift = NonNullable<BoundPreview['drift']>;

/** The page's current answer for a row. `unknown`: the page could not be asked, which says nothing about the row. */
export type Revalidation =
  | { kind: 'same' | 'unknown' }
  | { kind: 'gone'; what: Gone }
  | { kind: 'counted'; row: Row }
  | { kind: 'changed'; drift?: Drift | undefined; step?: number | undefined }
  /** Nothing that the card shows, but something around the target that it binds. */
  | { kind: 'drifted'; drift: Drift };

/** The page neither binds nor remembers anything for this. */
export async function revalidate(
  { ports, store }: TurnContext,
  callId: string,
  row: Row,
): Promise<Revalidation> {
  const call = findCall(store, callId);
  const tabId = call && tabOfRow(call, row);
  const { documentId, action } = row;
  // After a restart of the browser nobody knows where the page is.
  if (tabId === undefined) return { kind: 'gone', what: 'page' };
  if (documentId === undefined) return { kind: 'unknown' };
  const shown = row.preview.status === 'bound' ? row.preview.binding : undefined;
  const place = { tabId, documentId, sharedTabs: sharedTabs(store), shown };
  try {
    const now = await askPage(ports, (page, language) => page.revalidation(place, action, language));
    return compare(row, asPossible(row.preview, now));
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
  if (changedParts(shown, now).parts.length === 0) {
    if (now.drift) return { kind: 'drifted', drift: now.drift };
    if (hasSameParts(shown, now)) return { kind: 'same' };
    // A clock in the row has gone on or its list has grown, and the card with it.
    return { kind: 'counted', row: { ...row, preview: withParts(shown, now) } };
  }
  const step = countedBy(shown, now, row.step);
  // The first step arms the card again; later ones go on as it did.
  if (step === undefined || row.step === undefined) return { kind: 'changed', drift: now.drift, step };
  const preview = withCount(shown, now);
  return { kind: 'counted', row: { ...row, preview, step: Math.max(step, row.step) } };
}

/** For operations of the browser: a tab that no longer belongs to the conversation, or the refusal. A page's tool is no element. */
function whatIsGone({ binding }: BoundPreview, now: Exclude<Preview, BoundPreview>): Gone {
  if (now.status !== 'failed') return 'target';
  const { failure } = now;
  if (binding.kind === 'page' && failure.type !== 'PageGone') return { refusal: failure };
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

/** A temporary state is not reported. */
function isMoment(preview: Exclude<Preview, BoundPreview>): boolean {
  return preview.status === 'failed' && /^(Timeout|InternalError)$/u.test(preview.failure.type);
}
