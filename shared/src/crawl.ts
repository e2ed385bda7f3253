import * as z from 'zod/mini';
import { httpErrorSchema } from './http-error.ts';
import { scrapedPageSchema, scrapeOptionsSchema } from './scrape.ts';
import { webhookSecretSchema } from './webhook.ts';

/** A page's path: it begins with this. `*` stands for anything, a final `$` for the end, as in robots.txt (RFC 9309, 2.2.3). */
const pathPatternSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(300), z.regex(/^[/*]/, 'Expected a path that begins with / or *'));

const pathPatternsSchema = z._default(z.array(pathPatternSchema).check(z.maxLength(50)), []);

const addressSchema = z.string().check(z.minLength(1), z.maxLength(2000));

export const crawlWebhookSchema = z.object({
  url: addressSchema,
  /** Messages are signed with it (https://www.standardwebhooks.com): base64, with or without `whsec_`. */
  secret: z.optional(webhookSecretSchema),
  /** `page`: each page that was finished; `end`: the end of the crawl. */
  events: z._default(z.array(z.enum(['page', 'end'])).check(z.minLength(1)), ['end']),
});
export type CrawlWebhook = z.output<typeof crawlWebhookSchema>;

/** How each page is read. Without `json`: a crawl asks no model. */
const crawlScrapeOptionsSchema = z.extend(z.omit(scrapeOptionsSchema, { schema: true, maxAge: true }), {
  formats: z._default(
    z
      .array(z.enum(['markdown', 'html', 'rawHtml', 'links', 'metadata', 'screenshot']))
      .check(z.minLength(1), z.maxLength(6)),
    ['markdown'],
  ),
});

const MOST_PAGES = 10_000;
const DEEPEST = 50;

/** The body of `POST /api/v1/crawl`. */
export const crawlRequestSchema = z.object({
  url: addressSchema,
  /** Pages that are fetched at most. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_PAGES)), 100),
  /** Links between the first page and the last one that is read. */
  maxDepth: z._default(z.int().check(z.minimum(0), z.maximum(DEEPEST)), 5),
  /** When there are some, only pages whose path fits one are read; the first page always is. */
  includePaths: pathPatternsSchema,
  excludePaths: pathPatternsSchema,
  allowSubdomains: z._default(z.boolean(), false),
  /** Whether links to other sites are followed as well. */
  allowExternal: z._default(z.boolean(), false),
  /** Whether the addresses of the site's sitemaps are read besides those that pages link to, alone, or not at all. */
  sitemap: z._default(z.enum(['include', 'only', 'skip']), 'include'),
  /** Whether addresses that differ only in their query are one. */
  ignoreQuery: z._default(z.boolean(), false),
  /** Milliseconds between two requests to one host; more where robots.txt wants more. */
  delay: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 1000),
  /** Pages that are read at once. */
  concurrency: z._default(z.int().check(z.minimum(1), z.maximum(16)), 2),
  scrapeOptions: z.optional(crawlScrapeOptionsSchema),
  webhook: z.optional(crawlWebhookSchema),
});
export type CrawlRequest = z.output<typeof crawlRequestSchema>;
export type CrawlRequestInput = z.input<typeof crawlRequestSchema>;

export const crawlIdSchema = z.string().check(z.regex(/^cr_[0-9a-f-]{36}$/));

/** The answer of `POST /api/v1/crawl`. */
export const crawlStartedSchema = z.object({ success: z.literal(true), id: crawlIdSchema });

/** `waiting`: no relay has taken it up yet. */
export const crawlStatusSchema = z.enum(['waiting', 'running', 'completed', 'failed', 'cancelled']);
export type CrawlStatus = z.infer<typeof crawlStatusSchema>;

/**
 * Why a page was left out. `robots`: robots.txt asks for that. `duplicate`: another page of the crawl has its address (after
 * redirects, or by its own `canonical`), or the same content. `elsewhere`: it leads to where the crawl must not go.
 */
const skipReasonSchema = z.enum(['robots', 'duplicate', 'elsewhere']);

export const crawlOutcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('read'), page: scrapedPageSchema }),
  z.object({ status: z.literal('failed'), error: httpErrorSchema.shape.error }),
  z.object({ status: z.literal('skipped'), reason: skipReasonSchema }),
]);
export type CrawlOutcome = z.infer<typeof crawlOutcomeSchema>;

/** A page that is done, and what came of it. */
const facts = {
  /** Of the crawl's pages, in the order in which they were finished; from 1, without gaps. */
  number: z.number(),
  url: z.string(),
  /** Links from the first page. */
  depth: z.number(),
};
export const crawledPageSchema = z.discriminatedUnion('status', [
  z.extend(crawlOutcomeSchema.def.options[0], facts),
  z.extend(crawlOutcomeSchema.def.options[1], facts),
  z.extend(crawlOutcomeSchema.def.options[2], facts),
]);
export type CrawledPage = z.infer<typeof crawledPageSchema>;

const progressSchema = z.object({
  status: crawlStatusSchema,
  /** Pages that are done, whatever came of them. */
  finished: z.number(),
  /** Of them, pages that were fetched; `limit` counts these. */
  fetched: z.number(),
  /** Pages that are known and not done. Those beyond `limit` never will be. */
  waiting: z.number(),
});

/** The answer of `GET /api/v1/crawl/{id}`. */
export const crawlAnswerSchema = z.extend(progressSchema, {
  success: z.literal(true),
  id: crawlIdSchema,
  url: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.optional(z.iso.datetime()),
  /** When it is forgotten, with its pages. */
  expiresAt: z.optional(z.iso.datetime()),
  /** What the caller should know, in a sentence. */
  warning: z.optional(z.string()),
  /** Those after `after`, in the order of their numbers. */
  pages: z.array(crawledPageSchema),
  /** For `after`, when more pages are there already. */
  next: z.optional(z.number()),
});
export type CrawlAnswer = z.infer<typeof crawlAnswerSchema>;

/** An event of `GET /api/v1/crawl/{id}/events`. Its id is the number of the page. */
export const crawlEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('page'),
    number: z.number(),
    url: z.string(),
    depth: z.number(),
    status: z.enum(['read', 'failed', 'skipped']),
  }),
  z.extend(progressSchema, { type: z.literal('end') }),
]);
export type CrawlEvent = z.infer<typeof crawlEventSchema>;

/** What a webhook gets. */
export const crawlMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('crawl.page'),
    timestamp: z.iso.datetime(),
    id: crawlIdSchema,
    data: crawledPageSchema,
  }),
  z.object({
    type: z.literal('crawl.end'),
    timestamp: z.iso.datetime(),
    id: crawlIdSchema,
    data: progressSchema,
  }),
]);
export type CrawlMessage = z.infer<typeof crawlMessageSchema>;

/** The answer of `DELETE /api/v1/crawl/{id}`. */
export const crawlDeletedSchema = z.object({
  success: z.literal(true),
  /** `cancelled`: it was running, and its pages stay for a day. `deleted`: it had ended; it is gone, with its pages. */
  status: z.enum(['cancelled', 'deleted']),
});

/** Of a column of the database. */
const LARGEST_NUMBER = 2_147_483_647;

/** The query of `GET /api/v1/crawl/{id}`. */
export const crawlQuerySchema = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LARGEST_NUMBER)), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
});
