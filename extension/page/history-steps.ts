import * as z from 'zod/mini';

/** What a document knows of the history of its tab. */
export const historyStepsSchema = z.object({
  /** How many pages there are in it. */
  length: z.number(),
  /** The addresses right before and after it, of its own origin only: of others the browser tells no page. */
  back: z.optional(z.string()),
  forward: z.optional(z.string()),
  /** What the browser knows those of its own origin by, up to this one and including it, and the one after. */
  keys: z.array(z.string()),
  nextKey: z.optional(z.string()),
});
export type HistorySteps = z.infer<typeof historyStepsSchema>;

/**
 * Whether a step was taken between two looks at a document, whatever the page put into its history by itself meanwhile: back
 * where the place that it began at is no longer behind or under it, forward where the one after that is.
 */
export function hasStepped(before: HistorySteps, now: HistorySteps, by: -1 | 1): boolean {
  const border = by === -1 ? before.keys.at(-1) : before.nextKey;
  return border !== undefined && now.keys.includes(border) === (by === 1);
}
