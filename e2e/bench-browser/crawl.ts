import * as z from 'zod';

/** A crawl that has ended. Memory is that of its process, in megabytes. */
export const crawlSchema = z.object({
  pages: z.number(),
  seconds: z.number(),
  early: z.number(),
  late: z.number(),
});
export type Crawl = z.infer<typeof crawlSchema>;
