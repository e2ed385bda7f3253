import type { Action, EffectClass } from '../../../../operations/action.ts';
import type { Outcome } from '../../../../operations/outcome.ts';
import type { ElementBinding, Preview } from '../../../../operations/preview.ts';
import { PageError } from '../../../../page/page-error.ts';
import type { ApprovedAction, PageAccess } from '../../page-access/page-access.ts';
import { simulatedMemory } from './simulated-memory.ts';

import { ORIGIN, type SimulatedPlace, simulatedPlace } from './simulated-place.ts';
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

/** The page refuses this value, and this element holds a secret. */
export const REFUSED = 'refused';
export const SECRET = 'e_3';

function freshVersions(): Map<string, number> {
  return new Map([1, 2, 3].map(number => [`e_${number}`, 1]));
}

/** Filling can be taken back, clicking can't. */
function outcomeOf({ action, params }: ApprovedAction['action']): Outcome {
  const outcome = { success: params.fails !== true, message: 'Ran.', effect: 'changed' } as const;
  return action === 'fill' ? { ...outcome, undoable: true } : outcome;
}

/** Anything that is not known here edits. */
const EFFECTS: Readonly<Record<string, EffectClass>> = { click: 'acts', read: 'reads', highlight: 'marks' };

function previewOf({ action, params: { value } }: Action, binding: ElementBinding): Preview {
  const { elementId } = binding;
  if (value === REFUSED)
    return { status: 'failed', failure: { type: 'InvalidArgument', message: 'It takes no such value.' } };
  return {
    status: 'bound',
    binding,
    facts: { kind: 'button', name: elementId, origin: ORIGIN, inFrame: false },
    effect: EFFECTS[action] ?? 'edits',
    ...(value === undefined ? {} : { before: '', after: String(value) }),
    ...(elementId === SECRET ? { isSecret: true } : {}),
    ...(action === 'upload' ? { asksFile: { accept: '', multiple: true } } : {}),
  };
}

function executionOf(approved: ApprovedAction, fingerprint: string, origin: string): Execution {
  const { key, action, files = [], grantedOrigin } = approved;
  return { key, action: JSON.stringify(action), fingerprint, files, grantedOrigin, origin };
}

export function simulatedPage(): SimulatedPage {
  let documentNumber = 1;
  const place = simulatedPlace();
  const worker = simulatedWorker();
  let versions = freshVersions();
  let gate: Promise<void> = Promise.resolve();
  let open: () => void = () => undefined;
  const ledger = new Map<string, Outcome>();
  const executions: Execution[] = [];
  const memory = simulatedMemory();
  const pointing = simulatedPointing();
  const documentId = (): string => `document-${documentNumber}`;
  const fingerprint = (elementId: string): string =>
    `${documentId()}/${elementId}/${versions.get(elementId)}`;

  function preview(action: Action): Preview {
    const { elementId = '' } = action.target;
    if (!versions.has(elementId)) return { status: 'elsewhere' };
    return previewOf(action, { kind: 'element', elementId, fingerprint: fingerprint(elementId) });
  }

  /** The content script's part: at most once by key, and only what the binding says. */
  function run(approved: ApprovedAction): Outcome {
    const { key, action, binding, documentId: bound, grantedOrigin } = approved;
    const before = ledger.get(key);
    if (before) return before;
    place.assertGranted(grantedOrigin, [place.origin()]);
    if (bound !== documentId()) throw new PageError('PageGone', 'The page has moved on.');
    const elementId = binding.kind === 'element' ? binding.elementId : '';
    if (binding.kind !== 'element' || binding.fingerprint !== fingerprint(elementId)) {
      throw new PageError('ElementChanged', 'The element has changed.');
    }
    executions.push(executionOf(approved, binding.fingerprint, place.origin()));
    const outcome = outcomeOf(action);
    if (outcome.undoable) memory.remember(key, documentId());
    ledger.set(key, outcome);
    return outcome;
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
      versions = freshVersions();
    },
    mutate: id => {
      versions.set(id, (versions.get(id) ?? 0) + 1);
    },
    remove: id => {
      versions.delete(id);
    },
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
        const elements = [...versions.keys()].map(id => ({ id, desc: `button:${id}` }));
        const shared = { url: `${place.origin()}/`, title: 'Shop', total: 3, closedFrames: [] };
        return { ...shared, documentId: documentId(), elements, selectedText: page.selectedText };
      }),
    preview: (_tabId, action) =>
      worker.through(() => ({ preview: preview(action), documentId: documentId() })),
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
    showElement: async (_tabId, elementId) => ({ isShown: versions.has(elementId) }),
  };
  return page;
}
