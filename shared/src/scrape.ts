import * as z from 'zod/mini';

/** A page's content in one form. */
export const scrapeFormatSchema = z.enum([
  'markdown',
  'html',
  'rawHtml',
  'links',
  'metadata',
  'screenshot',
  'json',
]);
export type ScrapeFormat = z.infer<typeof scrapeFormatSchema>;

/** Selectors of one list. */
const MAX_SELECTORS = 50;

const selectorSchema = z.string().check(z.minLength(1), z.maxLength(300));

const selectorsSchema = z._default(z.array(selectorSchema).check(z.maxLength(MAX_SELECTORS)), []);

/** An address as it is typed; what it may be is for the guard to judge. */
const addressSchema = z.string().check(z.minLength(1), z.maxLength(2000));

const headersSchema = z.record(
  z.string().check(z.regex(/^[!#$%&'*+.^_`|~A-Za-z0-9-]{1,100}$/)),
  // Visible ASCII, as RFC 9110 wants it: no line ends, so a value can't become a second header.
  z.string().check(z.maxLength(4000), z.regex(/^[\t\x20-\x7e]*$/)),
);

/** One action in the page before it is read, as `POST …/browser/session/{id}/action` takes it. */
export const scrapeActionSchema = z.object({
  action: z.string().check(z.minLength(1), z.maxLength(40)),
  target: z.optional(
    z.object({
      role: z.optional(z.string().check(z.maxLength(100))),
      name: z.optional(z.string().check(z.maxLength(300))),
      selector: z.optional(selectorSchema),
      text: z.optional(z.string().check(z.maxLength(300))),
    }),
  ),
  params: z.optional(z.record(z.string(), z.unknown())),
});
export type ScrapeAction = z.infer<typeof scrapeActionSchema>;

/** Milliseconds. */
const LONGEST_WAIT = 30_000;
const LONGEST_TIMEOUT = 60_000;
const ONE_DAY = 86_400_000;

/** How a page is read, for one page or for each page of a crawl. */
export const scrapeOptionsSchema = z.object({
  formats: z._default(z.array(scrapeFormatSchema).check(z.minLength(1), z.maxLength(7)), ['markdown']),
  /** A JSON Schema for the format `json`. */
  schema: z.optional(z.record(z.string(), z.unknown())),
  /** Whether menus, footers and the like are left out. */
  onlyMainContent: z._default(z.boolean(), true),
  /** CSS selectors. When there are some, only what they match is read. */
  includeTags: selectorsSchema,
  /** CSS selectors of what is taken out. */
  excludeTags: selectorsSchema,
  /** Before the page is read: milliseconds, or a CSS selector that has to match. Needs a browser. */
  waitFor: z.optional(z.union([z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT)), selectorSchema])),
  /** Before the page is read. Needs a browser. */
  actions: z.optional(z.array(scrapeActionSchema).check(z.maxLength(50))),
  /** Sent with the request. They do not follow a redirect to another origin. */
  headers: z.optional(headersSchema),
  /** Milliseconds for the page. A model that fills in a schema has its own time. */
  timeout: z._default(z.int().check(z.minimum(1), z.maximum(LONGEST_TIMEOUT)), 15_000),
  /** Milliseconds that a stored answer may be old. 0: the page is read, and nothing is stored. */
  maxAge: z._default(z.int().check(z.minimum(0), z.maximum(ONE_DAY)), 0),
  /** Whether a browser opens the page: where it needs scripts, never, or always. */
  render: z._default(z.enum(['auto', 'never', 'always']), 'auto'),
});
export type ScrapeOptions = z.output<typeof scrapeOptionsSchema>;

/** The body of `POST /api/v1/scrape`. */
export const scrapeRequestSchema = z.extend(scrapeOptionsSchema, { url: addressSchema });
export type ScrapeRequest = z.output<typeof scrapeRequestSchema>;
export type ScrapeRequestInput = z.input<typeof scrapeRequestSchema>;

/** An address of the page, absolute, with the words of its first link. */
export const scrapedLinkSchema = z.object({ url: z.string(), text: z.string() });
export type ScrapedLink = z.infer<typeof scrapedLinkSchema>;

/** What the page says of itself. Parts that it does not state are missing. */
export const scrapedMetadataSchema = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  language: z.optional(z.string()),
  canonical: z.optional(z.string()),
  siteName: z.optional(z.string()),
  type: z.optional(z.string()),
  author: z.optional(z.string()),
  publishedTime: z.optional(z.string()),
  modifiedTime: z.optional(z.string()),
  image: z.optional(z.string()),
  favicon: z.optional(z.string()),
  keywords: z.optional(z.string()),
  robots: z.optional(z.string()),
});
export type ScrapedMetadata = z.infer<typeof scrapedMetadataSchema>;

/** A page that was read. A form is there when it was asked for. */
export const scrapedPageSchema = z.object({
  /** After all redirects. */
  url: z.string(),
  /** The status of the site's answer. */
  status: z.number(),
  /** Whether a browser ran the page. */
  rendered: z.boolean(),
  /** The answer was stored at that time, and the page was not read again. */
  cached: z.optional(z.object({ at: z.iso.datetime() })),
  /** Something about the page that the caller should know, in a sentence. */
  warning: z.optional(z.string()),
  title: z.optional(z.string()),
  markdown: z.optional(z.string()),
  /** Cleaned: no scripts, no styles, absolute addresses. It is still the page's own, so never trust it. */
  html: z.optional(z.string()),
  /** As received, decoded. */
  rawHtml: z.optional(z.string()),
  links: z.optional(z.array(scrapedLinkSchema)),
  metadata: z.optional(scrapedMetadataSchema),
  /** Base64. */
  screenshot: z.optional(z.object({ mediaType: z.string(), data: z.string() })),
  /** What a model found in the page; it fits the schema. */
  json: z.optional(z.unknown()),
});
export type ScrapedPage = z.infer<typeof scrapedPageSchema>;

/** The answer of `POST /api/v1/scrape`. */
export const scrapeAnswerSchema = z.object({ success: z.literal(true), data: scrapedPageSchema });
export type ScrapeAnswer = z.infer<typeof scrapeAnswerSchema>;

const MOST_LINKS = 30_000;

/** The body of `POST /api/v1/map`. */
export const mapRequestSchema = z.object({
  url: addressSchema,
  /** Words: only addresses that hold one in address, title or description, the best first. */
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Whether the site's sitemaps are read besides the page, alone, or not at all. */
  sitemap: z._default(z.enum(['include', 'only', 'skip']), 'include'),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_LINKS)), 5000),
  includeSubdomains: z._default(z.boolean(), false),
  /** Whether addresses that differ only in their query are one. */
  ignoreQuery: z._default(z.boolean(), false),
});
export type MapRequest = z.output<typeof mapRequestSchema>;
export type MapRequestInput = z.input<typeof mapRequestSchema>;

export const mappedLinkSchema = z.object({
  url: z.string(),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
});
export type MappedLink = z.infer<typeof mappedLinkSchema>;

/** The answer of `POST /api/v1/map`. */
export const mapAnswerSchema = z.object({
  success: z.literal(true),
  links: z.array(mappedLinkSchema),
  /** What could not be read, in a sentence. */
  warning: z.optional(z.string()),
});
export type MapAnswer = z.infer<typeof mapAnswerSchema>;
