import {
  crawlAnswerSchema,
  crawlDeletedSchema,
  crawlEventSchema,
  crawlIdSchema,
  crawlQuerySchema,
  crawlRequestSchema,
  crawlStartedSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf, ownerOf, tenantOf, UNNAMED } from '../../access/access.ts';
import { payerOf } from '../../credits/payer.ts';
import { HttpError } from '../../errors/http-error.ts';
import { fitBody, parseBody } from '../../http/parse-body.ts';
import { CRAWL_EVENTS_PATH, CRAWL_PATH, CRAWLS_PATH } from '../../http/paths.ts';
import { jsonAnswer, type Route } from '../../http/route.ts';
import { lastKnownEvent } from '../../jobs/last-known-event.ts';
import type { Database } from '../../store/sql/database.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import { checkCrawlRequest } from './check-crawl-request.ts';
import { deleteCrawl } from './crawl-store.ts';
import type { Crawls } from './crawls.ts';
import { findCrawl, finishedPages, type StoredCrawl } from './read-crawl.ts';
import { streamCrawl } from './stream-crawl.ts';

/** Bytes of a request. */
const MAX_BYTES = 300_000;

const CRAWL_ID = {
  name: 'crawl_id',
  in: 'path',
  description: 'The `id` that beginning the crawl answered.',
  schema: crawlIdSchema,
} as const;

const KEY_HEADER = 'Idempotency-Key';

const requestKeySchema = z.string().min(1).max(200);

/** The routes of crawls. */
export function crawlRoutes(crawls: Crawls): Route[] {
  return [startRoute(crawls), readRoute(crawls), eventsRoute(crawls), deleteRoute(crawls)];
}

function startRoute(crawls: Crawls): Route {
  return {
    method: 'POST',
    path: CRAWLS_PATH,
    takesJson: true,
    maxBytes: () => MAX_BYTES,
    docs: {
      id: 'startCrawl',
      tag: 'Scraping',
      summary: 'Read the pages of a site, one after the other',
      description: [
        'Served with `SCRAPE=on`. From the first page and the sitemaps along the links, those nearest to the start first; each page once. What is done is stored in the database of the relay at once, so a crawl goes on after a restart, and on another relay of the same database when its own has gone. Without a database it lives as long as the relay.',
        'robots.txt is obeyed for each page (RFC 9309), as is `<meta name="robots" content="nofollow">`. Two addresses are one page when they differ in fragment, tracking parameters, session ids, `www.` or a final slash, when one leads to the other, when a page names another address as its `canonical`, or when their content is the same.',
        'An owner may have 5 crawls that have not ended. The same `Idempotency-Key` gives the same crawl.',
        'Codes: `invalid_request` 400, `insufficient_credits` 402, where pages cost credits, `too_many_requests` 429, `store_unavailable` 503. A crawl whose account gets empty ends early.',
      ].join('\n\n'),
      parameters: [
        {
          name: KEY_HEADER,
          in: 'header',
          description: 'At most 200 characters. A second request with it begins no second crawl.',
          schema: requestKeySchema,
        },
      ],
      body: { name: 'CrawlRequest', schema: crawlRequestSchema },
      answers: [{ ...jsonAnswer('It has begun.', 'CrawlStarted', crawlStartedSchema), status: 202 }],
      httpErrors: [400, 402, 413, 429, 503],
    },
    async answer(context) {
      const request = parseBody(crawlRequestSchema, await context.req.text());
      checkCrawlRequest(request, { hasBrowser: crawls.hasBrowser });
      const crawl = {
        request,
        owner: ownerOf(context, UNNAMED),
        tenant: tenantOf(callerOf(context)) ?? '',
        requestKey: requestKeyOf(context),
        payer: payerOf(callerOf(context)),
      };
      return context.json({ success: true, id: await crawls.create(crawl) }, 202);
    },
  };
}

function readRoute(crawls: Crawls): Route {
  return {
    method: 'GET',
    path: CRAWL_PATH,
    docs: {
      id: 'readCrawl',
      tag: 'Scraping',
      summary: 'How far a crawl is, and its pages',
      description:
        'Pages that are done have a number, from 1 without gaps, which never changes. `next` is there while more of them are stored already: send it as `after`. An answer has at most 10 million characters, or one page. Without `next`, and with a status other than `waiting` and `running`, these were all.',
      parameters: [
        CRAWL_ID,
        query('after', 'The number of the last page that is known; 0 for none.'),
        query('limit', 'Pages in the answer, at most 100; 20 without it.'),
      ],
      answers: [jsonAnswer('The crawl.', 'CrawlAnswer', crawlAnswerSchema)],
      httpErrors: [400, 404, 503],
    },
    async answer(context) {
      const range = fitBody(crawlQuerySchema, context.req.query());
      const { crawl, database } = await crawlOf(context, crawls);
      const pages = await whileAvailable(() => finishedPages(database.sql, crawl.id, range));
      const last = pages.at(-1)?.number ?? range.after;
      const next = pages.length > 0 && last < crawl.finished ? { next: last } : {};
      return context.json({ success: true, ...crawl, pages, ...next });
    },
  };
}

function eventsRoute(crawls: Crawls): Route {
  return {
    method: 'GET',
    path: CRAWL_EVENTS_PATH,
    docs: {
      id: 'followCrawl',
      tag: 'Scraping',
      summary: 'Follow a crawl while it runs',
      description:
        'Server-sent events: one for each page, whose id is its number, then `end`. A reader that comes again with `Last-Event-ID` (or `after`) gets what it has not seen, on any relay of the same database. The content of the pages is not in there: see `GET /api/v1/crawl/{crawl_id}`.',
      parameters: [
        CRAWL_ID,
        query('after', 'The number of the last page that is known.'),
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event that the reader has; it precedes `after`.',
          schema: crawlQuerySchema.shape.after,
        },
      ],
      answers: [
        {
          kind: 'events',
          status: 200,
          description: 'The events.',
          event: { name: 'CrawlEvent', schema: crawlEventSchema },
        },
      ],
      httpErrors: [400, 404, 503],
    },
    async answer(context) {
      const after = lastKnownEvent(context);
      const { crawl, database } = await crawlOf(context, crawls);
      return streamCrawl(context, { crawl: crawl.id, after, database, ...crawls.streaming });
    },
  };
}

function deleteRoute(crawls: Crawls): Route {
  return {
    method: 'DELETE',
    path: CRAWL_PATH,
    docs: {
      id: 'deleteCrawl',
      tag: 'Scraping',
      summary: 'End a crawl, or forget one that has ended',
      description:
        'A crawl that is running ends as `cancelled`; its pages can still be read for a day. One that has ended is deleted with its pages.',
      parameters: [CRAWL_ID],
      answers: [jsonAnswer('It is done.', 'CrawlDeleted', crawlDeletedSchema)],
      httpErrors: [404, 503],
    },
    async answer(context) {
      const { crawl, database } = await crawlOf(context, crawls);
      const isCancelled = await crawls.cancel(crawl.id);
      if (!isCancelled) await whileAvailable(() => deleteCrawl(database, crawl.id));
      return context.json({ success: true, status: isCancelled ? 'cancelled' : 'deleted' });
    },
  };
}

function requestKeyOf(context: Context): string | undefined {
  const given = context.req.header(KEY_HEADER);
  return given === undefined
    ? undefined
    : fitBody(z.object({ [KEY_HEADER]: requestKeySchema }), { [KEY_HEADER]: given })[KEY_HEADER];
}

function query(name: 'after' | 'limit', description: string) {
  return { name, in: 'query', description, schema: crawlQuerySchema.shape[name] } as const;
}

/** Throws an HTTP error for a missing crawl, and for somebody else's. */
async function crawlOf(
  context: Context,
  crawls: Crawls,
): Promise<{ crawl: StoredCrawl; database: Database }> {
  const { data: id } = z.safeParse(crawlIdSchema, context.req.param('crawl_id'));
  const owner = ownerOf(context, UNNAMED);
  const database = id === undefined ? undefined : await crawls.database();
  const crawl = id && database && (await whileAvailable(() => findCrawl(database.sql, id, owner)));
  if (crawl) return { crawl, database };
  throw new HttpError(
    404,
    'crawl_not_found',
    'There is no crawl with this id. Check it; crawls are forgotten a day after their end, and without a database when the relay ends.',
  );
}
