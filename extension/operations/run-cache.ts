import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';

/** Undo entries by the key of the run. Gone with the document, and once used. */
export const undoEntryCache = new Map<string, StoredUndoEntry>();

/** Outcomes of undoing, by the same key: each run is undone once. */
export const undoCache = new Map<string, Promise<Outcome>>();

/** The outcome of every approval that ran in this document, as long as it lives: one approval, one run. */
export const runCache = new Map<string, Promise<Outcome>>();

/** The key of the last run on an element. */
export const lastRunOn = new WeakMap<Element, string>();

/** An undo entry with the states before and after the run. */
export interface StoredUndoEntry {
  undoEntry: UndoEntry;
  before: string;
  after: string;
  nature: string | undefined;
}

/**
 * Reads the state before a run. The returned function takes the run's outcome: it stores the undo entry where the run
 * changed that state, and marks the outcome. A submit or a navigation cannot be undone.
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
