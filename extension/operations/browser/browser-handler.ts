import type { Language } from '@assent/shared';
import type { Target } from '../contract/action.ts';
import type { Operation } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Preview } from '../contract/preview.ts';
import type { Browser } from './browser.ts';

export interface BrowserScene {
  browser: Browser;
  /** The current tab of the conversation. */
  tabId: number;
  /** The document in it; for a run, the approved one. */
  documentId: string;
  /** The shared tabs: nothing may be reported of, or done in, any other. */
  sharedTabs: readonly number[];
  target: Target;
  language: Language;
}

export interface RunningScene extends BrowserScene {
  /** Aborted when the user stops the turn; waiting operations then end. */
  stopped: AbortSignal;
}

export type BrowserPreview = Partial<
  Pick<
    Extract<Preview, { status: 'bound' }>,
    'sentence' | 'facts' | 'effect' | 'before' | 'after' | 'details' | 'code' | 'asksPermission'
  >
>;

interface BrowserHandler<Params> {
  /** Throws a PageError where it cannot apply, so that no card is shown. */
  preview(scene: BrowserScene, params: Params): Promise<BrowserPreview>;
  /** The parts of an approval's binding besides the tab and its document. */
  binds?(scene: BrowserScene, params: Params): Promise<string>;
  /** At most once for an approval. */
  run(scene: RunningScene, params: Params): Promise<Outcome>;
}

/** An operation that the background carries out instead of a script in a page. */
export interface BrowserOperation<Name extends string, Params> extends Operation<Name, Params> {
  handler: BrowserHandler<Params>;
  /** Set when it leads to another page: the user then decides on the rest of a batch there. */
  leadsElsewhere?: true;
  /** Set when the conversation goes on in another tab after a success. */
  leavesTab?: true;
  /** Set when its target may be an element. */
  takesTarget?: true;
  /** Set when it concerns the tab, so that it also runs after a navigation. */
  outlivesPage?: true;
  /** Set when it neither changes the page nor leaves it, so that a read-only site allows it. */
  sparesPage?: true;
  /** Set when it concerns other tabs, so that it also runs where the current one is closed or blocked. */
  needsNoTab?: true;
}
