import { isMatching } from '../dom/native-dom.ts';
import { isPlainReport } from './answer-texts.ts';
import { wayTo } from './beside-fields.ts';
import { isClock } from './clocks.ts';
import { type Change, changesOf } from './context-changes.ts';
import type { OwnRun } from './own-runs.ts';
import type { Piece } from './piece.ts';

/**
 * Whether what comes and goes around a target says no more than a remark. A region may begin to speak and fall silent; one
 * that still speaks must say the same, but for a state, a count, or what is marked as a remark.
 */
export function areReports(
  before: readonly Piece[],
  now: readonly Piece[],
  runs: readonly OwnRun[],
): boolean {
  const isReport = (piece: Piece) => piece.isPassing === true && !isClock(piece);
  const changes = changesOf(before.filter(isReport).map(ofRegion), now.filter(isReport).map(ofRegion));
  return changes.every(change => isUnchanged(change) || isReportOf(change, runs));
}

function isReportOf(change: Change, runs: readonly OwnRun[]): boolean {
  const isPart = change.before.startsWith(change.now) || change.now.startsWith(change.before);
  if (!isMatching(change.at, REGIONS) && isPart) return true;
  return isPlainReport(change, runs);
}

function isUnchanged({ before, now }: Change): boolean {
  return before === now;
}

/** Their words are one text, however the page draws them. What a log or a menu has is compared entry by entry. */
function ofRegion(piece: Piece): Piece {
  const region = wayTo(piece.at).find(box => isMatching(box, REGIONS) || isMatching(box, LISTS));
  return region && isMatching(region, REGIONS) ? { ...piece, at: region } : piece;
}

const REGIONS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
const LISTS = '[role=log], [role=menu], [role=listbox], [role=tooltip], [popover]';
