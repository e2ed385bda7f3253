// Crawls the site at SITE with crawlee's CheerioCrawler, as its documentation begins: title and text of each page
// into its dataset in the folder STORAGE. Sends what it took to the parent. Plain JavaScript, because types are checked without crawlee.
import { CheerioCrawler, Configuration } from '@crawlee/cheerio';
import { AT_ONCE, EARLY, PAGES } from './site-size.ts';

const megabytes = () => process.memoryUsage().rss / 1_000_000;

const began = performance.now();
let pages = 0;
let early = 0;
const configuration = new Configuration({
  storageClientOptions: { localDataDirectory: process.env.STORAGE },
  logLevel: 0,
});
const crawler = new CheerioCrawler(
  {
    maxRequestsPerCrawl: PAGES,
    maxConcurrency: AT_ONCE,
    async requestHandler({ request, $, enqueueLinks, pushData }) {
      pages += 1;
      if (pages === EARLY) early = megabytes();
      await pushData({ url: request.url, title: $('title').text(), text: $('main').text() });
      await enqueueLinks({ strategy: 'same-hostname' });
    },
  },
  configuration,
);
await crawler.run([process.env.SITE ?? '']);
const crawl = { pages, seconds: (performance.now() - began) / 1000, early, late: megabytes() };
process.send?.(crawl);
