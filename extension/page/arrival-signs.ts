import * as z from 'zod/mini';

/** What a new page shows before any of our scripts runs in it. */
export const arrivalSignsSchema = z.object({
  title: z.string(),
  /** The beginning of its text, in one line. */
  text: z.string(),
  /** The length of its whole text in characters. */
  textLength: z.number(),
  /** Addresses of its frames and scripts that belong to bot-detection services. */
  challengers: z.array(z.string()),
  /** Whether one of those shows something to press. */
  hasChallenge: z.boolean(),
  /** Text fields, password fields included. */
  fields: z.number(),
  passwords: z.number(),
});
export type ArrivalSigns = z.infer<typeof arrivalSignsSchema>;
