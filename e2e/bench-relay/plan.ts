import * as z from 'zod';

/** How the upstream answers from now on. */
export const upstreamPlanSchema = z.object({
  /** Pieces of one answer. */
  pieces: z.number(),
  /** Pieces a second; 0 for as fast as they are taken. */
  perSecond: z.number(),
  /** Says nothing more after that many pieces, and leaves the connection open. */
  holdAfter: z.number().optional(),
});
export type UpstreamPlan = z.infer<typeof upstreamPlanSchema>;
