import * as z from 'zod/mini';

/**
 * A card's facts, read live. Text is cleaned (no control or zero-width characters; bidi controls only in names) and bounded;
 * secrets are masked.
 */
export const elementFactsSchema = z.object({
  /** The kind in the person's language, as in the description: 输入框, button. */
  kind: z.string(),
  /** Accessible name, or what stands for it; empty when the element has none. */
  name: z.string(),
  /** The words that a person sees on it, where they are not those of the name. */
  painted: z.optional(z.string()),
  value: z.optional(z.string()),
  /** Where a link leads (absolute, punycode host), or where the action's form would be sent. */
  link: z.optional(z.string()),
  /** The address of a tab or file itself. */
  address: z.optional(z.string()),
  /** 1-based place among the elements of the same kind and name, when there are several. */
  place: z.optional(z.object({ index: z.number(), count: z.number() })),
  /** The nearest heading, legend, label or row text, which tells duplicates apart. */
  near: z.optional(z.string()),
  origin: z.string(),
  inFrame: z.boolean(),
});
export type ElementFacts = z.infer<typeof elementFactsSchema>;
