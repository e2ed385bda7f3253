import type { ErrorType } from '@assent/shared';
import type * as z from 'zod/mini';
import type { Toggle } from '../../page/identity/toggle-state.ts';
import type { PlayInput } from '../../page/pointing/input-steps.ts';
import type { Action, EffectClass, EmptyTarget } from './action.ts';
import type { Outcome } from './outcome.ts';
import type { Preview } from './preview.ts';
import type { UndoEntry } from './undo-entry.ts';

/** `page` and `selection` come from an empty target. */
export type BoundTarget =
  | { kind: 'element'; element: Element }
  | { kind: 'selection'; range: Range }
  | { kind: 'page'; document: Document };

/** The operation's additions to the facts of its target on the card. */
export type PreviewDetails = Partial<
  Pick<
    Extract<Preview, { status: 'bound' }>,
    | ('sentence' | 'effect' | 'before' | 'after' | 'points' | 'submitsTo' | 'asksFile' | 'notYet')
    | ('facts' | 'details' | 'argumentsText')
  >
> & {
  /** Submits its form when it is pressed. */
  submitter?: Element;
  /** A press turns its state over: {@link toggle} is the state that the card stands for, undefined where it has none. */
  turns?: { toggle: Toggle | undefined };
};

/** `first` is the state now; `last` the state once the page can no longer take it back. */
export interface ProvisionalOutcome {
  first(): Outcome;
  last(): Promise<Outcome>;
}

/** Given by the user in the panel for this run, beyond the approval. */
export interface Provided {
  files: readonly File[];
  /** What is seen at first, while the page may yet take it back. The person sees it; the result follows. */
  sighted?: Sighted;
  /** Set where whoever drives the browser plays input for this run. */
  play?: PlayInput | undefined;
}

/** Takes what a run has done so far; the first counts. */
export type Sighted = (outcome: Outcome) => void;

/**
 * The facts of one verb on one target. Its file also exports its {@link Handler} as `handler`. `list.ts` lists the facts,
 * `act-handlers.ts` or `extras-handlers.ts` the handler, and `messages/operations` has the texts.
 */
export interface Operation<Name extends string, Params> {
  name: Name;
  /** Other names that models may use. */
  aliases?: readonly string[];
  /** The names for its `browser_…` tools; its own name by default, none where another operation does the same. */
  offeredAs?: readonly string[];
  /** An object schema. */
  params: z.ZodMiniType<Params>;
  example: Action;
  /** The mildest effect; the handler's `preview` may report a stronger one for a target. */
  effect: EffectClass;
  /** Set when another operation does the same with the right parameters; `page_action` then does not describe it. */
  isShorthand?: true;
  /** Set when its own outcome reports all effects, so that no receipt is needed. */
  watchesItself?: true;
  /** Set when it writes text, so that suggestions may open. */
  writesText?: true;
  /** Set when its `value` is a text that it read: a flat result calls it `text` and adds its length. */
  readsText?: true;
  /** Set when it extracts structured text, which needs the script `extras`. */
  readsPage?: true;
  /** Set when its handler is part of the script `extras`, not of `act`. */
  inExtras?: true;
  /** Set when it calls a tool that the page offers: only where the user allowed this, and offered only then. */
  callsPageTool?: true;
  /** The meaning of an empty target; `none` refuses it. */
  emptyTarget: EmptyTarget;
  /** Its own errors, besides `commonErrors` in `list.ts`. */
  errors: readonly ErrorType[];
  /** Parameters that the user may edit on the card, as text or as lines. */
  editable?: readonly ParamOf<Params>[];
}

/** The names of parameters. An object without parameters has the type of a record without values. */
export type ParamOf<Params> = string extends keyof Params ? never : keyof Params & string;

/** The implementation of an operation in a page. It must not use the facts above: they stay out of the scripts for pages. */
export interface Handler<Params> {
  /** Gets what the page tells only asynchronously, for the methods below. Called before each preview and each start. */
  gather?(): Promise<void>;
  /** The element that is meant by a named one, such as the field of a label. The card shows it instead. */
  aim?(element: Element): Element;
  /** Throws a PageError where the operation cannot apply, so that no card is shown. */
  preview(target: BoundTarget, params: Params): PreviewDetails;
  /** What an approval binds beyond the card, as JSON; it is hashed and stays in the page. */
  binds?(target: BoundTarget, params: Params): unknown;
  /** That binds a whole page too, which otherwise is bound as the document that it is. */
  bindsPage?: true;
  /** That covers `after` too, whose words may count what our own rows did. */
  bindsAfter?: true;
  /**
   * How to undo the `run` that follows right after. Absent where undoing is impossible (a click, a key) or pointless
   * (reading).
   */
  remember?(target: BoundTarget, params: Params): UndoEntry | undefined;
  /** Throws while the target is covered or out of view; scrolls in search of a clear place only if it may. */
  reach?(target: BoundTarget, params: Params, maySearch: boolean): void;
  run(target: BoundTarget, params: Params, provided: Provided): Promise<Outcome | ProvisionalOutcome>;
}

/** A handler with its parameters bound. */
export interface PreparedHandler {
  gather: (() => Promise<void>) | undefined;
  aim(element: Element): Element;
  preview(target: BoundTarget): PreviewDetails;
  binds(target: BoundTarget): unknown;
  bindsPage: boolean;
  bindsAfter: boolean;
  remember(target: BoundTarget): UndoEntry | undefined;
  reach(target: BoundTarget, maySearch: boolean): void;
  run(target: BoundTarget, provided: Provided): Promise<Outcome | ProvisionalOutcome>;
}
