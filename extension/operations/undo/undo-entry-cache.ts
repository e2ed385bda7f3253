import type { Outcome } from '../outcome.ts';
import type { UndoEntry } from './undo-entry.ts';

/** A way back with the states on both sides of the deed. */
export interface StoredUndoEntry {
  undoEntry: UndoEntry;
  before: string;
  after: string;
  nature: string | undefined;
}

/** The ways back from what this document has run, by the key of the run. Gone with the document, and once used. */
export const undoEntryCache = new Map<string, StoredUndoEntry>();

/** What came of going back, by the same key: a deed is undone once. */
export const undoCache = new Map<string, Promise<Outcome>>();
