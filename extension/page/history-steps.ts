import * as z from 'zod/mini';

export const historyStepsSchema = z.object({
  length: z.number(),
  /** Same-origin neighbours only: browsers hide other addresses. */
  back: z.optional(z.string()),
  forward: z.optional(z.string()),
  /** The browser's keys of same-origin entries, up to this one, and the next one. */
  keys: z.array(z.string()),
  nextKey: z.optional(z.string()),
});
export type HistorySteps = z.infer<typeof historyStepsSchema>;

/** Whether a history step happened between two looks, judged by the entries around the start. */
export function hasStepped(before: HistorySteps, now: HistorySteps, by: -1 | 1): boolean {
  const border = by === -1 ? before.keys.at(-1) : before.nextKey;
  return border !== undefined && now.keys.includes(border) === (by === 1);
}
