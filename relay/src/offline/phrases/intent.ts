/** One thing a person asks for. Targets are in the person's words; an absent one is the page or the selection. */
export type PageIntent =
  /** `orOnly`: the one field of the page will do where none is called so. */
  | { verb: 'fill'; target: string | undefined; value: string; orOnly?: boolean }
  /** The kind of the element decides whether this fills, selects or checks. */
  | { verb: 'set'; target: string; value: string }
  /** `optional`: passed over when no button fits, with word of it. `keyword`: what to look for when it is not listed.
   * `opens`: said of a switch, it turns it on. */
  | { verb: 'click'; target: string; optional?: boolean; keyword?: string; opens?: boolean }
  /** An element's own name; its kind decides what is done. */
  | { verb: 'named'; target: string }
  /** `words`: the whole clause, which may be the name of a button: "Enable notifications". */
  | { verb: 'check'; target: string; on: boolean; words: string }
  | { verb: 'select'; target: string | undefined; value: string }
  /** Without a target it goes to what has the focus. */
  | { verb: 'press'; target: string | undefined; key: string; times: number }
  | { verb: 'hover' | 'double_click' | 'focus'; target: string }
  /** Key by key. */
  | { verb: 'type'; target: string | undefined; value: string }
  | { verb: 'date'; target: string; value: string; end: string | undefined }
  | { verb: 'upload'; target: string | undefined }
  | { verb: 'drag'; target: string; to: string; position: 'before' | 'after' | undefined }
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
  | { verb: 'navigate'; address: string }
  /** `name`: words of its title or address. */
  | { verb: 'tab'; name: string }
  | { verb: 'time'; zone: string | undefined };

/** What is answered with words alone. */
export type TalkIntent = { verb: 'greet' | 'thank' | 'refrain' } | { verb: 'unable'; what: UnableTopic };

/** What no tool can do. */
export type UnableTopic =
  | 'history'
  | 'tabs'
  | 'print'
  | 'undo'
  | 'clipboard'
  | 'pointer'
  | 'window'
  | 'wait'
  | 'form'
  | 'language';

export type Intent = PageIntent | ToolIntent | { verb: 'list' } | TalkIntent;

/** What of the page's own words a reader may ask for. */
export type Known = {
  /** Something that takes a value is called so. */
  isField(phrase: string): boolean;
  /** Something that can be clicked or ticked is called so; `exactly`: by its whole name. */
  isNamed(phrase: string, exactly?: 'exactly'): boolean;
};

/**
 * Reads one clause, or gives `undefined` when it is not of its kind. Politeness is already taken off, and quoted text
 * stands as one private-use character.
 */
export type ClauseReader = (
  clause: string,
  previous: Intent | undefined,
  known: Known,
) => Intent | readonly Intent[] | undefined;
