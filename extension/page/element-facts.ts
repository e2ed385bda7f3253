import * as z from 'zod/mini';
import { PART_KINDS } from './naming/parts-around.ts';

export const partKindSchema = z.enum(PART_KINDS);

/** What a person sees around a target. */
const partSchema = z.object({
  kind: partKindSchema,
  /** As painted; head and tail where they are long, or from where they differ from those around equal targets. */
  words: z.string(),
  /** The same with `#` for figures that are proven to be clocks or counters. */
  still: z.optional(z.string()),
});
export type PartFacts = z.infer<typeof partSchema>;

/**
 * A card's facts, read live. Text is cleaned (no control or zero-width characters; bidi controls only in names) and bounded;
 * secrets are masked.
 */
export const elementFactsSchema = z.object({
  /** The kind in the person's language, as in the description: 输入框, button. */
  kind: z.string(),
  /** Accessible name, or what stands for it; empty when the element has none. */
  name: z.string(),
  /** The name is one of its icon, file or address: the page calls it nothing. */
  isHint: z.optional(z.literal(true)),
  /** The words that a person sees on it, where they are not those of the name. */
  painted: z.optional(z.string()),
  /** Those words are the placeholder of a field: an example or a hint, which need not be like its name. */
  isPlaceholder: z.optional(z.literal(true)),
  /** Something painted on it could not be read: a number that CSS counts, or too much. */
  isPartlyRead: z.optional(z.literal(true)),
  /** Characters of a name that is too long to be given whole. */
  nameLength: z.optional(z.number()),
  value: z.optional(z.string()),
  /** Where a link leads (absolute, punycode host), or where the action's form would be sent. */
  link: z.optional(z.string()),
  /** What else a link does. */
  opensTab: z.optional(z.literal(true)),
  /** The name that a link gives to the file that it saves; empty for the one of the server. */
  downloads: z.optional(z.string()),
  /** Hosts that learn of a click on the link. */
  pings: z.optional(z.array(z.string())),
  /** The address of a tab or file itself. */
  address: z.optional(z.string()),
  /** 1-based place among the elements of the same kind and name, when there are several. */
  place: z.optional(z.object({ index: z.number(), count: z.number() })),
  /** The nearest heading, legend, label or row text, which tells duplicates apart. */
  near: z.optional(z.string()),
  /** From the inside: the row or list item and its dialog, or the form and the heading above. */
  parts: z.optional(z.array(partSchema)),
  origin: z.string(),
  inFrame: z.boolean(),
});
export type ElementFacts = z.infer<typeof elementFactsSchema>;
