import * as z from 'zod/mini';

/** What became of an action after its result was reported. Texts are without secrets. */
export const lateChangeSchema = z.object({
  /** The page says something; what had changed is as before; the server answered with an error. */
  kind: z.enum(['said', 'back', 'refused']),
  /** What it says, or the status of HTTP. */
  text: z.string(),
  tone: z.enum(['good', 'bad']),
});
export type LateChange = z.infer<typeof lateChangeSchema>;
