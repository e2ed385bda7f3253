import type { Budgets } from '../access/budgets.ts';
import type { Route } from '../http/route.ts';
import type { Model } from '../model/model.ts';
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
  /** From the part with browsers. */
  renderPage?: RenderPage | undefined;
  slots?: ScrapeSlots;
  cache?: ScrapeCache;
  threads?: PageThreads;
};

export type ScrapePart = {
  routes: readonly Route[];
  /** Ends the threads. */
  stop(): Promise<void>;
};

/** Nothing runs until the first request. */
export function startScrapePart({
  slots = new ScrapeSlots(),
  cache = new ScrapeCache(),
  threads = new PageThreads(),
  ...options
}: ScrapePartOptions): ScrapePart {
  return {
    routes: [scrapeRoute({ ...options, slots, cache, threads }), mapRoute({ ...options, slots, threads })],
    stop: () => threads.stop(),
  };
}
