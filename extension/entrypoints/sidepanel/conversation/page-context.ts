/** The page in front of this panel. Chrome tells address and title only where we have access. */
export interface FrontPage {
  tabId: number;
  url: string | undefined;
  title: string | undefined;
}

/** What is selected in the page in front: the beginning of it, and its whole length. */
export interface Selection {
  excerpt: string;
  length: number;
}

/** A tab of the browser, as far as Chrome tells us of it. */
export interface OpenTab extends FrontPage {
  /** Of the window of this panel. */
  isOfWindow: boolean;
}

/** What could go along with the next message, and what it is doing in the page now. Of this moment, so it is not kept. */
export interface PageContext {
  front: FrontPage | undefined;
  /** Those that are open; undefined until that is known. */
  tabs: readonly OpenTab[] | undefined;
  selection: Selection | undefined;
  /** The person took what is selected now out of the next message. */
  isSelectionLeftOut: boolean;
  /** The tab of the turn that goes on, or went on last. */
  workingIn: number | undefined;
}

export const NO_PAGE_CONTEXT: PageContext = {
  front: undefined,
  tabs: undefined,
  selection: undefined,
  isSelectionLeftOut: false,
  workingIn: undefined,
};
