import { randomUUID } from 'node:crypto';
import {
  type ScrapedPage,
  type ScrapeRequest,
  scrapeAnswerSchema,
  scrapeRequestSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import { type Caller, callerOf, ownerOf, tenantOf, UNNAMED } from '../access/access.ts';
import type { Budgets } from '../access/budgets.ts';
import { grantedModels } from '../chat/granted-models.ts';
import type { Metering } from '../credits/metering.ts';
import { payerOf } from '../credits/payer.ts';
import { PRICES } from '../credits/price-list.ts';
import { invalidRequest, parseBody } from '../http/parse-body.ts';
import { SCRAPE_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../http/route.ts';
import type { Model } from '../model/model.ts';
import { checkSchema } from './check-schema.ts';
import { fillSchema, modelFor } from './fill-schema.ts';
import { cacheKey, type ScrapeCache } from './page/scrape-cache.ts';
import { needOfBrowser, type ReadPage, type ScrapePageOptions, scrapePage } from './page/scrape-page.ts';
import type { ScrapeSlots } from './page/scrape-slots.ts';
import { withDeadline } from './page/with-deadline.ts';

export type ScrapeRouteOptions = Omit<ScrapePageOptions, 'tenant'> & {
  /** For the format `json`. They may change while the relay runs. */
  models: readonly Model[];
  /** What keys with a budget may spend on models. */
  budgets?: Budgets | undefined;
  /** Where pages cost credits. */
  metering?: Metering | undefined;
  cache: ScrapeCache;
  slots: ScrapeSlots;
};

/** Milliseconds that a model has to fill in a schema, both attempts together. */
const MODEL_TIME = 120_000;

/** Of a request: a schema of 50,000 characters, and all else that may be long. */
const MAX_BYTES = 300_000;

type Asking = { request: ScrapeRequest; caller: Caller; owner: string; gone: AbortSignal };

/** `POST /api/v1/scrape`: one page, in the forms that the caller wants. */
export function scrapeRoute(options: ScrapeRouteOptions): Route {
  return {
    method: 'POST',
    path: SCRAPE_PATH,
    takesJson: true,
    maxBytes: () => MAX_BYTES,
    docs: SCRAPE_DOCS,
    async answer(context) {
      const asking = await readAsking(context);
      return context.json({ success: true, data: await answerFor(asking, options) });
    },
  };
}

/** No user is named: keys have one store for all of their users, tokens one for each. */
async function readAsking(context: Context): Promise<Asking> {
  const request = parseBody(scrapeRequestSchema, await context.req.text());
  if (request.formats.includes('json') && !request.schema)
    throw invalidRequest([{ path: 'schema', message: 'Expected a JSON Schema for the format "json"' }]);
  if (request.render === 'never' && needOfBrowser(request) !== undefined)
    throw invalidRequest([
      { path: 'render', message: 'Expected "auto" or "always" with waitFor, actions or a screenshot' },
    ]);
  const gone = context.req.raw.signal;
  return { request, caller: callerOf(context), owner: ownerOf(context, UNNAMED), gone };
}

async function answerFor(asking: Asking, options: ScrapeRouteOptions): Promise<ScrapedPage> {
  const { request, owner } = asking;
  const model = request.formats.includes('json')
    ? modelFor(grantedModels(options.models, asking.caller))
    : undefined;
  const key = cacheKey(request, owner, model?.name ?? '');
  const stored = key === undefined ? undefined : options.cache.find(key, request.maxAge);
  if (stored) return stored;
  const page = await paidPage(asking, options, async () => {
    const read = await readPage(asking, options);
    return model ? { ...read.page, json: await readData(asking, read, model, options) } : read.page;
  });
  if (key !== undefined) options.cache.store(key, page);
  return page;
}

/** For the credits of the caller, where pages cost any. */
function paidPage(
  { caller }: Asking,
  { metering }: ScrapeRouteOptions,
  read: () => Promise<ScrapedPage>,
): Promise<ScrapedPage> {
  const price = { credits: PRICES.page, referenceOf: () => `page:${randomUUID()}` };
  return metering ? metering.run(payerOf(caller), price, read) : read();
}

/** Waiting for a place counts as well: the caller knows one time only. */
function readPage({ request, caller, owner, gone }: Asking, options: ScrapeRouteOptions): Promise<ReadPage> {
  return withDeadline({ timeout: request.timeout, gone, what: 'The page' }, signal =>
    options.slots.run(owner, signal, async () => {
      if (request.schema) await checkSchema(request.schema, options.threads, signal);
      return scrapePage(request, { ...options, tenant: tenantOf(caller) ?? '' }, signal);
    }),
  );
}

async function readData(
  { request, caller, gone }: Asking,
  { page, markdown, title }: ReadPage,
  model: Model,
  { threads, budgets }: ScrapeRouteOptions,
): Promise<unknown> {
  await budgets?.admit(caller);
  const asked = { schema: request.schema ?? {}, url: page.url, title, text: markdown };
  const spend = async (usage: Parameters<Budgets['spend']>[1]): Promise<void> =>
    budgets?.spend(caller, usage);
  return withDeadline({ timeout: MODEL_TIME, gone, what: 'The model' }, signal =>
    fillSchema(asked, { model, threads, spend }, signal),
  );
}

const SCRAPE_DOCS: RouteDocs = {
  id: 'scrapePage',
  tag: 'Scraping',
  summary: 'Read one page as Markdown, HTML, links, metadata or data',
  description: [
    'Served with `SCRAPE=on`. The page is fetched from the public internet by the rules of `fetch_page` (`FETCH_ALLOW_HOSTS` allows single hosts inside). Where it needs its scripts and the relay has browsers (`BROWSER=on`), a browser opens it; `rendered` says so. Without browsers, `warning` says that scripts seem to be needed.',
    'Bot walls, logins that nobody asked for and error pages are errors, never content: `site_refused`, with `details.reason` (`bot_wall`, `login`, `not_found`, `status`) and `details.status`.',
    '`json` is what a model of the relay finds in the text of the page. It fits `schema`, with `pattern` as in JavaScript with the flag `u`; one that can not be checked is refused (400).',
    'With `maxAge`, answers are stored in the memory of this relay, for this key (or this user of tokens) and this request alone, until they are the least recently used. Requests with `headers` or `actions` are never stored.',
    'Codes: `insufficient_credits` 402, where pages cost credits, `address_refused` 403, `element_not_found` 404 and `action_failed` 422 for `actions`, `result_too_large` 413, `schema_unsatisfied` and `unsupported_content` 422, `too_many_requests` 429, `navigation_failed` and `site_refused` 502, `browser_unavailable` and `model_unavailable` 503, `timeout` 504.',
  ].join('\n\n'),
  body: { name: 'ScrapeRequest', schema: scrapeRequestSchema },
  answers: [jsonAnswer('The page.', 'ScrapeAnswer', scrapeAnswerSchema)],
  httpErrors: [400, 402, 413, 422, 502, 503, 504],
};
