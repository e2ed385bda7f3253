import type { Language } from '@assent/shared';
import type { FoundMore, TabFrame, TabReading } from '../../../messaging/tab-messages.ts';
import type { BrowserTab } from '../../../operations/browser/browser.ts';
import type { Action } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding, Preview } from '../../../operations/contract/preview.ts';
import type { ElementQuery } from '../../../page/frame-reading.ts';

/** What is under the person's pointer, as we call it. */
export interface PointedAt {
  kind: string;
  name: string;
}

/** The tab in front. `url` is known only where we have access. */
export interface ActiveTab {
  tabId: number;
  url: string | undefined;
}

/** One approved action, bound to what was shown. The same key again gets the first outcome, and runs nothing. */
export interface ApprovedAction {
  tabId: number;
  documentId: string;
  key: string;
  action: Action;
  binding: Binding;
  /** What the person chose on the card. */
  files?: readonly File[];
  /** More rows are to run, so that the outcome may be provisional: the same key again tells it for good. */
  isFollowed?: boolean;
  /** Nobody was asked, because the person allows reading on this origin today. */
  grantedOrigin?: string;
  sharedTabs: number[];
}

/** What was run under a key, and where: the page that ran it remembers how to go back, and nobody else. */
export interface DoneAction {
  tabId: number;
  documentId: string;
  key: string;
}

/** What is outlined in a page; `strongId` is the one of them that the person points at. */
export interface OutlinedTargets {
  elementIds: string[];
  strongId?: string | undefined;
}

/** Tabs and their pages, as the turn needs them. Each may throw a PageError, or NoAnswer when a worker went away. */
export interface PageAccess {
  activeTab(): Promise<ActiveTab>;
  /**
   * `request`: what the person asked for, so that what it seems to mean is among the elements. `isPeek`: nobody but the
   * person gets to see it.
   */
  read(tabId: number, language: Language, request?: string, isPeek?: boolean): Promise<TabReading>;
  /** `sharedTabs`: those that the person shares with the conversation; of no other may anything be told or done. */
  preview(
    place: { tabId: number; sharedTabs: number[] },
    action: Action,
    language: Language,
  ): Promise<{ preview: Preview; documentId?: string | undefined }>;
  /** The same while a card is open, to see whether it still says what is there. Its binding is none to run by. */
  revalidation(
    place: { tabId: number; documentId: string; sharedTabs: number[] },
    action: Action,
    language: Language,
  ): Promise<Preview>;
  /** Those of these tabs that are open and not never to be read. */
  listTabs(sharedTabs: number[]): Promise<{ tabs: BrowserTab[] }>;
  /** `budget`: for how many milliseconds the answer is waited for. */
  run(approved: ApprovedAction, language: Language, budget: number): Promise<Outcome>;
  /** Cuts a run short that only waits; it answers then. */
  stopRun(key: string): Promise<unknown>;
  /** What came of a run of the browser's that was begun under a key, where that is known; it runs nothing. */
  outcomeOf(key: string): Promise<{ outcome?: Outcome | undefined }>;
  /** At most once by key, too. */
  undo(done: DoneAction, language: Language): Promise<Outcome>;
  /**
   * `documentId`: the page that the approval was for; of another that took its place nothing is read. `grantedOrigin`:
   * nobody was asked, because the person allows reading there today.
   */
  findMore(
    place: { tabId: number; documentId: string },
    query: ElementQuery,
    language: Language,
    grantedOrigin?: string,
  ): Promise<FoundMore>;
  readSelection(
    place: { tabId: number; documentId?: string },
    language: Language,
    grantedOrigin?: string,
  ): Promise<{ text: string }>;
  /** The documents of the tab that are read. */
  listFrames(tabId: number, language: Language): Promise<{ frames: TabFrame[] }>;
  clearMarks(tabId: number, language: Language): Promise<{ cleared: number }>;
  outline(tabId: number, targets: OutlinedTargets, language: Language): Promise<unknown>;
  /** Lets the person point at an element, until `signal` ends it. Undefined when they did not. */
  pick(
    tabId: number,
    language: Language,
    pointed: (what: PointedAt) => void,
    signal: AbortSignal,
  ): Promise<string | undefined>;
  /** Scrolls an element into view. */
  showElement(tabId: number, elementId: string, language: Language): Promise<{ isShown: boolean }>;
}
