import * as z from 'zod/mini';

/** Signs that a document was opened by another. */
export const openerSignsSchema = z.object({
  /** When it began, in milliseconds since 1970 with its fractions, which tells it from others. */
  born: z.number(),
  /** The same of its opener; absent where it has none, or one of another origin. */
  openerBorn: z.optional(z.number()),
  /** The origin that led to it; empty where the browser tells none. */
  referrer: z.string(),
});
export type OpenerSigns = z.infer<typeof openerSignsSchema>;
