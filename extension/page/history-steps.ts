import * as z from 'zod/mini';

/** What a document knows of the history of its tab. */
export const historyStepsSchema = z.object({
  /** How many pages there are in it. */
  length: z.number(),
  /** The addresses right before and after it, of its own origin only: of others the browser tells no page. */
  back: z.optional(z.string()),
  forward: z.optional(z.string()),
});
export type HistorySteps = z.infer<typeof historyStepsSchema>;
