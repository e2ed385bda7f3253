import * as z from 'zod/mini';

/** A higher `score` is likelier; comparable across frames. */
const rankedElementSchema = z.object({ id: z.string(), desc: z.string(), score: z.number() });
export type RankedElement = z.infer<typeof rankedElementSchema>;

/** An unlisted element's texts. Only matched against a request, never handed out. */
const unlistedElementSchema = z.object({
  id: z.string(),
  score: z.number(),
  name: z.string(),
  also: z.string(),
  near: z.string(),
});
export type UnlistedElement = z.infer<typeof unlistedElementSchema>;

/** `index` in `window.frames`; `visible`: seen and not covered. */
const childFrameSchema = z.object({ index: z.number(), origin: z.string(), visible: z.boolean() });

/** A frame's window place and its frames. `path`: `[]` at the top, absent inside a shadow tree, without an index. */
export const frameTreeSchema = z.object({
  path: z.optional(z.array(z.number())),
  children: z.array(childFrameSchema),
});
export type FrameTree = z.infer<typeof frameTreeSchema>;

/** Filled fields by kind that a reading withheld, and how often the page quotes their values. */
export const redactionsSchema = z.object({
  password: z.number(),
  code: z.number(),
  card: z.number(),
  file: z.number(),
  other: z.number(),
  quoted: z.number(),
});
export type Redactions = z.infer<typeof redactionsSchema>;

/** `elements` is cut to the limit; `total` counts all, or those found in time on too large a page. */
export const frameReadingSchema = z.object({
  ...frameTreeSchema.shape,
  url: z.string(),
  title: z.string(),
  selectedText: z.optional(z.string()),
  elements: z.array(rankedElementSchema),
  total: z.number(),
  /** The likeliest unlisted ones, where asked for. */
  unlisted: z.optional(z.array(unlistedElementSchema)),
  /** In a preview only. */
  redactions: z.optional(redactionsSchema),
  /** Changes since the last reading; absent without any, and at the first reading. */
  pageChanges: z.optional(
    z.object({ elements: z.array(rankedElementSchema), total: z.number(), gone: z.number() }),
  ),
});
export type FrameReading = z.infer<typeof frameReadingSchema>;

/** Filters of `request_more_elements`: optional, combined. */
export const elementQuerySchema = z.object({
  region: z.optional(z.enum(['form', 'header', 'sidebar', 'footer', 'below_viewport'])),
  elementType: z.optional(z.enum(['input', 'button', 'link', 'select', 'all'])),
  keyword: z.optional(z.string()),
  offset: z.optional(z.int().check(z.minimum(0))),
  collect: z.optional(z.boolean()),
  /** Elements to skip, on a page too large for one look. */
  from: z.optional(z.int().check(z.minimum(0))),
});
export type ElementQuery = z.infer<typeof elementQuerySchema>;

/** The result of scrolling through a virtual list. */
const collectedRowsSchema = z.object({
  /** Rows read, after the skipped ones. */
  looked: z.number(),
  offset: z.number(),
  total: z.number(),
  /** The rows' texts, unless the wanted row is in view now. */
  texts: z.array(z.string()),
  isFound: z.boolean(),
  /** The end of the list was reached. */
  isThrough: z.boolean(),
});
export type CollectedRows = z.infer<typeof collectedRowsSchema>;

/** The first matches and their count; `nextFrom` where time ran out. `list`: how much of the largest list was seen. */
export const moreElementsSchema = z.object({
  elements: z.array(rankedElementSchema),
  total: z.number(),
  nextFrom: z.optional(z.number()),
  list: z.optional(z.object({ drawn: z.number(), total: z.number() })),
  collected: z.optional(collectedRowsSchema),
});
export type MoreElements = z.infer<typeof moreElementsSchema>;
