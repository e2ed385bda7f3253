import * as z from 'zod/mini';

const toneSchema = z.enum(['good', 'bad', 'neutral']);

export const arrivedPageSchema = z.object({
  /** Of HTTP, where the browser knows it. */
  status: z.optional(z.number()),
  /** Its heading, or its title. Without secrets. */
  headline: z.string(),
  /** Neutral where the page before had it too. */
  headlineTone: toneSchema,
  /** The page before had the first heading too, or there is none. */
  isHeadlineKnown: z.boolean(),
  /** It has little more than an error, or is called like one. */
  isErrorPage: z.boolean(),
  /** What the page says about what was done: alerts, notices, errors, lines that were not there before. Without secrets. */
  messages: z.array(z.object({ text: z.string(), tone: toneSchema, isMarked: z.boolean() })),
  /** The first other lines that are new. Without secrets. */
  shows: z.string(),
  /** No more than a remark is new, and none about a preview. */
  isRemark: z.boolean(),
  /** A form without fields, or one that shows nothing of what was asked by it, was sent, and the page reads as before. */
  isUnchanged: z.boolean(),
  /** The form that was sent stands there again. `unkept`: empty, as servers fill in no such field again. */
  form: z.optional(z.enum(['filled', 'empty', 'unkept'])),
  asksToSignIn: z.boolean(),
  /** It has nothing to act on and may lead on by itself. */
  isPassing: z.boolean(),
});
export type ArrivedPage = z.infer<typeof arrivedPageSchema>;
