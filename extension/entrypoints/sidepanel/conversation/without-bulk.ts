import type { RowProgress } from './call.ts';

/** A longer value was read for the model. */
const LONGEST_VALUE = 200;

/** How a row ended, as it is kept to be shown: what was read for the model is in the call's reply, and not twice. */
export function withoutBulk(progress: RowProgress): RowProgress {
  if (progress.status !== 'ended') return progress;
  const { value, links: _links, metadata: _metadata, ...outcome } = progress.outcome;
  const isKept = value !== undefined && value.length <= LONGEST_VALUE;
  return { status: 'ended', outcome: { ...outcome, ...(isKept ? { value } : {}) } };
}
