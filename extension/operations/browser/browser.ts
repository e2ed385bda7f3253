import type { Language } from '@assent/shared';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { Failure } from '../../page/failure.ts';
import type { HistorySteps } from '../../page/history-steps.ts';
import type { PageCondition } from '../../page/observing/look-for.ts';
import type { Sign } from '../../page/observing/watch-network.ts';
import type { OutlineLine } from '../../page/outlining/outline-reading.ts';
import type { Place } from '../../page/place.ts';
import type { Target } from '../contract/action.ts';
import type { Pictured, PictureRequest, PictureSubject } from '../contract/picture.ts';
import type { BrowserCode } from './browser-code.ts';
import type { Block } from './recognise-block.ts';

/** A tab as Chromium reports it. Address and title are empty without access to its page. */
export interface BrowserTab {
  id: number;
  url: string;
  title: string;
  /** The active tab of its window. */
  isInFront: boolean;
}

/** The page that a navigation ended on. */
export interface ReachedPage {
  kind: 'there';
  /** After all redirects. Empty, as is the title, without access to the page. */
  url: string;
  title: string;
  /** Characters of visible text; absent without access. */
  contentLength?: number;
  /** The HTTP status, where the browser reports it. */
  status?: number;
  /** The address gave no page, and the old page itself went on to this one. */
  isFromOldPage?: true;
  /** Set where this page stands in front of the real one. */
  block?: Block;
}

/**
 * Why a tab still shows its old page: the response was a file, or empty, or the reason is unknown. `held`: the page
 * asks the user whether to leave.
 */
export type StayReason = 'file' | 'nothing' | 'held' | 'unknown';

export type Arrival = ReachedPage | { kind: 'stayed'; because: StayReason };

/** The tab is open even where its page failed. */
export interface OpenedTab {
  id: number;
  arrival: Arrival | { kind: 'failed'; failure: Failure };
}

export interface Download {
  /** `asks`: the browser asks the user whether to keep the file. */
  state: 'finished' | 'going-on' | 'asks';
  /** Without its folder; empty until the file has a name. */
  name: string;
  bytes: number;
}

/** `snapshotId` stores the outline; `since` is an earlier one to compare with. */
export interface OutlineQuery {
  target: Target;
  snapshotId?: string;
  since?: string | undefined;
}

/** The accessibility outline of a tab, including its frames. */
export interface TabOutline {
  /** As its page reports it; absent where only a part was looked at. */
  page?: Place;
  lines: OutlineLine[];
  /** The earlier outline; absent where the page no longer has it. */
  before?: OutlineLine[];
  /** The time ran out before the end of the page. */
  isCut: boolean;
}

/** The browser for operations. Any call may throw a PageError, with `PageGone` for a closed tab. */
/** How long to wait for a page. */
export interface Patience {
  /** Also for its pictures, frames and style sheets. */
  isLoadAwaited?: boolean;
  /** For its answer and its loading together. */
  mostMs?: number | undefined;
}

export interface Browser {
  tab(tabId: number): Promise<BrowserTab>;
  /** Those that are open and not blocked. */
  tabs(tabIds: readonly number[]): Promise<BrowserTab[]>;
  /** Throws where the page cannot be read. */
  assertReadable(tabId: number): Promise<void>;
  /** Throws `ElementNotFound` where no frame has the target. */
  outline(tabId: number, query: OutlineQuery, language: Language): Promise<TabOutline>;
  /** Undefined when the page no longer has the element. */
  factsOf(tabId: number, elementId: string, language: Language): Promise<ElementFacts | undefined>;
  /** Waits across navigations, at the latest until `ended` is aborted. */
  wait(tabId: number, condition: Condition, ended: AbortSignal): Promise<Waited>;
  /** Whether a page of this address may be read; `within` a tab, if it opens there. */
  mayRead(url: string, within?: number): Promise<boolean>;
  isLastInWindow(tabId: number): Promise<boolean>;
  /** Throws `NotPermitted` when the user blocked the site. */
  assertOpen(url: string): Promise<void>;
  /** Waits for the page. Throws `NavigationError` with the browser's reason, `Timeout` when the server does not answer. */
  navigate(tabId: number, url: string, patience?: Patience): Promise<Arrival>;
  reload(tabId: number): Promise<Arrival>;
  /** Undefined without access to the page. */
  history(tabId: number): Promise<HistorySteps | undefined>;
  /** One step back (-1) or forward (1). Throws `NavigationError` without such a page. */
  step(tabId: number, by: -1 | 1): Promise<Arrival>;
  /** Opens a tab next to this one, active if this one is. */
  openTab(besides: number, url: string): Promise<OpenedTab>;
  /** The document of a tab, which must be the same when the tab is closed. */
  documentOf(tabId: number): Promise<string>;
  /** Throws `NeedsUser` when the page asks the user, and `NotPermitted` when the tab stays open. */
  close(tabId: number): Promise<void>;
  mayDownload(): Promise<boolean>;
  /** Throws `NavigationError` with the browser's reason. */
  download(url: string): Promise<Download>;
  code: BrowserCode;
  lookForPicture(request: PictureRequest, language: Language): Promise<PictureSubject>;
  /** Secrets are painted over. Throws `NotPermitted` with the way to allow it, `Rejected` once stopped. */
  takePicture(request: PictureRequest, stopped: AbortSignal, language: Language): Promise<Pictured>;
}

/** The condition of a wait. An address is a pattern, `*` for any text. */
export type Condition = PageCondition | { for: 'url'; url: string } | { for: 'time' };

/** The end of a wait. */
export interface Waited {
  isMet: boolean;
  /** Whether an awaited disappearance concerned something that was visible at all. */
  wasThere?: boolean;
  /** The findings of all documents of the page; absent where none answered. */
  sign?: Sign | undefined;
}
