import * as z from 'zod/mini';

export const openerSignsSchema = z.object({
  /** Milliseconds since 1970, with fractions, which identify a document. */
  born: z.number(),
  /** The same of its opener; absent without one of the same origin. */
  openerBorn: z.optional(z.number()),
  /** Origin of the referrer; empty where the browser withholds it. */
  referrer: z.string(),
});
export type OpenerSigns = z.infer<typeof openerSignsSchema>;
