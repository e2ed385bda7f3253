import * as z from 'zod/mini';

/** An element that can be acted on. A higher `score` is more likely what the person means; comparable across frames. */
const rankedElementSchema = z.object({ id: z.string(), desc: z.string(), score: z.number() });
export type RankedElement = z.infer<typeof rankedElementSchema>;

/**
 * An element that the list leaves out, by the raw texts that may be its `name`, other texts of it, and those around it.
 * They are only matched against a request, and never handed out.
 */
const unlistedElementSchema = z.object({
  id: z.string(),
  score: z.number(),
  name: z.string(),
  also: z.string(),
  near: z.string(),
});
export type UnlistedElement = z.infer<typeof unlistedElementSchema>;

/** An `<iframe>` of this document: its index in `window.frames`, where it leads, whether it is seen and not covered. */
const childFrameSchema = z.object({ index: z.number(), origin: z.string(), visible: z.boolean() });

/**
 * A frame's place in the tree of windows, and the frames in it. `path` is `[]` at the top; it is absent when a parent
 * keeps the frame in a shadow tree, where windows have no index.
 */
export const frameTreeSchema = z.object({
  path: z.optional(z.array(z.number())),
  children: z.array(childFrameSchema),
});
export type FrameTree = z.infer<typeof frameTreeSchema>;

/** How many filled fields of each kind a reading kept back, and how often the page quotes what they hold. */
export const redactionsSchema = z.object({
  password: z.number(),
  code: z.number(),
  card: z.number(),
  file: z.number(),
  other: z.number(),
  quoted: z.number(),
});
export type Redactions = z.infer<typeof redactionsSchema>;

/**
 * What one frame's document shows. `elements` is cut to the limit; `total` counts all, or at least those that were found
 * in time on a page too large to look through.
 */
export const frameReadingSchema = z.object({
  ...frameTreeSchema.shape,
  url: z.string(),
  title: z.string(),
  selectedText: z.optional(z.string()),
  elements: z.array(rankedElementSchema),
  total: z.number(),
  /** The likeliest of the others, where they were asked for. */
  unlisted: z.optional(z.array(unlistedElementSchema)),
  /** In a preview only. */
  redactions: z.optional(redactionsSchema),
  /** What came and went since this document was read before; absent when nothing did, and at the first reading. */
  pageChanges: z.optional(
    z.object({ elements: z.array(rankedElementSchema), total: z.number(), gone: z.number() }),
  ),
});
export type FrameReading = z.infer<typeof frameReadingSchema>;

/** What `request_more_elements` may narrow by. All are optional and combine. */
export const elementQuerySchema = z.object({
  region: z.optional(z.enum(['form', 'header', 'sidebar', 'footer', 'below_viewport'])),
  elementType: z.optional(z.enum(['input', 'button', 'link', 'select', 'all'])),
  keyword: z.optional(z.string()),
  offset: z.optional(z.int().check(z.minimum(0))),
  collect: z.optional(z.boolean()),
  /** So many elements of a page too large to look through at once are passed over first. */
  from: z.optional(z.int().check(z.minimum(0))),
});
export type ElementQuery = z.infer<typeof elementQuerySchema>;

/** What came of scrolling through a list that draws only a part of its rows. */
const collectedRowsSchema = z.object({
  /** So many rows were read, after so many that were passed over. */
  looked: z.number(),
  offset: z.number(),
  total: z.number(),
  /** What the rows say, unless the one that was looked for is in view now. */
  texts: z.array(z.string()),
  isFound: z.boolean(),
  /** The end of the list was reached. */
  isThrough: z.boolean(),
});
export type CollectedRows = z.infer<typeof collectedRowsSchema>;

/**
 * What one frame has for a query: the first that fit, and how many fit in all; where not all could be looked at in time,
 * `nextFrom` says from where to go on. `list`: how much of its largest list is drawn, or what was collected of it.
 */
export const moreElementsSchema = z.object({
  elements: z.array(rankedElementSchema),
  total: z.number(),
  nextFrom: z.optional(z.number()),
  list: z.optional(z.object({ drawn: z.number(), total: z.number() })),
  collected: z.optional(collectedRowsSchema),
});
export type MoreElements = z.infer<typeof moreElementsSchema>;
