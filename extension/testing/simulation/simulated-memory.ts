import type { DoneAction } from '../../entrypoints/sidepanel/ports/page-access.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import { PageError } from '../../page/page-error.ts';

/** The undo entries of documents: each once by key. */
export interface SimulatedMemory {
  /** The keys that were undone, in order. */
  undone: string[];
  remember(key: string, documentId: string): void;
  /** `now`: the document in the tab. */
  undo(done: DoneAction, now: string): Outcome;
}

export function simulatedMemory(): SimulatedMemory {
  const undone: string[] = [];
  const remembered = new Map<string, string>();
  const ledger = new Map<string, Outcome>();
  return {
    undone,
    remember: (key, documentId) => {
      remembered.set(key, documentId);
    },
    undo: ({ key, documentId }, now) => {
      const before = ledger.get(key);
      if (before) return before;
      if (documentId !== now || remembered.get(key) !== now) throw new PageError('PageGone', 'Left.');
      undone.push(key);
      const outcome: Outcome = { success: true, message: 'Is back.', effect: 'changed' };
      ledger.set(key, outcome);
      return outcome;
    },
  };
}
