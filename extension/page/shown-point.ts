import * as z from 'zod/mini';

/** A place on the page that a card is about, as shares of an element's box; beyond 0 and 1 it lies beside the box. */
export const shownPointSchema = z.object({ elementId: z.string(), x: z.number(), y: z.number() });
export type ShownPoint = z.infer<typeof shownPointSchema>;

/** What the page outlines for an open card: its targets, `strongId` the one that the person points at, and the points. */
export const outlinedShape = {
  elementIds: z.array(z.string()),
  strongId: z.optional(z.string()),
  points: z.array(shownPointSchema),
};
