import type { Outcome } from '../../../../operations/outcome.ts';
import type { ElementBinding } from '../../../../operations/preview.ts';
import { PageError } from '../../../../page/page-error.ts';
import type { ApprovedAction, PageAccess } from '../../page-access/page-access.ts';
import { simulatedElements } from './simulated-elements.ts';
import { simulatedMemory } from './simulated-memory.ts';
import { type SimulatedPlace, simulatedPlace } from './simulated-place.ts';
import { type SimulatedPointing, simulatedPointing } from './simulated-pointing.ts';
import { simulatedWorker } from './simulated-worker.ts';

/** What the page really did, which is what the promises are about. */
export interface Execution {
  key: string;
  action: string;
  fingerprint: string;
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
  navigate(): void;
  mutate(elementId: string): void;
  /** The number in its name goes on by one, and sometimes by more. */
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

/** Filling can be taken back, clicking can't. */
function outcomeOf({ action, params }: ApprovedAction['action']): Outcome {
  const outcome = { success: params.fails !== true, message: 'Ran.', effect: 'changed' } as const;
  return action === 'fill' ? { ...outcome, undoable: true } : outcome;
}

function executionOf(approved: ApprovedAction, fingerprint: string, origin: string): Execution {
  const { key, action, files = [], grantedOrigin } = approved;
  return { key, action: JSON.stringify(action), fingerprint, files, grantedOrigin, origin };
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
    if (binding.kind !== 'element' || !isAsBound(binding)) {
      throw new PageError('ElementChanged', 'The element has changed.');
    }
    executions.push(executionOf(approved, binding.fingerprint, place.origin()));
    const outcome = outcomeOf(action);
    if (outcome.undoable) memory.remember(key, documentId());
    ledger.set(key, outcome);
    return outcome;
  }

  function isAsBound({ elementId, fingerprint }: ElementBinding): boolean {
    return elements.prints(documentId(), elementId).fingerprint === fingerprint;
  }

  const page: SimulatedPage = {
    executions,
    place,
    undone: memory.undone,
    readable: true,
    selectedText: undefined,
    pointing,
    navigate: () => {
      documentNumber += 1;
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
      worker.through(() => ({ preview: elements.preview(documentId(), action), documentId: documentId() })),
    glance: (asked, action) =>
      worker.through(() => {
        if (asked.documentId !== documentId()) throw new PageError('PageGone', 'The page has moved on.');
        return elements.preview(documentId(), action);
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
    findMore: () => worker.through(() => ({ elements: [], offset: 0, total: 0 })),
    readSelection: (_tabId, _language, grantedOrigin) =>
      worker.through(() => place.readSelection(grantedOrigin)),
    listFrames: () => worker.through(() => ({ frames: place.frames(documentId()) })),
    clearMarks: () => worker.through(() => ({ cleared: 0 })),
    outline: async () => undefined,
    pick: pointing.pick,
    showElement: async (_tabId, elementId) => ({ isShown: elements.ids().includes(elementId) }),
  };
  return page;
}
