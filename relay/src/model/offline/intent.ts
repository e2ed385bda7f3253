/** One thing a person asks for. Targets are in the person's words; an absent one is the page or the selection. */
export type PageIntent =
  | { verb: 'fill'; target: string | undefined; value: string }
  /** The kind of the element decides whether this fills, selects or checks. */
  | { verb: 'set'; target: string; value: string }
  /** `optional`: passed over when nothing fits. */
  | { verb: 'click'; target: string; optional?: boolean }
  | { verb: 'check'; target: string; on: boolean }
  | { verb: 'select'; target: string | undefined; value: string }
  | { verb: 'highlight' | 'underline'; target: string | undefined; color: string | undefined }
  | { verb: 'scroll'; target: string | undefined; direction: Direction | undefined }
  | { verb: 'read'; target: string | undefined };

export type Direction = 'up' | 'down' | 'top' | 'bottom';

export type ElementSearch = {
  region?: 'form' | 'header' | 'sidebar' | 'footer' | 'below_viewport';
  elementType?: 'input' | 'button' | 'link' | 'select' | 'all';
  keyword?: string;
};

/** What needs a tool other than `page_action`. */
export type ToolIntent =
  | { verb: 'more'; search: ElementSearch }
  | { verb: 'selection' }
  | { verb: 'clear' }
  | { verb: 'web'; query: string }
  | { verb: 'time'; zone: string | undefined };

/** What is answered with words alone. */
export type TalkIntent = { verb: 'list' } | { verb: 'greet' } | { verb: 'thank' };

export type Intent = PageIntent | ToolIntent | TalkIntent;

/**
 * Reads one clause, or gives `undefined` when it is not of its kind. Politeness is already taken off, and quoted text
 * stands as one private-use character.
 */
export type ClauseReader = (
  clause: string,
  previous: Intent | undefined,
) => Intent | readonly Intent[] | undefined;
