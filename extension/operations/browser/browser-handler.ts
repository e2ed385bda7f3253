import type { Language } from '@assent/shared';
import type { Target } from '../contract/action.ts';
import type { Operation } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Preview } from '../contract/preview.ts';
import type { Browser } from './browser.ts';

/** What an operation of the browser is carried out on. */
export interface BrowserScene {
  browser: Browser;
  /** The tab that the conversation works in. */
  tabId: number;
  /** The document in it; when it runs, the one that it was approved for. */
  documentId: string;
  /** The tabs that the person shares with the conversation: of no other may anything be told or done. */
  sharedTabs: readonly number[];
  target: Target;
  language: Language;
}

/** The same for an approved run. */
export interface RunningScene extends BrowserScene {
  /** Aborted when the person stops the turn: what only waits ends then. */
  stopped: AbortSignal;
}

/** What the card says beyond the verb. */
export type BrowserPreview = Partial<
  Pick<
    Extract<Preview, { status: 'bound' }>,
    'sentence' | 'facts' | 'effect' | 'before' | 'after' | 'details' | 'code' | 'asksPermission'
  >
>;

/** What an operation does in the browser, beyond the page in view. */
interface BrowserHandler<Params> {
  /** Throws a PageError where it cannot apply, so that no card is shown for it. */
  preview(scene: BrowserScene, params: Params): Promise<BrowserPreview>;
  /** What an approval binds beyond the tab that is worked in and the document in it. */
  binds?(scene: BrowserScene, params: Params): Promise<string>;
  /** At most once for an approval. */
  run(scene: RunningScene, params: Params): Promise<Outcome>;
}

/** An operation that the background carries out, and no script in a page. */
export interface BrowserOperation<Name extends string, Params> extends Operation<Name, Params> {
  handler: BrowserHandler<Params>;
  /** Set when what follows meets another page: the rest of a batch is brought before the person there, once it has come. */
  leadsElsewhere?: true;
  /** Set when the conversation goes on in another tab by it: not after a failure, which is dealt with in the tab it was in. */
  leavesTab?: true;
  /** Set when an element may be named as its target. */
  takesTarget?: true;
  /** Set when it is about the tab, whatever page that shows by then: it runs also where the page is another by now. */
  outlivesPage?: true;
  /** Set when it does nothing in the page and leads its tab nowhere, so that it is allowed on a site that is read only. */
  sparesPage?: true;
  /** Set when it is about other tabs, so that it runs also where the one that is worked in is closed, or is never read. */
  needsNoTab?: true;
}
