import * as z from 'zod';

const EXPECTED = 'Expected a number from 0 to 65535';

/** A TCP port; 0 takes a free one. */
export const portSchema = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, { error: EXPECTED })
  .transform(Number)
  .refine(port => port <= 65535, { error: EXPECTED });
