import * as z from 'zod';

/** How the upstream answers the following requests. */
export const upstreamPlanSchema = z.object({
  /** Pieces of one answer. */
  pieces: z.number(),
  /** Pieces a second; 0 means as fast as the client reads. */
  perSecond: z.number(),
  /** Stalls after that many pieces and leaves the connection open. */
  holdAfter: z.number().optional(),
});
export type UpstreamPlan = z.infer<typeof upstreamPlanSchema>;
