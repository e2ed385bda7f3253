import type { Page } from 'playwright-core';
import type { PanelDriver } from '../drive-panel.ts';
import type { ModelView } from '../script-model.ts';

/** An operation, tried once: what is proposed, what the person does, and what must have come of it. */
export interface Case {
  /** Made from what the model sees. */
  propose(view: ModelView): Proposal;
  /** What the person gives on the card before they approve it. */
  give?(panel: PanelDriver): Promise<void>;
  /** Throws unless it is as it must be afterwards, told by the page itself wherever it can tell. */
  check(afterwards: Afterwards): Promise<void>;
}

export interface Proposal {
  target?: { elementId: string } | { selector: string };
  params?: Record<string, unknown>;
}

export interface Afterwards {
  /** The page to try things on, in the tab that the conversation begins in. */
  page: Page;
  /** The page of the site at this path, in whichever tab it is. Throws unless exactly one tab shows it. */
  shown(path: string): Page;
  /** The paths that tabs of the site show. */
  paths(): string[];
  /** The result as the model got it. */
  reported: string;
}
