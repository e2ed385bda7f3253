import * as z from 'zod/mini';

const text = z.optional(z.string());

/**
 * What a page says of itself beside what it shows: words for search engines and for other sites, so they are what
 * somebody claims. Each text is cleaned and at most 200 characters long.
 */
export const pageMetadataSchema = z.object({
  title: text,
  description: text,
  canonical: text,
  /** A BCP 47 tag, as the page has it. */
  language: text,
  author: text,
  /** Dates as the page writes them, mostly by ISO 8601. */
  published: text,
  modified: text,
  /** By Open Graph's names without `og:` (https://ogp.me/). */
  open_graph: z.optional(z.record(z.string(), z.string())),
  /** The types of its JSON-LD, such as `Recipe` (https://schema.org/). */
  json_ld: z.optional(z.array(z.string())),
});
export type PageMetadata = z.infer<typeof pageMetadataSchema>;
