import type { ApprovedAction, DoneAction } from '../../entrypoints/sidepanel/ports/page-access.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import type { Binding } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import { PageError } from '../../page/page-error.ts';
import { type SimulatedElements, simulatedElements } from './simulated-elements.ts';
import type { SimulatedPlace } from './simulated-place.ts';

export interface SimulatedTab {
  id: number;
  place: SimulatedPlace;
  elements: SimulatedElements;
  selectedText: string | undefined;
  documentId(): string;
  navigate(): void;
  url(): string;
  title(): string;
  /** Throws where nothing may run; returns the earlier outcome of this key, if any. */
  admit(approved: ApprovedAction): Outcome | undefined;
  /** The content script's part of a run, after `admit`. */
  run(approved: ApprovedAction): Outcome;
  undo(done: DoneAction): Outcome;
}

export function simulatedTab(id: number, place: SimulatedPlace, memory: SimulatedMemory): SimulatedTab {
  let documentNumber = 1;
  const elements = simulatedElements();
  const ledger = new Map<string, Outcome>();
  const tab: SimulatedTab = {
    ...{ id, place, elements, selectedText: undefined },
    documentId: () => `${id === FIRST_TAB ? '' : `tab-${id}-`}document-${documentNumber}`,
    navigate: () => {
      documentNumber += 1;
      ledger.clear();
      elements.renew();
    },
    url: () => `${place.origin()}/${id === FIRST_TAB ? '' : `of-${id}`}`,
    title: () => (id === FIRST_TAB ? 'Shop' : `Title of ${id}`),
    admit: ({ key, binding, documentId, grantedOrigin }) => {
      const before = ledger.get(key);
      if (before) return before;
      place.assertGranted(grantedOrigin, [place.origin()]);
      if (documentId !== tab.documentId()) throw new PageError('PageGone', 'The page has moved on.');
      if (!isAsBound(tab, binding)) throw new PageError('ElementChanged', 'The element has changed.');
      return undefined;
    },
    run: approved => {
      const outcome = outcomeOf(approved.action);
      if (outcome.undoable) memory.remember(approved.key, tab.documentId());
      ledger.set(approved.key, outcome);
      return isProvisional(approved, outcome) ? { ...outcome, provisional: true } : outcome;
    },
    undo: done => memory.undo(done, tab.documentId()),
  };
  return tab;
}

export const FIRST_TAB = 7;

function isAsBound({ elements, documentId, selectedText }: SimulatedTab, binding: Binding): boolean {
  switch (binding.kind) {
    case 'element':
      return elements.fingerprints(documentId(), binding.elementId).fingerprint === binding.fingerprint;
    case 'selection':
      return selectedText === binding.fingerprint;
    case 'page':
    case 'tab':
      return true;
  }
}

/** Writing, choosing, marking and scrolling can be undone; consequential actions can't, and reading does nothing. */
function outcomeOf({ action, params }: ApprovedAction['action']): Outcome {
  const outcome = { success: params.fails !== true, message: 'Ran.', effect: 'changed' } as const;
  const isUndoable = action !== 'read' && findOperation(action)?.effect !== 'acts';
  return isUndoable ? { ...outcome, undoable: true } : outcome;
}

/** The page may revert what was written while more rows follow; asked again, it reports the final outcome. */
function isProvisional({ action, isFollowed = false }: ApprovedAction, { success }: Outcome): boolean {
  return success && isFollowed && findOperation(action.action)?.writesText === true;
}

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
