import { findOperation } from '../../../../operations/list.ts';
import type { Outcome } from '../../../../operations/outcome.ts';
import type { Binding } from '../../../../operations/preview.ts';
import { PageError } from '../../../../page/page-error.ts';
import type { ApprovedAction, PageAccess } from '../../page-access/page-access.ts';
import { simulatedElements } from './simulated-elements.ts';
import { simulatedMemory } from './simulated-memory.ts';
import { type SimulatedPlace, simulatedPlace } from './simulated-place.ts';
import { type SimulatedPointing, simulatedPointing } from './simulated-pointing.ts';
import { type SimulatedWorker, simulatedWorker } from './simulated-worker.ts';

/** What the page really did, which is what the promises are about. */
export interface Execution {
  key: string;
  action: string;
  /** Of the element or the selection that it was done to; none for the page as a whole. */
  fingerprint: string | undefined;
  /** The very files that it was given. */
  files: readonly File[];
  /** Set when nobody was asked, because the person allows reading there. */
  grantedOrigin: string | undefined;
  /** Where the page was then. */
  origin: string;
}

export interface SimulatedPage extends PageAccess {
  executions: Execution[];
  place: SimulatedPlace;
  /** The keys of what was really taken back, in that order. */
  undone: string[];
  /** How often its marks were cleared. */
  clearings: number;
  navigate(): void;
  /** Of the document that is shown. */
  documentId(): string;
  mutate(elementId: string): void;
  /** The number in its name goes on by so many. */
  count(elementId: string, step: number): void;
  remove(elementId: string): void;
  /** The worker is killed while it handles the next messages: before it passed them on, or after. */
  killWorker(when: 'before' | 'after', times: number): void;
  /** Runs don't answer until they are let go. */
  hold(): void;
  letGo(): void;
  readable: boolean;
  selectedText: string | undefined;
  pointing: SimulatedPointing;
}

/** Writing, choosing, marking and scrolling can be taken back; what acts can't, and reading does nothing. */
function outcomeOf({ action, params }: ApprovedAction['action']): Outcome {
  const outcome = { success: params.fails !== true, message: 'Ran.', effect: 'changed' } as const;
  const isUndoable = action !== 'read' && findOperation(action)?.effect !== 'acts';
  return isUndoable ? { ...outcome, undoable: true } : outcome;
}

/** What was written the page may take back, as long as more is to be done; asked again it tells what became of it. */
function isProvisional({ action, isFollowed = false }: ApprovedAction, { success }: Outcome): boolean {
  return success && isFollowed && findOperation(action.action)?.writesText === true;
}

function executionOf(approved: ApprovedAction, origin: string): Execution {
  const { key, action, binding, files = [], grantedOrigin } = approved;
  const fingerprint = binding.kind === 'page' ? undefined : binding.fingerprint;
  return { key, action: JSON.stringify(action), fingerprint, files, grantedOrigin, origin };
}

/** What is asked of a tab and not of an element. */
function askedAtLarge(
  worker: SimulatedWorker,
  page: () => SimulatedPage,
): Pick<PageAccess, 'findMore' | 'readSelection' | 'clearMarks'> {
  return {
    findMore: (_tabId, _query, _language, grantedOrigin) =>
      worker.through(() => {
        page().place.read(grantedOrigin);
        return { elements: [], offset: 0, total: 0 };
      }),
    readSelection: (_tabId, _language, grantedOrigin) =>
      worker.through(() => {
        page().place.read(grantedOrigin);
        return { text: page().selectedText ?? '' };
      }),
    clearMarks: () =>
      worker.through(() => {
        page().clearings += 1;
        return { cleared: 0 };
      }),
  };
}

export function simulatedPage(): SimulatedPage {
  let documentNumber = 1;
  const place = simulatedPlace();
  const worker = simulatedWorker();
  const elements = simulatedElements();
  let gate: Promise<void> = Promise.resolve();
  let open: () => void = () => undefined;
  const ledger = new Map<string, Outcome>();
  const executions: Execution[] = [];
  const memory = simulatedMemory();
  const pointing = simulatedPointing();
  const documentId = (): string => `document-${documentNumber}`;

  /** The content script's part: at most once by key, and only what the binding says. */
  function run(approved: ApprovedAction): Outcome {
    const { key, action, binding, documentId: bound, grantedOrigin } = approved;
    const before = ledger.get(key);
    if (before) return before;
    place.assertGranted(grantedOrigin, [place.origin()]);
    if (bound !== documentId()) throw new PageError('PageGone', 'The page has moved on.');
    if (!isAsBound(binding)) throw new PageError('ElementChanged', 'The element has changed.');
    executions.push(executionOf(approved, place.origin()));
    const outcome = outcomeOf(action);
    if (outcome.undoable) memory.remember(key, documentId());
    ledger.set(key, outcome);
    return isProvisional(approved, outcome) ? { ...outcome, provisional: true } : outcome;
  }

  function isAsBound(binding: Binding): boolean {
    switch (binding.kind) {
      case 'element':
        return elements.prints(documentId(), binding.elementId).fingerprint === binding.fingerprint;
      case 'selection':
        return page.selectedText === binding.fingerprint;
      case 'page':
        return true;
    }
  }

  const page: SimulatedPage = {
    ...{ executions, place, documentId },
    undone: memory.undone,
    clearings: 0,
    readable: true,
    selectedText: undefined,
    pointing,
    navigate: () => {
      documentNumber += 1;
      ledger.clear();
      elements.renew();
    },
    mutate: elements.mutate,
    count: elements.count,
    remove: elements.remove,
    killWorker: worker.kill,
    hold: () => {
      gate = new Promise(resolve => {
        open = resolve;
      });
    },
    letGo: () => open(),
    activeTab: async () => ({ tabId: 7, url: `${place.origin()}/` }),
    read: () =>
      worker.through(() => {
        if (!page.readable) throw new PageError('NotPermitted', 'No access.');
        const listed = elements.ids().map(id => ({ id, desc: `button:${id}` }));
        const shared = { url: `${place.origin()}/`, title: 'Shop', total: 3, closedFrames: [] };
        return { ...shared, documentId: documentId(), elements: listed, selectedText: page.selectedText };
      }),
    preview: (_tabId, action) =>
      worker.through(() => ({
        preview: elements.preview(documentId(), action, page.selectedText),
        documentId: documentId(),
      })),
    glance: (asked, action) =>
      worker.through(() => {
        if (asked.documentId !== documentId()) throw new PageError('PageGone', 'The page has moved on.');
        return elements.preview(documentId(), action, page.selectedText);
      }),
    run: async approved => {
      const outcome = await worker.through(() => run(approved));
      await gate;
      return outcome;
    },
    undo: async done => {
      const outcome = await worker.through(() => memory.undo(done, documentId()));
      await gate;
      return outcome;
    },
    ...askedAtLarge(worker, () => page),
    listFrames: () => worker.through(() => ({ frames: place.frames(documentId()) })),
    outline: async () => undefined,
    pick: pointing.pick,
    showElement: async (_tabId, elementId) => ({ isShown: elements.ids().includes(elementId) }),
  };
  return page;
}
