import type { ErrorType } from '@assent/shared';
import type * as z from 'zod/mini';
import type { Action, EffectClass, EmptyTarget } from './action.ts';
import type { Outcome } from './outcome.ts';
import type { Preview } from './preview.ts';
import type { UndoEntry } from './undo-entry.ts';

/** What an operation is applied to. `page` and `selection` come from an empty target. */
export type BoundTarget =
  | { kind: 'element'; element: Element }
  | { kind: 'selection'; range: Range }
  | { kind: 'page'; document: Document };

/** What the operation adds to the card beyond the facts of its target. */
export type PreviewDetails = Partial<
  Pick<Extract<Preview, { status: 'bound' }>, 'effect' | 'before' | 'after' | 'submitsTo' | 'asksFile'>
>;

/**
 * What was done, and the page may yet take back: `first` tells what is there now, `last` what is once it no longer may.
 */
export interface ProvisionalOutcome {
  first(): Outcome;
  last(): Promise<Outcome>;
}

/** What the person gave in the panel for this very run, beyond their approval. */
interface Provided {
  files: readonly File[];
}

/**
 * The facts of one verb on one target. Its file exports its {@link Handler} too, as `handler`; `list.ts` and
 * `act-handlers.ts` or `extras-handlers.ts` name it in one line each, and `messages/operations` says in each language what the model and the card call it.
 */
export interface Operation<Name extends string, Params> {
  name: Name;
  /** Other names under which it is known to models, and taken wherever its own is. */
  aliases?: readonly string[];
  /** The names, of its own and these, under which it is offered as a `browser_…` tool; its own alone when left out, none where another does the same. */
  offeredAs?: readonly string[];
  /** An object. */
  params: z.ZodMiniType<Params>;
  example: Action;
  /** The mildest it can be; the deed's `preview` may say worse for a given target. */
  effect: EffectClass;
  /** Set when another does the same with the right parameters, so that the tool of all actions on a page need not tell of it. */
  isShorthand?: true;
  /** Set when its own outcome tells everything that the page did, so that nobody else need watch. */
  watchesItself?: true;
  /** Set when it writes a text, so that suggestions for it may come up. */
  writesText?: true;
  /** Set when its `value` is a text that it read, which goes by that name, with its length, where it is told alone. */
  readsText?: true;
  /** Set when it takes text out of the page in its structure: its run needs the script `extras`. */
  readsPage?: true;
  /** Set when its handler is part of the script `extras`, not of `act`. */
  inExtras?: true;
  /** What an empty target stands for; `none` refuses it. */
  emptyTarget: EmptyTarget;
  /** The errors that it gives for reasons of its own, beside those that any may end with (`commonErrors` in `list.ts`). */
  errors: readonly ErrorType[];
  /** The parameters that the person may change on the card, as a text or as lines of it. */
  editable?: readonly ParamOf<Params>[];
}

/** The names of parameters. An object without any is typed as one that has no value under any key. */
export type ParamOf<Params> = string extends keyof Params ? never : keyof Params & string;

/**
 * What an operation does in a page. It runs in the page, where `act-handlers.ts` or `extras-handlers.ts` lists it, so it must use nothing of the facts
 * above.
 */
export interface Handler<Params> {
  /** The element that is really meant by a named one, such as the field of a label. Bound and shown instead of it. */
  aim?(element: Element): Element;
  /** Throws a PageError where the operation cannot apply, so that no card is shown for it. */
  preview(target: BoundTarget, params: Params): PreviewDetails;
  /** What an approval binds beyond what the card shows, as JSON; it is hashed and stays in the page. */
  binds?(target: BoundTarget, params: Params): unknown;
  /**
   * How to go back from what `run`, called right after, is about to do. Left out where nobody can take it back (a click,
   * a key) or nothing is done (reading).
   */
  remember?(target: BoundTarget, params: Params): UndoEntry | undefined;
  run(target: BoundTarget, params: Params, provided: Provided): Promise<Outcome | ProvisionalOutcome>;
}

/** A handler together with the parameters it was asked for with. */
export interface PreparedHandler {
  aim(element: Element): Element;
  preview(target: BoundTarget): PreviewDetails;
  binds(target: BoundTarget): unknown;
  remember(target: BoundTarget): UndoEntry | undefined;
  run(target: BoundTarget, provided: Provided): Promise<Outcome | ProvisionalOutcome>;
}
