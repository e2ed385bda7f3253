import * as z from 'zod/mini';

/**
 * What an approval card shows of a target, read live from the page. All text is cleaned (no control, bidi or zero-width
 * characters) and bounded; a secret's `value` is masked.
 */
export const elementFactsSchema = z.object({
  /** The kind in the person's language, as in the description: 输入框, button. */
  kind: z.string(),
  /** Accessible name, or what stands for it; empty when the element has none. */
  name: z.string(),
  value: z.optional(z.string()),
  /** Where a link leads (absolute, punycode host), or where a form goes that the action would submit. */
  link: z.optional(z.string()),
  /** Where it is itself: of a tab, or of a file. */
  address: z.optional(z.string()),
  /** 1-based place among the elements of the same kind and name, when there are several. */
  place: z.optional(z.object({ index: z.number(), count: z.number() })),
  /** The nearest heading, legend, label or row text, to tell duplicates apart. */
  near: z.optional(z.string()),
  /** Origin of the document it is in. */
  origin: z.string(),
  inFrame: z.boolean(),
});
export type ElementFacts = z.infer<typeof elementFactsSchema>;
