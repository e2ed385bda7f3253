import * as z from 'zod/mini';

/** A line of an outline: what `writeLine` made of a node, and how deep that is. */
const outlineLineSchema = z.object({
  depth: z.number(),
  key: z.string(),
  text: z.string(),
  /** Of a frame: where its window stands, as indexes from the top on, or `none` where nobody can tell. */
  frame: z.optional(z.string()),
});
export type OutlineLine = z.infer<typeof outlineLineSchema>;

export const outlineRequestSchema = z.object({
  elementId: z.optional(z.string()),
  selector: z.optional(z.string()),
  description: z.optional(z.string()),
  /** What this outline is remembered by; absent where it is for a card alone. */
  snapshotId: z.optional(z.string()),
  /** An earlier one, whose lines are wanted too. */
  since: z.optional(z.string()),
});
export type OutlineRequest = z.infer<typeof outlineRequestSchema>;

/** What one frame's document has of an outline. */
export const frameOutlineSchema = z.object({
  /** Where its window stands, as indexes from the top on, or `none`. */
  place: z.string(),
  /** Absent when the target is not in this document. */
  lines: z.optional(z.array(outlineLineSchema)),
  /** The same part of the page as it was then; absent when this document does not remember. */
  before: z.optional(z.array(outlineLineSchema)),
  /** The document was too large to be gone through in time. */
  isCut: z.boolean(),
});
export type FrameOutline = z.infer<typeof frameOutlineSchema>;
