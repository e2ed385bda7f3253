import * as z from 'zod/mini';
import { idSchema, nameSchema } from './bounded-text.ts';

/** What a model names as the target. Empty: the selection (highlight, underline, read) or the page (scroll, read). */
export const targetSchema = z.object({
  elementId: z.optional(idSchema),
  selector: z.optional(nameSchema),
  description: z.optional(nameSchema),
});
export type Target = z.infer<typeof targetSchema>;

/** One action of a batch. `params` are parsed again by the operation's own schema. */
export const actionSchema = z.object({
  action: z.string(),
  target: z._default(targetSchema, {}),
  params: z._default(z.record(z.string(), z.unknown()), {}),
});
export type Action = z.infer<typeof actionSchema>;

/** What an action does to the world, mildest first; the card's one-word risk. */
export const effectClassSchema = z.enum(['reads', 'marks', 'edits', 'acts', 'submits', 'leaves']);
export type EffectClass = z.infer<typeof effectClassSchema>;

/** Reading and marking change nothing of the page. */
export function isHarmless(effect: EffectClass): boolean {
  return effect === 'reads' || effect === 'marks';
}

/** What an empty target stands for; `none` refuses it. */
const emptyTargetSchema = z.enum(['none', 'selection', 'page', 'selection or page', 'focus or page']);
export type EmptyTarget = z.infer<typeof emptyTargetSchema>;

/**
 * An action as it goes into a page: with parameters as the operation's own schema made them, and those facts of the
 * operation that the page acts by. The page has neither schemas nor the list of operations.
 */
export const preparedActionSchema = z.object({
  name: z.string(),
  target: targetSchema,
  params: z.unknown(),
  effect: effectClassSchema,
  emptyTarget: emptyTargetSchema,
  watchesItself: z.optional(z.literal(true)),
  writesText: z.optional(z.literal(true)),
});
export type PreparedAction = z.infer<typeof preparedActionSchema>;
