import * as z from 'zod/mini';

/** What a model names as the target. Empty: the selection (highlight, underline, read) or the page (scroll, read). */
const targetSchema = z.object({
  elementId: z.optional(z.string()),
  selector: z.optional(z.string()),
  description: z.optional(z.string()),
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
