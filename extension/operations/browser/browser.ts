import type { Language } from '@assent/shared';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { Failure } from '../../page/failure.ts';
import type { HistorySteps } from '../../page/history-steps.ts';
import type { PageCondition } from '../../page/observing/look-for.ts';
import type { Sign } from '../../page/observing/watch-network.ts';
import type { OutlineLine } from '../../page/outlining/outline-reading.ts';
import type { Target } from '../contract/action.ts';
import type { Pictured, PictureRequest, PictureSubject } from '../contract/picture.ts';
import type { BrowserCode } from './browser-code.ts';
import type { Block } from './recognise-block.ts';

/** A tab as Chromium tells of it. Address and title are empty where we have no access to its page. */
export interface BrowserTab {
  id: number;
  url: string;
  title: string;
  /** In front in its window. */
  isInFront: boolean;
}

/** Where a tab has come to rest. */
export interface Landing {
  kind: 'there';
  /** After all redirects. Empty, as is the title, where we have no access to the page. */
  url: string;
  title: string;
  /** How many characters of text the page shows; absent where we may not look. */
  contentLength?: number;
  /** What the server answered, where the browser tells us. */
  status?: number;
  /** The address gave no page, and the one that was there went on to this by itself. */
  isOwnWay?: true;
  /** Set where it is no page but what stands in front of one. */
  block?: Block;
}

/**
 * Why a tab shows the page that it showed before: what came was a file, there was nothing, or nobody knows. `held`: the page
 * is just having the person asked whether to leave it.
 */
export type Staying = 'file' | 'nothing' | 'held' | 'unknown';

/** What came of leading a tab somewhere. */
export type Arrival = Landing | { kind: 'stayed'; because: Staying };

/** A new tab, which is there even when its page is not. */
export interface OpenedTab {
  id: number;
  arrival: Arrival | { kind: 'failed'; failure: Failure };
}

/** What the browser says of a file that it fetched. */
export interface Download {
  /** `asks`: the browser wants the person to decide whether it may be kept. */
  state: 'finished' | 'going-on' | 'asks';
  /** As it lies in the person's folder, without the folder; empty as long as it has none. */
  name: string;
  bytes: number;
}

/** Which outline is wanted. One with a `snapshotId` is remembered by that; `since` is an earlier one. */
export interface OutlineQuery {
  target: Target;
  snapshotId?: string;
  since?: string | undefined;
}

/** The accessibility outline of what a tab shows, with that of its frames at their places. */
export interface TabOutline {
  lines: OutlineLine[];
  /** As it was then; absent where the page does not remember. */
  before?: OutlineLine[];
  /** Not all of it could be gone through in time. */
  isCut: boolean;
}

/** The browser as operations need it. Everything may throw a PageError, with `PageGone` for a tab that is closed. */
export interface Browser {
  tab(tabId: number): Promise<BrowserTab>;
  /** Those of these tabs that are still open, but for pages that are never to be read. */
  tabs(tabIds: readonly number[]): Promise<BrowserTab[]>;
  /** Throws where the page in the tab can't be read. */
  assertReadable(tabId: number): Promise<void>;
  /** `ElementNotFound` where no frame has the target. */
  outline(tabId: number, query: OutlineQuery, language: Language): Promise<TabOutline>;
  /** What the page says of one of its elements; undefined when it has no such element any more. */
  factsOf(tabId: number, elementId: string, language: Language): Promise<ElementFacts | undefined>;
  /** Waits in whatever document the tab shows by then, until `ended` is aborted at the latest. */
  wait(tabId: number, condition: Condition, ended: AbortSignal, language: Language): Promise<Waited>;
  /** Whether a page of this address may be read, once it is there; `within` a tab, if it comes there. */
  mayRead(url: string, within?: number): Promise<boolean>;
  /** Whether the window closes with this tab. */
  isLastInWindow(tabId: number): Promise<boolean>;
  /** `NotPermitted` when the person's rules say that nothing of this address is ever to be read. */
  assertOpen(url: string): Promise<void>;
  /**
   * Leads the tab to an address, and waits until it is there. `NavigationError` with the browser's own reason, as far as
   * it tells us; `Timeout` when the server does not answer.
   */
  navigate(tabId: number, url: string): Promise<Arrival>;
  reload(tabId: number): Promise<Arrival>;
  /** What the page knows of its history; undefined where we may not look. */
  history(tabId: number): Promise<HistorySteps | undefined>;
  /** The page before (-1) or after (1) in the tab's history. `NavigationError` when there is none. */
  step(tabId: number, by: -1 | 1): Promise<Arrival>;
  /** Opens an address in a new tab beside this one, in front where this one is. */
  openTab(besides: number, url: string): Promise<OpenedTab>;
  /** What must still be so when a tab is closed: the document in it, as far as we may look. */
  documentOf(tabId: number): Promise<string>;
  /** `NeedsUser` when the page has the person asked, and `NotPermitted` when it stayed open. */
  close(tabId: number): Promise<void>;
  /** Whether the person lets us have files fetched. */
  mayDownload(): Promise<boolean>;
  /** Has the browser fetch a file into the person's folder. `NavigationError` with its reason. */
  download(url: string): Promise<Download>;
  /** What runs code in the page. */
  code: BrowserCode;
  /** What a picture would be of. */
  lookForPicture(request: PictureRequest, language: Language): Promise<PictureSubject>;
  /** Takes a picture with everything secret painted over. `NotPermitted` with how to allow it, `Rejected` once it is stopped. */
  takePicture(request: PictureRequest, stopped: AbortSignal, language: Language): Promise<Pictured>;
}

/** What is waited for. Of an address some parts, with `*` for whatever is between them. */
export type Condition = PageCondition | { for: 'url'; url: string } | { for: 'time' };

/** How a wait ended. */
export interface Waited {
  isMet: boolean;
  /** Of what is to be gone: whether any of it was to be seen while it was waited for. */
  wasThere?: boolean;
  /** What there was in the page, all of its documents together; absent where it did not answer. */
  sign?: Sign | undefined;
}
