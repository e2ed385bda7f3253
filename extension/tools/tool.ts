import type { Bilingual } from '@assent/shared';
import type * as z from 'zod/mini';
import type { Action, EffectClass } from '../operations/action.ts';
import type { ElementQuery } from '../page/frame-reading.ts';

/** What a call comes down to once its arguments are understood. */
export type Plan =
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'find-more'; query: ElementQuery }
  | { kind: 'read-selection' }
  | { kind: 'clear-marks' };

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
  /** Puts right what models are known to get slightly wrong, before the schema judges it. */
  tidy?(given: unknown): unknown;
  /** Throws an `InvalidArgument` for what a schema cannot express. */
  plan(given: Arguments): Plan;
}
