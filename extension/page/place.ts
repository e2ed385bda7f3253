import * as z from 'zod/mini';

/** A page's title and address as they may be reported: cleaned, bounded, and without secrets. */
export const placeSchema = z.object({ url: z.string(), title: z.string() });
export type Place = z.infer<typeof placeSchema>;

/** Every reported address is cut here. */
export const MAX_SHOWN_ADDRESS = 2_000;
