import * as z from 'zod/mini';
import { placeSchema } from '../place.ts';

/** A node's line from `writeLine`, and its depth. */
const outlineLineSchema = z.object({
  depth: z.number(),
  key: z.string(),
  text: z.string(),
  /** A frame's window place: indexes from the top, or `none` if unknown. */
  frame: z.optional(z.string()),
});
export type OutlineLine = z.infer<typeof outlineLineSchema>;

export const outlineRequestSchema = z.object({
  elementId: z.optional(z.string()),
  selector: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Names the stored outline; absent for a card. */
  snapshotId: z.optional(z.string()),
  /** An earlier outline, whose lines are wanted too. */
  since: z.optional(z.string()),
});
export type OutlineRequest = z.infer<typeof outlineRequestSchema>;

export const frameOutlineSchema = z.object({
  /** Window place: indexes from the top, or `none`. */
  place: z.string(),
  /** Address and title, with the lines of a top document. */
  page: z.optional(placeSchema),
  lines: z.optional(z.array(outlineLineSchema)),
  /** The same part in the earlier outline; absent when forgotten. */
  before: z.optional(z.array(outlineLineSchema)),
  /** Too large to walk in time. */
  isCut: z.boolean(),
});
export type FrameOutline = z.infer<typeof frameOutlineSchema>;
