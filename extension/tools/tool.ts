import type { Bilingual } from '@assent/shared';
import type * as z from 'zod/mini';
import type { Action, EffectClass } from '../operations/action.ts';
import type { ElementQuery } from '../page/frame-reading.ts';

/** What a call comes down to once its arguments are understood, where the person decides on it. */
export type CardPlan =
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'find-more'; query: ElementQuery }
  | { kind: 'read-selection' }
  | { kind: 'clear-marks' };

/** `answer`: nothing is done, and what is asked for is told at once. */
export type Plan = CardPlan | { kind: 'answer'; result: Record<string, unknown> };

/** A name that the model may call. Its file says everything about it; `list.ts` names it in one line. */
export interface Tool<Arguments> {
  name: string;
  /** For the model. */
  description: string;
  /** Its root is an object; the advertised JSON Schema is made from it. */
  parameters: z.ZodMiniType<Arguments>;
  /** Arguments that show what is wanted, quoted to a model that got them wrong. */
  example: Arguments;
  /** The title of its approval card. */
  title: Bilingual;
  /** The mildest it can be; the rows of a batch may say worse. */
  effect: EffectClass;
  /** Set when it works where the page can't be read, too. */
  needsNoPage?: true;
  /** Set when it works where there is no tab to act in, too. */
  needsNoTab?: true;
  /** Puts right what models are known to get slightly wrong, before the schema judges it. */
  tidy?(given: unknown): unknown;
  /** Throws an `InvalidArgument` for what a schema cannot express. */
  plan(given: Arguments): Plan;
  /**
   * What came of the call as the model reads it, where that is another form than a batch has. `plan` is missing where the
   * arguments came to none.
   */
  answer?(result: Record<string, unknown>, plan: CardPlan | undefined): Record<string, unknown>;
}
