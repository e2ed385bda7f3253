import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';

/** The ways back from what this document has run, by the key of the run. Gone with the document, and once used. */
export const undoEntryCache = new Map<string, StoredUndoEntry>();

/** What came of going back, by the same key: a deed is undone once. */
export const undoCache = new Map<string, Promise<Outcome>>();

/** The outcome of every approval that this document has run. Kept as long as the document: one approval, one run. */
export const runCache = new Map<string, Promise<Outcome>>();

/** Under which key something was last done to an element. */
export const lastRunOn = new WeakMap<Element, string>();

/** A way back with the states on both sides of the deed. */
export interface StoredUndoEntry {
  undoEntry: UndoEntry;
  before: string;
  after: string;
  nature: string | undefined;
}

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
