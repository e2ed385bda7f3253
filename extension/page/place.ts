import * as z from 'zod/mini';

/** What a page is called and where it is, as it may be told: cleaned, bounded, and without what is secret in it. */
export const placeSchema = z.object({ url: z.string(), title: z.string() });
export type Place = z.infer<typeof placeSchema>;

/** An address is cut here, wherever it is told. */
export const LONGEST_ADDRESS = 2_000;
