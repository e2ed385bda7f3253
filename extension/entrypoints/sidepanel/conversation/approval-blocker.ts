import { type Card, type Row, runnablePart } from './card.ts';
import { type FileBlocker, fileBlocker } from './chosen-files.ts';
import type { PanelState } from './panel-store.ts';
import { isLastRowSeen } from './seen-rows.ts';

/** Why nothing on the card can run now. */
export type StaleReason = 'target-gone' | 'refused' | 'page-gone' | 'tab-gone';

/** Reasons that may pass (a target may come back, a refusal be lifted) come first. */
const STALE_REASONS: readonly StaleReason[] = ['target-gone', 'refused', 'tab-gone', 'page-gone'];

/**
 * Why a card can't be approved as it stands. `checking`: the page has yet to preview an edited row. `unseen-rows`: its last row
 * with consequences has not been in view.
 */
export type ApprovalBlocker = CardBlocker | FileBlocker | 'unseen-rows';

type CardBlocker = 'none-ticked' | 'none-possible' | 'checking' | StaleReason;

export function approvalBlocker(
  call: { id: string; card: Card },
  { chosenFiles, seenRows }: Pick<PanelState, 'chosenFiles' | 'seenRows'>,
): ApprovalBlocker | undefined {
  const { id, card } = call;
  return (
    blockerOf(card) ??
    fileBlocker(call, chosenFiles) ??
    (isLastRowSeen(id, card, seenRows) ? undefined : 'unseen-rows')
  );
}

/** Why the person can't approve, but can return the card to the model. */
export function staleReason(card: Card): StaleReason | undefined {
  const blocker = blockerOf(card);
  return STALE_REASONS.find(stale => stale === blocker);
}

function blockerOf(card: Card): CardBlocker | undefined {
  switch (card.kind) {
    case 'actions':
      return rowsBlocker(card.rows);
    case 'plan':
      return card.isPageGone ? 'page-gone' : undefined;
    case 'server':
      return undefined;
  }
}

function rowsBlocker(rows: readonly Row[]): CardBlocker | undefined {
  const ticked = rows.filter(row => !row.unticked);
  if (ticked.length === 0) return 'none-ticked';
  if (ticked.some(row => row.draft)) return 'checking';
  if (ticked.some(runnablePart)) return undefined;
  const staleReasons = ticked.map(staleReasonOfRow);
  return STALE_REASONS.find(stale => staleReasons.includes(stale)) ?? 'none-possible';
}

/** Covers also a row whose target disappeared before a preview was repeated. */
export function staleReasonOfRow(row: Row): StaleReason | undefined {
  const { gone, preview, documentId } = row;
  if (gone) return typeof gone === 'string' ? `${gone}-gone` : 'refused';
  if (preview.status !== 'failed' || documentId === undefined) return undefined;
  const { type } = preview.failure;
  if (type === 'PageGone') return 'page-gone';
  return type === 'ElementNotFound' || type === 'StaleElement' ? 'target-gone' : undefined;
}
