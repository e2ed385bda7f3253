import * as z from 'zod/mini';

/** An element that can be acted on. A higher `score` is more likely what the person means; comparable across frames. */
export const rankedElementSchema = z.object({ id: z.string(), desc: z.string(), score: z.number() });
export type RankedElement = z.infer<typeof rankedElementSchema>;

/** An `<iframe>` of this document: its index in `window.frames`, where it leads, whether a person can see it. */
export const childFrameSchema = z.object({ index: z.number(), origin: z.string(), visible: z.boolean() });

/**
 * What one frame's document shows. `path` is the frame's place in the tree of windows (`[]` is the top; absent when a
 * parent keeps the frame in a shadow tree, where windows have no index). `total` counts all, `elements` is cut to the limit.
 */
export const frameReadingSchema = z.object({
  url: z.string(),
  title: z.string(),
  path: z.optional(z.array(z.number())),
  selectedText: z.optional(z.string()),
  elements: z.array(rankedElementSchema),
  total: z.number(),
  children: z.array(childFrameSchema),
});
export type FrameReading = z.infer<typeof frameReadingSchema>;

/** What `request_more_elements` may narrow by. All are optional and combine. */
export const elementQuerySchema = z.object({
  region: z.optional(z.enum(['form', 'header', 'sidebar', 'footer', 'below_viewport'])),
  elementType: z.optional(z.enum(['input', 'button', 'link', 'select', 'all'])),
  keyword: z.optional(z.string()),
});
export type ElementQuery = z.infer<typeof elementQuerySchema>;
