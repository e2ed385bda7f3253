import * as z from 'zod';

/** What a page is about, as Markdown, without what stands around it. */
export const articleSchema = z.object({ title: z.string(), byline: z.string(), text: z.string() });
export type Article = z.output<typeof articleSchema>;
