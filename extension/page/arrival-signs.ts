import * as z from 'zod/mini';

/** Signs that a new page shows before any of our scripts runs in it. */
export const arrivalSignsSchema = z.object({
  title: z.string(),
  text: z.string(),
  textLength: z.number(),
  /** Addresses of its frames and scripts that belong to bot-detection services. */
  challengers: z.array(z.string()),
  /** Whether one of those shows something to press. */
  hasChallenge: z.boolean(),
  fields: z.number(),
  passwords: z.number(),
});
export type ArrivalSigns = z.infer<typeof arrivalSignsSchema>;
