import type { Budgets } from '../access/budgets.ts';
import type { Metering } from '../credits/metering.ts';
import { type Route, withScope } from '../http/route.ts';
import type { EmbeddedDatabase } from '../jobs/embedded-database.ts';
import type { Model } from '../model/model.ts';
import type { Database } from '../store/sql/database.ts';
import { crawlRoutes } from './crawl/crawl-routes.ts';
import { Crawls, type CrawlsOptions } from './crawl/crawls.ts';
import { HostPace } from './crawl/host-pace.ts';
import { OwnHostTimes } from './crawl/own-host-times.ts';
import { RobotsCache } from './crawl/robots-cache.ts';
import { SharedHostTimes } from './crawl/shared-host-times.ts';
import type { SiteFetchOptions } from './loading/load-page.ts';
import type { RenderPage } from './loading/render-page.ts';
import { mapRoute } from './map-route.ts';
import { ScrapeCache } from './page/scrape-cache.ts';
import { ScrapeSlots } from './page/scrape-slots.ts';
import { PageThreads } from './reading/page-threads.ts';
import { scrapeRoute } from './scrape-route.ts';

export type ScrapePartOptions = {
  fetch: SiteFetchOptions;
  models: readonly Model[];
  budgets?: Budgets | undefined;
  /** Where pages cost credits. */
  metering?: Metering | undefined;
  /** From the part with browsers. */
  renderPage?: RenderPage | undefined;
  /** The relay's, where crawls are kept. */
  database?: Database | undefined;
  /** Where they are kept without one. */
  embedded: Pick<EmbeddedDatabase, 'open'>;
  /** Gets defects. */
  report: (thrown: unknown) => void;
  slots?: ScrapeSlots;
  cache?: ScrapeCache;
  threads?: PageThreads;
};

export type ScrapePart = {
  routes: readonly Route[];
  /** Ends crawls, which can be gone on with, and the threads. */
  stop(): Promise<void>;
};

/** Nothing runs until the first request, but for crawls that a relay left behind in the database. */
export function startScrapePart({
  slots = new ScrapeSlots(),
  cache = new ScrapeCache(),
  threads = new PageThreads(),
  ...options
}: ScrapePartOptions): ScrapePart {
  const crawls = new Crawls({ ...crawlOptions(options), threads });
  crawls.resume();
  return {
    routes: withScope('scrape', [
      scrapeRoute({ ...options, slots, cache, threads }),
      mapRoute({ ...options, slots, threads }),
      ...crawlRoutes(crawls),
    ]),
    async stop() {
      await crawls.stop();
      await threads.stop();
    },
  };
}

/** Crawls wait for places of their own: how many run at once is bounded elsewhere, and a person's request comes first. */
function crawlOptions({
  fetch,
  renderPage,
  database,
  embedded,
  metering,
  report,
}: ScrapePartOptions): Omit<CrawlsOptions, 'threads'> {
  const slots = new ScrapeSlots({ most: 32, perOwner: 16, waiting: 1000, waitingPerOwner: 1000 });
  // Only Postgres is shared by several relays.
  const times = database?.home.kind === 'postgres' ? new SharedHostTimes(database) : new OwnHostTimes();
  const robots = new RobotsCache(fetch);
  const pace = new HostPace(times);
  return { fetch, renderPage, database, embedded, metering, report, slots, robots, pace };
}
