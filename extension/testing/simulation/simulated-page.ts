import type { ApprovedAction, PageAccess } from '../../entrypoints/sidepanel/ports/page-access.ts';
import { NoAnswer } from '../../messaging/failures.ts';
import type { TabReading } from '../../messaging/tab-messages.ts';
import type { Action } from '../../operations/contract/action.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import { findOperation } from '../../operations/list.ts';
import type { LateChange } from '../../page/observing/late-change-schema.ts';
import { PageError } from '../../page/page-error.ts';
import { withDrift } from './simulated-elements.ts';
import { type Browser, FIRST_TAB, type SimulatedTab } from './simulated-tab.ts';
import { SimulatedTabs } from './simulated-tabs.ts';

/** The page's real actions, which the invariants are about. */
export interface Execution {
  key: string;
  action: Action;
  /** The tab, document and origin at the time. */
  tabId: number;
  documentId: string;
  origin: string;
  /** Of the element or selection; undefined for the whole page. */
  fingerprint: string | undefined;
  files: readonly File[];
  /** Set when a reading grant replaced the question. */
  grantedOrigin: string | undefined;
  success: boolean;
  /** The state that a click made of what it turned over. */
  made: boolean | undefined;
}

type Death = 'before' | 'after';

export interface SimulatedPage extends PageAccess {
  executions: Execution[];
  tabs: SimulatedTabs;
  front: number;
  /** The tab of `tab`, in which the events of a page happen, even when it is closed. */
  watched: number;
  readonly tab: SimulatedTab;
  /** The elements that were scrolled into view, for a new card or by the person. */
  shown: string[];
  /** How often its marks were cleared. */
  clearings: number;
  /** Kills the worker during the next messages, before or after it passed them on. */
  killWorker(when: Death, times: number): void;
  /** Tells those who wait for the next change. Without it, the page changes in silence. */
  reportChange(): void;
  /** By the key of a run: says what became of it after its result. */
  late: Map<string, (change: LateChange) => void>;
  /** What each run sees at first. */
  sighted: Outcome | undefined;
  /** Its script is gone, and cannot tell of changes. */
  isSilent: boolean;
  /** How often rows of an open card were previewed again. */
  looks: number;
  /** Runs do not answer until they are released. */
  hold(): void;
  letGo(): void;
  readable: boolean;
  /** Whether the tab of a document shows it. */
  isShown(page: { tabId: number; documentId: string }): Promise<boolean>;
  /** The picked element, or `waits` while the picking is open; and the abort signal of each request. */
  pointing: { at: string | undefined; signals: AbortSignal[] };
}

export function simulatedPage(isGranted: Browser['isGranted']): SimulatedPage {
  const tabs = new SimulatedTabs(isGranted);
  let deaths: Death[] = [];
  let gate = Promise.resolve();
  let open: () => void = () => undefined;

  /** The background as a channel for every question, which Chrome may kill during one. */
  async function ask<Answer>(question: () => Answer): Promise<Answer> {
    const death = deaths.shift();
    if (death === 'before') throw new NoAnswer('interrupted', 'killed');
    const answer = question();
    if (death === 'after') throw new NoAnswer('interrupted', 'killed');
    return answer;
  }

  async function askWhileHeld(question: () => Outcome): Promise<Outcome> {
    const outcome = await ask(question);
    await gate;
    return outcome;
  }

  const waiting: ((told: unknown) => void)[] = [];
  const questions = questionsTo(tabs, ask);
  const page: SimulatedPage = {
    ...questions,
    nextChange: async () => {
      if (page.isSilent) throw new NoAnswer('unreached', 'gone');
      return new Promise(resolve => waiting.push(resolve));
    },
    sightedOutcome: async () => ({ outcome: page.sighted }),
    sighted: undefined,
    lateChange: ({ key }) => new Promise(resolve => page.late.set(key, change => resolve({ change }))),
    late: new Map(),
    isSilent: false,
    looks: 0,
    reportChange: () => {
      for (const tell of waiting.splice(0)) tell({});
    },
    executions: [],
    tabs,
    front: FIRST_TAB,
    watched: FIRST_TAB,
    get tab() {
      return tabs.known(page.watched);
    },
    clearings: 0,
    readable: true,
    isShown: async ({ tabId, documentId }) => tabs.open.get(tabId)?.documentId() === documentId,
    pointing: { at: undefined, signals: [] },
    killWorker: (when, times) => {
      deaths = Array.from({ length: times }, () => when);
    },
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
      ask(() => {
        const tab = tabs.get(tabId);
        if (!page.readable) throw new PageError('NotPermitted', 'No access.');
        return readingOf(tab);
      }),
    revalidation: (...given) => {
      page.looks += 1;
      return questions.revalidation(...given);
    },
    run: approved => askWhileHeld(() => runIn(page, approved)),
    undo: done => askWhileHeld(() => tabs.get(done.tabId).undo(done)),
    clearMarks: () =>
      ask(() => {
        page.clearings += 1;
        return { cleared: 0 };
      }),
    pick: async (_tabId, _language, pointed, signal) => {
      page.pointing.signals.push(signal);
      pointed({ kind: 'button', name: 'Buy' });
      return page.pointing.at === 'waits' ? new Promise(() => undefined) : page.pointing.at;
    },
  };
  return page;
}

/** These change nothing in the page. */
function questionsTo(
  tabs: SimulatedTabs,
  ask: <Answer>(question: () => Answer) => Promise<Answer>,
): Omit<
  PageAccess,
  | 'activeTab'
  | 'nextChange'
  | 'sightedOutcome'
  | 'lateChange'
  | 'read'
  | 'run'
  | 'undo'
  | 'clearMarks'
  | 'pick'
> &
  Pick<SimulatedPage, 'shown'> {
  const shown: string[] = [];
  return {
    shown,
    preview: (place, action) =>
      ask(() => ({
        preview: withDrift(tabs.preview(place, action), place.shown),
        documentId: tabs.known(place.tabId).documentId(),
      })),
    revalidation: (place, action) =>
      ask(() => {
        const isOfBrowser = findOperation(action.action)?.inBrowser !== undefined;
        const tab = tabs.known(place.tabId);
        // The background reports all that it can about its own actions.
        if (place.documentId !== tab.documentId() && isOfBrowser && !tabs.open.has(place.tabId))
          return { status: 'failed', failure: { type: 'PageGone', message: 'The tab is closed.' } };
        tab.assertDocument(place.documentId);
        return withDrift(tabs.preview(place, action), place.shown);
      }),
    findMore: ({ tabId, documentId }, _query, _language, grantedOrigin) =>
      ask(() => {
        tabs.get(tabId).read(documentId, grantedOrigin);
        return { elements: [], offset: 0, total: 0 };
      }),
    describePart: async () => ({ text: '' }),
    readSelection: ({ tabId, documentId }, grantedOrigin) =>
      ask(() => ({ text: tabs.get(tabId).read(documentId, grantedOrigin) ?? '' })),
    // Nothing here waits long enough to be ended early.
    stopRun: () => ask(() => ({ stopped: false })),
    outcomeOf: key => ask(() => ({ outcome: tabs.outcomeOf(key) })),
    listTabs: sharedTabs => ask(() => ({ tabs: tabs.listed(sharedTabs) })),
    listFrames: tabId =>
      ask(() => {
        const tab = tabs.get(tabId);
        const frames = tab.origins().map((origin, index) => ({ origin, isTop: index === 0 }));
        return {
          frames: frames.map(it => ({ ...it, documentId: it.isTop ? tab.documentId() : 'frame' })),
        };
      }),
    outline: async () => undefined,
    showElement: async (tabId, elementId) => {
      shown.push(elementId);
      return { isShown: tabs.open.get(tabId)?.elements.versions.has(elementId) ?? false };
    },
  };
}

function readingOf(tab: SimulatedTab): TabReading {
  return {
    url: tab.url(),
    title: tab.title,
    documentId: tab.documentId(),
    elements: [...tab.elements.versions.keys()].map(id => ({ id, desc: `button:${id}` })),
    total: 3,
    closedFrames: [],
    selectedText: tab.selectedText,
  };
}

function runIn({ tabs, executions }: SimulatedPage, approved: ApprovedAction): Outcome {
  const { key, tabId, action, binding, files = [], grantedOrigin } = approved;
  const tab = tabs.open.get(tabId);
  // The place before the action: a navigation replaces the document.
  const place = tab && { tabId, documentId: tab.documentId(), origin: tab.origin };
  const runner = findOperation(action.action)?.inBrowser ? tabs : tabs.get(tabId);
  const before = runner.admit(approved);
  if (before) return before;
  const outcome = runner.run(approved);
  const fingerprint = 'fingerprint' in binding ? binding.fingerprint : undefined;
  const ran = { key, action: structuredClone(action), fingerprint, files, grantedOrigin };
  const made = tab?.made.get(key);
  if (place) executions.push({ ...ran, ...place, success: outcome.success, made });
  return outcome;
}
