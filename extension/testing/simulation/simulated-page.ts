import type { ApprovedAction, PageAccess } from '../../entrypoints/sidepanel/ports/page-access.ts';
import { failureOf } from '../../messaging/failures.ts';
import type { Action } from '../../operations/contract/action.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import type { Preview } from '../../operations/contract/preview.ts';
import { findOperation } from '../../operations/list.ts';
import { PageError } from '../../page/page-error.ts';
import type { SimulatedPlace } from './simulated-place.ts';
import { FIRST_TAB, type SimulatedTab } from './simulated-tab.ts';
import { type SimulatedTabs, simulatedTabs } from './simulated-tabs.ts';
import { type SimulatedWorker, simulatedWorker } from './simulated-worker.ts';

/** The page's real actions, which the invariants are about. */
export interface Execution {
  key: string;
  action: Action;
  /** The tab and document at the time. */
  tabId: number;
  documentId: string;
  /** Of the element or selection; undefined for the whole page. */
  fingerprint: string | undefined;
  files: readonly File[];
  /** Set when a reading grant replaced the question. */
  grantedOrigin: string | undefined;
  /** The origin of the page at the time. */
  origin: string;
  success: boolean;
}

/** Events of a page happen in the `watched` tab while it is open. */
export interface SimulatedPage extends PageAccess {
  executions: Execution[];
  tabs: SimulatedTabs;
  front: number;
  watched: number;
  place: SimulatedPlace;
  /** The keys that were undone, in order. */
  undone: string[];
  /** How often its marks were cleared. */
  clearings: number;
  navigate(): void;
  documentId(): string;
  mutate(elementId: string): void;
  /** Adds this to the number in its name. */
  count(elementId: string, step: number): void;
  remove(elementId: string): void;
  /** Kills the worker during the next messages, before or after it passed them on. */
  killWorker(when: 'before' | 'after', times: number): void;
  /** Runs do not answer until they are released. */
  hold(): void;
  letGo(): void;
  readable: boolean;
  selectedText: string | undefined;
  pointing: SimulatedPointing;
}

function executionOf(
  approved: ApprovedAction,
  { id, documentId, place }: SimulatedTab,
): Omit<Execution, 'success'> {
  const { key, action, binding, files = [], grantedOrigin } = approved;
  const fingerprint = 'fingerprint' in binding ? binding.fingerprint : undefined;
  const where = { tabId: id, documentId: documentId(), origin: place.origin() };
  return { key, action: structuredClone(action), ...where, fingerprint, files, grantedOrigin };
}

/** Questions to a tab instead of an element. */
function askedAtLarge(
  worker: SimulatedWorker,
  tabs: SimulatedTabs,
  page: () => SimulatedPage,
): Pick<
  PageAccess,
  'findMore' | 'readSelection' | 'clearMarks' | 'listTabs' | 'listFrames' | 'stopRun' | 'outcomeOf'
> {
  const tabIn = ({ tabId, documentId }: { tabId: number; documentId?: string }): SimulatedTab => {
    const tab = tabs.get(tabId);
    if (documentId !== undefined && documentId !== tab.documentId())
      throw new PageError('PageGone', 'The page has moved on.');
    return tab;
  };
  return {
    findMore: (place, _query, _language, grantedOrigin) =>
      worker.through(() => {
        tabIn(place).place.read(grantedOrigin);
        return { elements: [], offset: 0, total: 0 };
      }),
    readSelection: (place, _language, grantedOrigin) =>
      worker.through(() => {
        const tab = tabIn(place);
        tab.place.read(grantedOrigin);
        return { text: tab.selectedText ?? '' };
      }),
    clearMarks: () =>
      worker.through(() => {
        page().clearings += 1;
        return { cleared: 0 };
      }),
    // Nothing here waits long enough to be ended early.
    stopRun: () => worker.through(() => ({ stopped: false })),
    outcomeOf: key => worker.through(() => ({ outcome: tabs.outcomeOf(key) })),
    listTabs: sharedTabs => worker.through(() => ({ tabs: tabs.listed(sharedTabs) })),
    listFrames: tabId =>
      worker.through(() => {
        const { place, documentId } = tabs.get(tabId);
        return { frames: place.frames(documentId()) };
      }),
  };
}

/** The preview of the page, or of the background for its own actions. */
function previewIn(
  tabs: SimulatedTabs,
  place: { tabId: number; sharedTabs: number[] },
  action: Asked,
): Preview {
  const { inBrowser } = findOperation(action.action) ?? {};
  const tab = inBrowser?.needsNoTab ? tabs.known(place.tabId) : tabs.get(place.tabId);
  if (!inBrowser) {
    if (tabs.isUnseen) throw new PageError('NotPermitted', 'No access.');
    return tab.elements.preview(tab.documentId(), action, tab.selectedText);
  }
  try {
    return tabs.preview(place, action);
  } catch (thrown) {
    return { status: 'failed', failure: failureOf(thrown) };
  }
}

type Asked = Parameters<PageAccess['preview']>[1];

export function simulatedPage(): SimulatedPage {
  const worker = simulatedWorker();
  const tabs = simulatedTabs();
  let gate: Promise<void> = Promise.resolve();
  let open: () => void = () => undefined;
  const executions: Execution[] = [];
  const pointing = simulatedPointing();
  const watched = (): SimulatedTab => tabs.known(page.watched);

  function run(approved: ApprovedAction): Outcome {
    const tab = tabs.open.get(approved.tabId);
    // The place before the action: a navigation replaces the document.
    const execution = tab && executionOf(approved, tab);
    const note = ({ success }: Outcome): void => {
      if (execution) executions.push({ ...execution, success });
    };
    if (findOperation(approved.action.action)?.inBrowser) return tabs.run(approved, note);
    const before = tabs.get(approved.tabId).admit(approved);
    if (before) return before;
    const outcome = tabs.get(approved.tabId).run(approved);
    note(outcome);
    return outcome;
  }

  const page: SimulatedPage = {
    ...{ executions, tabs, front: FIRST_TAB, watched: FIRST_TAB },
    get place() {
      return watched().place;
    },
    documentId: () => watched().documentId(),
    undone: tabs.memory.undone,
    clearings: 0,
    readable: true,
    get selectedText() {
      return watched().selectedText;
    },
    set selectedText(text) {
      watched().selectedText = text;
    },
    pointing,
    navigate: () => watched().navigate(),
    mutate: id => watched().elements.mutate(id),
    count: (id, step) => watched().elements.count(id, step),
    remove: id => watched().elements.remove(id),
    killWorker: worker.kill,
    hold: () => {
      gate = new Promise(resolve => {
        open = resolve;
      });
    },
    letGo: () => open(),
    activeTab: async () => ({
      tabId: page.front,
      url: tabs.isUnseen ? undefined : tabs.open.get(page.front)?.url(),
    }),
    read: tabId =>
      worker.through(() => {
        const tab = tabs.get(tabId);
        if (!page.readable) throw new PageError('NotPermitted', 'No access.');
        const elements = tab.elements.ids().map(id => ({ id, desc: `button:${id}` }));
        const shared = { url: tab.url(), title: tab.title(), total: 3, closedFrames: [] };
        return { ...shared, documentId: tab.documentId(), elements, selectedText: tab.selectedText };
      }),
    preview: (place, action) =>
      worker.through(() => ({
        preview: previewIn(tabs, place, action),
        documentId: tabs.known(place.tabId).documentId(),
      })),
    revalidation: (asked, action) =>
      worker.through(() => {
        const isOther = asked.documentId !== tabs.known(asked.tabId).documentId();
        const isOfBrowser = findOperation(action.action)?.inBrowser !== undefined;
        // The background reports all that it can about its own actions.
        if (isOther && isOfBrowser && !tabs.open.has(asked.tabId))
          return { status: 'failed', failure: { type: 'PageGone', message: 'The tab is closed.' } };
        if (isOther) throw new PageError('PageGone', 'The page has moved on.');
        return previewIn(tabs, asked, action);
      }),
    run: async approved => {
      const outcome = await worker.through(() => run(approved));
      await gate;
      return outcome;
    },
    undo: async done => {
      const outcome = await worker.through(() => tabs.get(done.tabId).undo(done));
      await gate;
      return outcome;
    },
    ...askedAtLarge(worker, tabs, () => page),
    outline: async () => undefined,
    pick: pointing.pick,
    showElement: async (tabId, elementId) => ({
      isShown: tabs.open.get(tabId)?.elements.ids().includes(elementId) ?? false,
    }),
  };
  return page;
}

interface SimulatedPointing {
  /** The picked element; `undefined`: the picking was cancelled, `waits`: it is still open. */
  at: string | undefined;
  /** The abort signal of each request. */
  signals: AbortSignal[];
  pick: PageAccess['pick'];
}

function simulatedPointing(): SimulatedPointing {
  const pointing: SimulatedPointing = {
    at: undefined,
    signals: [],
    pick: async (_tabId, _language, pointed, signal) => {
      pointing.signals.push(signal);
      pointed({ kind: 'button', name: 'Buy' });
      return pointing.at === 'waits' ? new Promise(() => undefined) : pointing.at;
    },
  };
  return pointing;
}
