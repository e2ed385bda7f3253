import { errorTypeSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { messageTextSchema } from '../messages/message-schema.ts';

/** The rule of a site by which the person does not want this done there. */
const refusingSiteSchema = z.object({ origin: z.string(), rule: z.enum(['read-only', 'never-read']) });
export type RefusingSite = z.infer<typeof refusingSiteSchema>;

/** A failure as it crosses a boundary: what kind, and a sentence saying what happened and what to do next. */
export const failureSchema = z.object({
  type: errorTypeSchema,
  message: messageTextSchema,
  site: z.optional(refusingSiteSchema),
});
export type Failure = z.infer<typeof failureSchema>;
