import * as z from 'zod/mini';

/** What a look at a page that has just come tells, before any of our scripts is in it. */
export const arrivalSignsSchema = z.object({
  title: z.string(),
  /** The beginning of what it shows, in one line. */
  text: z.string(),
  /** How many characters it shows in all. */
  textLength: z.number(),
  /** Addresses of the frames and scripts of it that are of services that tell people from programs. */
  challengers: z.array(z.string()),
  /** Of those, whether one shows something that the person could press. */
  hasChallenge: z.boolean(),
  /** Fields that text can be written into, those of passwords among them. */
  fields: z.number(),
  passwords: z.number(),
});
export type ArrivalSigns = z.infer<typeof arrivalSignsSchema>;
