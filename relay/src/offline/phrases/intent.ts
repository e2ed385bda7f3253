import type { DescribedElement, ElementKind } from './described-element.ts';

/** One step of a request. Targets are the user's words; without one it is the page or the selection. */
export type PageIntent =
  /** `orOnly`: falls back to the only field of the page. */
  | { verb: 'fill'; target: string | undefined; value: string; orOnly?: boolean; tail?: Tail }
  /** The kind of the element decides whether this fills, selects or checks. */
  | { verb: 'set'; target: string; value: string; tail?: Tail }
  /**
   * `optional`: skipped with a remark when no button fits. `keyword`: for the lookup when it is not listed. `opens`: turns a
   * switch on. `isOfList`: of several with one verb, which are done together or not at all.
   */
  | {
      verb: 'click';
      target: string;
      optional?: boolean;
      keyword?: string;
      opens?: boolean;
      isOfList?: boolean;
    }
  /** An element's own name; its kind decides the action. */
  | { verb: 'named'; target: string }
  /** `words`: the whole clause, which may be the name of a button: "Enable notifications". */
  | { verb: 'check'; target: string; on: boolean; words: string }
  | { verb: 'select'; target: string | undefined; value: string }
  /** Without a target: to the focused element. */
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

/**
 * A message at the end of a clause may go on in the next one: `open`, after a colon, to the end of the request; `unclear`,
 * nothing tells where it ends.
 */
export type Tail = 'open' | 'unclear';

export type Direction = 'up' | 'down' | 'top' | 'bottom';

export type ElementSearch = {
  region?: 'form' | 'header' | 'sidebar' | 'footer' | 'below_viewport';
  elementType?: 'input' | 'button' | 'link' | 'select' | 'all';
  keyword?: string;
};

/** Needs a tool other than `page_action`. */
export type ToolIntent =
  | { verb: 'more'; search: ElementSearch }
  | { verb: 'selection' }
  | { verb: 'clear' }
  | { verb: 'web'; query: string }
  | { verb: 'navigate'; address: string }
  /** `name`: words of its title or address. */
  | { verb: 'tab'; name: string }
  | { verb: 'time'; zone: string | undefined };

/** Answered with words only. */
export type TalkIntent = { verb: 'greet' | 'thank' | 'refrain' } | { verb: 'unable'; what: UnableTopic };

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

/** The page's own names, for readers of clauses. */
export type Known = {
  /** The field, or one of several, that has this name; `score`: up to 1 for its whole name. */
  field(phrase: string): { element: DescribedElement; score: number } | undefined;
  /** Whether the words hold or end with the name of another element than the field, or with a choice in one. */
  namesOther(words: string, field: DescribedElement | undefined): boolean;
  /** The only dropdown with this choice. */
  choiceOf(phrase: string): DescribedElement | undefined;
  /** The kind of the element that has this name. */
  kindOf(phrase: string): ElementKind | undefined;
  /** Whether a box to tick has this name. */
  isTickable(phrase: string): boolean;
  /** The length of the longest name of a field that the words begin with. */
  labelLength(words: string): number;
  /** Whether the words hold the whole name of a field. */
  mentionsField(words: string): boolean;
  /** Text without the longer names of elements, which may read as a question: "Forgot password?". */
  withoutNames(text: string): string;
  /** Whether a field, or another element with a value, has this name. */
  isField(phrase: string): boolean;
  /** Whether it holds the first word of such a name: "apply" for "Apply coupon". */
  isVerb(phrase: string): boolean;
  /** Whether something to click or tick has this name; `exactly`: as nearly its whole name; `wholly`: as all of it. */
  isNamed(phrase: string, how?: 'exactly' | 'wholly'): boolean;
};

/**
 * Reads one clause; `undefined` for a clause of another kind. Politeness is removed, and a quotation is one private-use
 * character.
 */
export type ClauseReader = (
  clause: string,
  previous: Intent | undefined,
  known: Known,
) => Intent | readonly Intent[] | undefined;
