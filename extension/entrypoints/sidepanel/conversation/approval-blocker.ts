import { type Card, type Row, runnablePart } from './card.ts';
import { type ChosenFiles, type FileBlocker, fileBlocker } from './chosen-files.ts';

/** There is nothing left that could be done: what the card is about is not there now, or it is refused by now. */
export type StaleReason = 'target-gone' | 'refused' | 'page-gone' | 'tab-gone';

/** A target may come back as long as the page is there, and a refusal be lifted, so those are said first. */
const STALE_REASONS: readonly StaleReason[] = ['target-gone', 'refused', 'tab-gone', 'page-gone'];

/** Why a card can't be approved as it stands. `checking`: the page has yet to say what an edited row would do. */
export type ApprovalBlocker = 'none-ticked' | 'none-possible' | 'checking' | StaleReason | FileBlocker;

export function approvalBlocker(
  call: { id: string; card: Card },
  chosen: ChosenFiles | undefined,
): ApprovalBlocker | undefined {
  return blockerOf(call.card) ?? fileBlocker(call, chosen);
}

/** What the person can't approve, but can return to the model, which may look again. */
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

/** Also of a row that was there once, of which the page was asked again when it was there no more. */
export function staleReasonOfRow(row: Row): StaleReason | undefined {
  const { gone, preview, documentId } = row;
  if (gone) return typeof gone === 'string' ? `${gone}-gone` : 'refused';
  if (preview.status !== 'failed' || documentId === undefined) return undefined;
  const { type } = preview.failure;
  if (type === 'PageGone') return 'page-gone';
  return type === 'ElementNotFound' || type === 'StaleElement' ? 'target-gone' : undefined;
}
