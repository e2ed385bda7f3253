import { setTimeout as wait } from 'node:timers/promises';
import { type ScrapeRequest, scrapeRequestSchema } from '@assent/shared';
import * as z from 'zod';
import { HttpError, toHttpErrorBody } from '../../errors/http-error.ts';
import { toPageError } from '../loading/page-errors.ts';
import { type ReadPage, type ScrapePageOptions, scrapePage } from '../page/scrape-page.ts';
import type { ScrapeSlots } from '../page/scrape-slots.ts';
import { withDeadline } from '../page/with-deadline.ts';
import { isAllowed, type Robots } from '../site/robots.ts';
import { type CrawlScope, isInScope, isReachable } from './crawl-scope.ts';
import type { OpenCrawl, WaitingPage } from './crawl-store.ts';
import type { FinishedPage } from './finish-pages.ts';
import { followLinks } from './follow-links.ts';
import type { HostPace } from './host-pace.ts';
import { contentKey, pageAddress, pageKey } from './page-keys.ts';
import type { RobotsCache } from './robots-cache.ts';

export type VisitOptions = Omit<ScrapePageOptions, 'tenant'> & {
  slots: ScrapeSlots;
  robots: RobotsCache;
  pace: HostPace;
};

/** Of one crawl: the hosts that want to be left alone for longer than it waits, until when, and with which answer. */
export type Refusals = Map<string, { until: number; answer: HttpError }>;

export type Visit = { page: WaitingPage; crawl: OpenCrawl; scope: CrawlScope; refusals: Refusals };

/** Reads one page of a crawl, when it is its turn. Rejects with the reason of the signal, or with a defect. */
export async function visitPage(
  visit: Visit,
  options: VisitOptions,
  signal: AbortSignal,
): Promise<FinishedPage> {
  try {
    const robots = await options.robots.of(new URL(visit.page.url), signal);
    if (!isAllowed(robots, new URL(visit.page.url))) return skipped(visit, 'robots', false);
    const read = await readPage(visit, robots, options, signal);
    const judged = judge(visit, read);
    const isOpen = judged.outcome.status !== 'read' || (await mayBeRead(read, options, signal));
    return isOpen ? judged : skipped(visit, 'robots', true);
  } catch (thrown) {
    signal.throwIfAborted();
    const failure = toPageError(thrown);
    if (!(failure instanceof HttpError)) throw failure;
    return finished(visit, { status: 'failed', error: toHttpErrorBody(failure).error }, true);
  }
}

/** A site that has too much to do, or a machine that has, is asked again, later each time. */
async function readPage(
  visit: Visit,
  robots: Robots,
  options: VisitOptions,
  signal: AbortSignal,
): Promise<ReadPage> {
  const { host } = new URL(visit.page.url);
  for (let attempt = 0; ; attempt += 1) {
    const refused = visit.refusals.get(host);
    if (refused && refused.until > performance.now()) throw refused.answer;
    try {
      return await readOnce(visit, robots, options, signal);
    } catch (thrown) {
      if (signal.aborted || !isPassing(thrown)) throw thrown;
      const asked = askedPause(thrown);
      if (asked > LONGEST_HOLD)
        visit.refusals.set(host, { until: performance.now() + asked, answer: thrown });
      else if (asked > 0) await options.pace.hold(host, asked);
      const pause = PAUSES[attempt];
      if (pause === undefined || asked > LONGEST_HOLD) throw thrown;
      await wait(Math.max(pause, asked), undefined, { signal, ref: false });
    }
  }
}

/** What the site asks for by `Retry-After`, in milliseconds. */
function askedPause({ details }: HttpError): number {
  return 1000 * (refusalSchema.safeParse(details).data?.retryAfter ?? 0);
}

const refusalSchema = z.object({ retryAfter: z.number().optional() });

/** Milliseconds for which no crawl asks the host. Where a site asks for longer, its pages have failed: their owner may come back. */
const LONGEST_HOLD = 120_000;

/** Milliseconds before the second attempt, and before the third. */
const PAUSES = [2000, 8000];

const BUSY_STATUSES: ReadonlySet<unknown> = new Set([429, 502, 503, 504]);

function isPassing(thrown: unknown): thrown is HttpError {
  if (!(thrown instanceof HttpError)) return false;
  return (
    thrown.code === 'timeout' || (thrown.code === 'site_refused' && BUSY_STATUSES.has(thrown.details?.status))
  );
}

async function readOnce(
  { page, crawl }: Visit,
  robots: Robots,
  options: VisitOptions,
  signal: AbortSignal,
): Promise<ReadPage> {
  const request = requestFor(page, crawl);
  await options.pace.turn(new URL(page.url).host, Math.max(crawl.request.delay, robots.delay), signal);
  return options.slots.run(crawl.owner, signal, () =>
    withDeadline({ timeout: request.timeout, gone: signal, what: 'The page' }, ending =>
      scrapePage(request, { ...options, tenant: crawl.tenant }, ending),
    ),
  );
}

/** A page may have led to an address that robots.txt closes. */
async function mayBeRead(
  { page }: ReadPage,
  { robots }: VisitOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const final = new URL(page.url);
  return isAllowed(await robots.of(final, signal), final);
}

/** Headers are for the origin that the caller named: they may hold a key. */
function requestFor({ url }: WaitingPage, { request }: OpenCrawl): ScrapeRequest {
  const { headers, ...options } = request.scrapeOptions ?? {};
  const isNamed = URL.parse(url)?.origin === URL.parse(request.url)?.origin;
  return scrapeRequestSchema.parse({ ...options, ...(headers && isNamed && { headers }), url });
}

/** Where the page led to, and which others it stands for. */
function judge(visit: Visit, read: ReadPage): FinishedPage {
  const { page, crawl, scope } = visit;
  const ignoreQuery = crawl.request.ignoreQuery;
  const final = pageAddress(read.page.url, undefined, ignoreQuery);
  const isThere =
    final !== undefined && (page.depth === 0 ? isReachable(final, scope) : isInScope(final, scope));
  if (!isThere) return skipped(visit, 'elsewhere', true);
  const content = contentKey(read.markdown);
  // A page that only sends on to its canonical one must not stand for it.
  const { canonical = '' } = content === undefined ? {} : read.metadata;
  const stated = pageAddress(canonical, final, ignoreQuery);
  const own = pageKey(pageAddress(page.url, undefined, ignoreQuery) ?? final);
  const keys = [final, ...(canonical && stated && isReachable(stated, scope) ? [stated] : [])].map(pageKey);
  return {
    ...finished(visit, { status: 'read', page: read.page }, true),
    keys: keys.filter(key => key !== own),
    contentKey: content,
    links: followLinks(read, { final, depth: page.depth, crawl, scope }),
  };
}

function skipped(visit: Visit, reason: 'robots' | 'elsewhere', isFetched: boolean): FinishedPage {
  return finished(visit, { status: 'skipped', reason }, isFetched);
}

function finished(
  { page: { position } }: Visit,
  outcome: FinishedPage['outcome'],
  isFetched: boolean,
): FinishedPage {
  return { position, outcome, isFetched, keys: [], contentKey: undefined, links: [] };
}
