import * as z from 'zod/mini';
import { idSchema, nameSchema } from './bounded-text.ts';

/** The target that a model names. Empty: the selection (highlight, underline, read) or the page (scroll, read). */
export const targetSchema = z.object({
  elementId: z.optional(idSchema),
  selector: z.optional(nameSchema),
  description: z.optional(nameSchema),
});
export type Target = z.infer<typeof targetSchema>;

/** One action of a batch. The operation's own schema parses `params` again. */
export const actionSchema = z.object({
  action: z.string(),
  target: z._default(targetSchema, {}),
  params: z._default(z.record(z.string(), z.unknown()), {}),
});
export type Action = z.infer<typeof actionSchema>;

/** The effect of an action, mildest first; the risk word on the card. */
export const effectClassSchema = z.enum(['reads', 'marks', 'edits', 'acts', 'submits', 'leaves']);
export type EffectClass = z.infer<typeof effectClassSchema>;

/** Reading and marking change nothing in the page. */
export function isHarmless(effect: EffectClass): boolean {
  return effect === 'reads' || effect === 'marks';
}

/** The meaning of an empty target; `none` refuses it. */
const emptyTargetSchema = z.enum(['none', 'selection', 'page', 'selection or page', 'focus or page']);
export type EmptyTarget = z.infer<typeof emptyTargetSchema>;

/**
 * An action for a page: parameters parsed by the operation's schema, and the facts that the page needs. The page has
 * neither schemas nor the list of operations.
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
