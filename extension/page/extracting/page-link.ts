import * as z from 'zod/mini';

/** A link of a page as a person sees it. */
export const pageLinkSchema = z.object({
  /** What is shown of it, or what it is called where it shows a picture. At most 200 characters. */
  text: z.string(),
  /** Absolute: http, https, mailto or tel. */
  href: z.string(),
  /** Its tooltip; empty when it has none. */
  title: z.string(),
});
export type PageLink = z.infer<typeof pageLinkSchema>;
