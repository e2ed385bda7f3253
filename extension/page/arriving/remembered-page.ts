import * as z from 'zod/mini';

/** A page before an action that may leave it, as hashes: what the next page shows is compared with it. */
export const rememberedPageSchema = z.object({
  seed: z.number(),
  /** Null for a page that was too large to be read. */
  lines: z.nullable(z.array(z.string())),
  title: z.string(),
  /** The form that the action may send. */
  form: z.optional(z.string()),
  /** What that form holds as the server drew it, where it is sent by GET. */
  drawn: z.optional(z.string()),
  /** That form is sent by POST: drawn again with what was written, and a remark, it was hardly accepted. */
  isPosted: z.boolean(),
  asksToSignIn: z.boolean(),
});
export type RememberedPage = z.infer<typeof rememberedPageSchema>;
