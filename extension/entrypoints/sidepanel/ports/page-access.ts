import type { Language } from '@assent/shared';
import type { PagePart } from '../../../messaging/asked-about.ts';
import type { FoundMore, TabFrame, TabReading } from '../../../messaging/tab-messages.ts';
import type { BrowserTab } from '../../../operations/browser/browser.ts';
import type { Action } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { Binding, Preview } from '../../../operations/contract/preview.ts';
import type { ElementQuery } from '../../../page/frame-reading.ts';
import type { LateChange } from '../../../page/observing/late-change-schema.ts';
import type { ShownPoint } from '../../../page/shown-point.ts';

/** The element under the pointer, by our id. */
export interface PointedAt {
  kind: string;
  name: string;
}

/** The tab in front. `url` is known only with access. */
export interface ActiveTab {
  tabId: number;
  url: string | undefined;
}

/** An approved action, bound to what was shown. The same key again returns the first outcome and runs nothing. */
export interface ApprovedAction {
  tabId: number;
  documentId: string;
  key: string;
  action: Action;
  binding: Binding;
  /** The files chosen on the card. */
  files?: readonly File[];
  /** More rows follow, so the outcome may be provisional: the same key again returns the final one. */
  isFollowed?: boolean;
  /** Run without a question, because the person allows reading on this origin today. */
  grantedOrigin?: string;
  sharedTabs: number[];
}

/** The runs under a key and their page: only that page can undo them. */
export interface DoneAction {
  tabId: number;
  documentId: string;
  key: string;
}

/** The outlined elements; `strongId` is the one that the person points at. `points`: where the pointer presses or lets go. */
export interface OutlinedTargets {
  elementIds: string[];
  strongId?: string | undefined;
  points: ShownPoint[];
}

/** Tabs and their pages. Each method may throw a PageError, or NoAnswer when the worker was killed. */
export interface PageAccess {
  activeTab(): Promise<ActiveTab>;
  /** `request`: the person's message, so that matching elements are included. `isPeek`: only the person sees the result. */
  read(tabId: number, language: Language, request?: string, isPeek?: boolean): Promise<TabReading>;
  /** `sharedTabs`: no other tab may be reported or acted in. `shown`: what a card bound before, to be compared. */
  preview(
    place: { tabId: number; sharedTabs: number[]; shown?: Binding | undefined },
    action: Action,
    language: Language,
  ): Promise<{ preview: Preview; documentId?: string | undefined }>;
  /** A preview while a card is open, to compare with what it shows and binds. Its own binding must not be run. */
  revalidation(
    place: { tabId: number; documentId: string; sharedTabs: number[]; shown?: Binding | undefined },
    action: Action,
    language: Language,
  ): Promise<Preview>;
  /** Resolves when something in a document changes, or after a while. Rejects where the document can't say so. */
  nextChange(place: { tabId: number; documentId: string }): Promise<unknown>;
  /** Those of these tabs that are open and not excluded by a rule. */
  listTabs(sharedTabs: number[]): Promise<{ tabs: BrowserTab[] }>;
  /** `budget`: how many milliseconds the caller waits. */
  run(approved: ApprovedAction, language: Language, budget: number): Promise<Outcome>;
  /** What a run has seen at first, for the person to see: answered then, or when the run ends. */
  sightedOutcome(done: DoneAction): Promise<{ outcome?: Outcome | undefined }>;
  /** What became of a run after its outcome: answered when something did, or once nothing is expected any more. */
  lateChange(done: DoneAction): Promise<{ change?: LateChange | undefined }>;
  /** Ends a wait early; the run answers then. */
  stopRun(key: string): Promise<unknown>;
  /** The outcome of a browser action that began under a key, if it is known. Runs nothing. */
  outcomeOf(key: string): Promise<{ outcome?: Outcome | undefined }>;
  /** At most once by key, too. */
  undo(done: DoneAction): Promise<Outcome>;
  /**
   * `documentId`: the approved page; another page in its place is not read. `grantedOrigin`: run without a question, because
   * the person allows reading there today.
   */
  findMore(
    place: { tabId: number; documentId: string },
    query: ElementQuery,
    language: Language,
    grantedOrigin?: string,
  ): Promise<FoundMore>;
  /** What the page says of a link or a picture of its own, and the picture itself where it lets it be drawn. */
  describePart(tabId: number, part: PagePart): Promise<{ text: string; picture?: string | undefined }>;
  readSelection(
    place: { tabId: number; documentId?: string },
    grantedOrigin?: string,
  ): Promise<{ text: string }>;
  /** The documents of the tab that may be read. */
  listFrames(tabId: number): Promise<{ frames: TabFrame[] }>;
  clearMarks(tabId: number): Promise<{ cleared: number }>;
  outline(tabId: number, targets: OutlinedTargets): Promise<unknown>;
  /** Lets the person pick an element, until `signal` ends it. Undefined when they did not. */
  pick(
    tabId: number,
    language: Language,
    pointed: (what: PointedAt) => void,
    signal: AbortSignal,
  ): Promise<string | undefined>;
  showElement(tabId: number, elementId: string): Promise<{ isShown: boolean }>;
}
