import * as z from 'zod/mini';

/** The shapes of `/api/v1/browser/session/{id}/intercept…` and `…/network/history`. */

/** Rules of one session. */
export const MAX_RULES = 50;

/** Requests of one session that are kept. */
export const MAX_HISTORY = 500;

const MAX_PATTERN = 500;
const MAX_HEADERS = 50;
const MAX_BODY = 200_000;

/** A glob for the whole address: `**` stands for any characters, `*` for any but `/`, `?` for one that is not `/`. */
const urlPatternSchema = z.string().check(z.minLength(1), z.maxLength(MAX_PATTERN));

const methodSchema = z.string().check(z.regex(/^[A-Za-z]{1,20}$/));

/** As Playwright names them. Sockets (`ws:`, `wss:`) are none. */
export const resourceTypeSchema = z.enum([
  'document',
  'stylesheet',
  'image',
  'media',
  'font',
  'script',
  'texttrack',
  'xhr',
  'fetch',
  'eventsource',
  'manifest',
  'ping',
  'other',
]);

/** Visible ASCII, as RFC 9110 wants it: no line ends, so that a value can't become a second header. */
const headerValueSchema = z.string().check(z.maxLength(4_000), z.regex(/^[\t\x20-\x7e]*$/));

const TOKEN = /^[!#$%&'*+.^_`|~A-Za-z0-9-]{1,100}$/;

/** For one connection alone (RFC 9110, 7.6.1), or the browser's own. */
const NOT_OF_REQUESTS =
  /^(?:host|content-length|cookie|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*)$/i;

/** A body of a rule is not compressed, and has its own length. */
const NOT_OF_ANSWERS =
  /^(?:content-length|content-encoding|connection|keep-alive|trailer|transfer-encoding|upgrade|proxy-.*)$/i;

const isChangeable = (not: RegExp) =>
  z.refine((name: unknown) => typeof name === 'string' && !not.test(name), 'Rules do not change this header');

const requestHeaderNameSchema = z.string().check(z.regex(TOKEN), isChangeable(NOT_OF_REQUESTS));

const responseHeaderNameSchema = z.string().check(z.regex(TOKEN), isChangeable(NOT_OF_ANSWERS));

/** Null takes a header away. */
const changedValueSchema = z.nullable(headerValueSchema);

const isFew = z.refine(
  headers => headers !== null && typeof headers === 'object' && Object.keys(headers).length <= MAX_HEADERS,
  `At most ${MAX_HEADERS} headers`,
);

const ruleResponseSchema = z.object({
  /** 200 for a mock; the server's for a modified answer. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  headers: z.optional(z.record(responseHeaderNameSchema, changedValueSchema).check(isFew)),
  body: z.optional(z.string().check(z.maxLength(MAX_BODY))),
  contentType: z.optional(headerValueSchema),
});

export const interceptRuleSchema = z
  .object({
    urlPattern: urlPatternSchema,
    method: z.optional(methodSchema),
    resourceType: z.optional(resourceTypeSchema),
    /** `mock` answers without the network; `modify` changes the request, its answer, or both. */
    action: z.enum(['block', 'mock', 'modify']),
    response: z.optional(ruleResponseSchema),
    /** Of the request; for `modify`. */
    headers: z.optional(z.record(requestHeaderNameSchema, changedValueSchema).check(isFew)),
  })
  .check(
    z.refine(
      ({ action, headers, response }) =>
        action !== 'modify' || headers !== undefined || response !== undefined,
      'A rule that modifies needs `headers` or `response`',
    ),
  );
export type InterceptRule = z.infer<typeof interceptRuleSchema>;

export const setRulesSchema = z.object({
  /** In their order: the first that matches decides. */
  rules: z.array(interceptRuleSchema).check(z.maxLength(MAX_RULES)),
});

export const keptRuleSchema = z.extend(z.object(interceptRuleSchema.shape), { ruleId: z.string() });
export type KeptRule = z.infer<typeof keptRuleSchema>;

export const keptRulesSchema = z.object({ rules: z.array(keptRuleSchema) });

/** A request of a session, without bodies and headers. Secrets in its address are masked. */
export const networkEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  url: z.string(),
  method: z.string(),
  resourceType: z.string(),
  /** Neither it nor `error`: still under way. */
  status: z.optional(z.number()),
  /** As `net::ERR_FAILED`. */
  error: z.optional(z.string()),
  mimeType: z.optional(z.string()),
  /** Of the body, as it was sent. */
  bytes: z.optional(z.number()),
  ms: z.optional(z.number()),
  /** The rule that decided. */
  ruleId: z.optional(z.string()),
  /** None for a request of a worker that has no tab, or of a closed tab. */
  tabIndex: z.optional(z.number()),
});
export type NetworkEntry = z.infer<typeof networkEntrySchema>;

export const networkHistorySchema = z.object({
  /** The oldest first. */
  entries: z.array(networkEntrySchema),
  /** That matched, of which `entries` are the newest. */
  total: z.number(),
});
export type NetworkHistory = z.infer<typeof networkHistorySchema>;

export const historyQuerySchema = z.object({
  urlPattern: z.optional(urlPatternSchema),
  method: z.optional(methodSchema),
  resourceType: z.optional(resourceTypeSchema),
  status: z.optional(z.coerce.number().check(z.int(), z.gte(100), z.lte(599))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_HISTORY))),
  /** The id of an entry: those after it. */
  since: z.optional(z.string().check(z.regex(/^rq_\d{1,12}$/))),
  format: z.optional(z.enum(['json', 'har'])),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

export const clearedHistorySchema = z.object({ success: z.literal(true), cleared: z.number() });
