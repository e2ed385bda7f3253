import type { Outcome } from '../outcome.ts';
import type { UndoEntry } from './undo-entry.ts';
import { undoEntryCache } from './undo-entry-cache.ts';

/**
 * Looks at the state before a deed. What is returned is called with the deed's outcome: it keeps the way back where
 * the deed changed that state, and says so in the outcome. What was sent or left behind is beyond taking back.
 */
export function storeUndoEntry(key: string, undoEntry: UndoEntry | undefined): (outcome: Outcome) => Outcome {
  const before = undoEntry?.look();
  return outcome => {
    const after = undoEntry?.look();
    if (!undoEntry || before === undefined || after === undefined || after === before) return outcome;
    if (isBeyond(outcome)) return outcome;
    undoEntryCache.set(key, { undoEntry, before, after, nature: undoEntry.nature?.() });
    return { ...outcome, undoable: true };
  };
}

function isBeyond({ effect, leaving }: Outcome): boolean {
  return leaving === true || effect === 'navigated' || effect === 'submitted' || effect === 'download';
}
