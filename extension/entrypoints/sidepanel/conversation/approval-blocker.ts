import { type Card, type Row, runnablePart } from './card.ts';
import { type ChosenFiles, type FileBlocker, fileBlocker } from './chosen-files.ts';

/** Why nothing on the card can run now. */
export type StaleReason = 'target-gone' | 'refused' | 'page-gone' | 'tab-gone';

/** Reasons that may pass (a target may come back, a refusal be lifted) come first. */
const STALE_REASONS: readonly StaleReason[] = ['target-gone', 'refused', 'tab-gone', 'page-gone'];

/** Why a card can't be approved as it stands. `checking`: the page has yet to preview an edited row. */
export type ApprovalBlocker = 'none-ticked' | 'none-possible' | 'checking' | StaleReason | FileBlocker;

export function approvalBlocker(
  call: { id: string; card: Card },
  chosen: ChosenFiles | undefined,
): ApprovalBlocker | undefined {
  return blockerOf(call.card) ?? fileBlocker(call, chosen);
}

/** Why the person can't approve, but can return the card to the model. */
export function staleReason(card: Card): StaleReason | undefined {
  const blocker = blockerOf(card);
  return STALE_REASONS.find(stale => stale === blocker);
}

function blockerOf(card: Card): Exclude<ApprovalBlocker, FileBlocker> | undefined {
  switch (card.kind) {
    case 'actions':
      return rowsBlocker(card.rows);
    case 'plan':
      return card.isPageGone ? 'page-gone' : undefined;
    case 'server':
      return undefined;
  }
}

function rowsBlocker(rows: readonly Row[]): Exclude<ApprovalBlocker, FileBlocker> | undefined {
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
