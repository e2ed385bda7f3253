import { mapAnswerSchema, mapRequestSchema } from '@assent/shared';
import { ownerOf } from '../access/access.ts';
import { parseBody } from '../http/parse-body.ts';
import { MAP_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../http/route.ts';
import type { ScrapeSlots } from './page/scrape-slots.ts';
import { withDeadline } from './page/with-deadline.ts';
import { type MapSiteOptions, mapSite } from './site/map-site.ts';

/** Milliseconds for all of a site's files. */
const LONGEST = 60_000;
const MAX_BYTES = 20_000;

/** `POST /api/v1/map`: the addresses of a site. */
export function mapRoute(options: MapSiteOptions & { slots: ScrapeSlots }): Route {
  return {
    method: 'POST',
    path: MAP_PATH,
    takesJson: true,
    maxBytes: () => MAX_BYTES,
    docs: MAP_DOCS,
    async answer(context) {
      const request = parseBody(mapRequestSchema, await context.req.text());
      const owner = ownerOf(context, 'anonymous');
      const gone = context.req.raw.signal;
      const map = await withDeadline({ timeout: LONGEST, gone, what: 'The site' }, signal =>
        options.slots.run(owner, signal, () => mapSite(request, options, signal)),
      );
      return context.json({ success: true, ...map });
    },
  };
}

const MAP_DOCS: RouteDocs = {
  id: 'mapSite',
  tag: 'Scraping',
  summary: 'List the addresses of a site',
  description: [
    'Served with `SCRAPE=on`. From the sitemaps that robots.txt names (or `/sitemap.xml`), indexes and packed files included, and from the links of the one page. Addresses of other sites are left out; `www.` is no other site. Each page is listed once: without fragment and tracking parameters.',
    'robots.txt is obeyed for what is fetched (RFC 9309): a page that it disallows, or a robots.txt that fails, is `robots_refused` 403. Listed addresses may be disallowed themselves.',
    'Codes: `address_refused` and `robots_refused` 403, `result_too_large` 413, `unsupported_content` 422, `too_many_requests` 429, `navigation_failed` and `site_refused` 502, `timeout` 504.',
  ].join('\n\n'),
  body: { name: 'MapRequest', schema: mapRequestSchema },
  answers: [jsonAnswer('The addresses, at most `limit`.', 'MapAnswer', mapAnswerSchema)],
  httpErrors: [400, 413, 422, 502, 504],
};
