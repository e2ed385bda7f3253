import { errorTypeSchema } from '@assent/shared';
import * as z from 'zod/mini';

/** What was seen to happen after an action. */
const observedEffectSchema = z.enum([
  'changed',
  'no_change',
  'navigated',
  'opened',
  'validation_error',
  'submitted',
  'download',
  'needs_user',
]);
export type ObservedEffect = z.infer<typeof observedEffectSchema>;

/** The result of one action, as the model and the panel read it. A click after which nothing changed is no success. */
export const outcomeSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  error_type: z.optional(errorTypeSchema),
  effect: z.optional(observedEffectSchema),
  /** The target's value afterwards, or what was read; never a secret. */
  value: z.optional(z.string()),
  /** The address afterwards, when it is another. */
  url: z.optional(z.string()),
  /** Set while the document is being left: how that ends is for the background to see, which takes this out again. */
  leaving: z.optional(z.boolean()),
});
export type Outcome = z.infer<typeof outcomeSchema>;
