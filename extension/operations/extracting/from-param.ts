import * as z from 'zod/mini';

/** The place to go on from, which counts what is extracted: characters, links or rows. */
export const fromParam = z.optional(z.int().check(z.gte(0)));
