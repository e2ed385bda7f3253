import * as z from 'zod/mini';

/** How things stand in one document with what is waited for. */
export const signSchema = z.object({
  isMet: z.boolean(),
  /** The elements that fit, and how many of them can be seen. */
  fitting: z.optional(z.number()),
  shown: z.optional(z.number()),
  /** The document, or a picture in it, is still being loaded. */
  isLoading: z.optional(z.boolean()),
});
export type Sign = z.infer<typeof signSchema>;
