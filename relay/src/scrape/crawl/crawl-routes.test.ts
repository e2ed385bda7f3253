import type { RequestListener } from 'node:http';
import { type CrawlAnswer, crawlAnswerSchema, crawlEventSchema, crawlStartedSchema } from '@assent/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import { type ScrapingRelay, scrapingRelay } from '../../../testing/scraping-relay.ts';
import { type Site, startSite } from '../../../testing/start-scripted-server.ts';

type Page = { status?: number; type?: string; body?: string; location?: string; retryAfter?: string };

/** Of each test. */
let pages: Record<string, Page> = {};
let site: Site;
/** What robots.txt says is remembered, so its test has a site of its own. */
let ruled: Site;
/** So is what a site asks for by `Retry-After`. */
let busy: Site;
let relay: ScrapingRelay;
/** What the webhook got. */
let posted: { headers: Record<string, unknown>; body: string }[] = [];

const answer: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://site');
  const page = pages[`${pathname}${search}`] ?? pages[pathname] ?? { status: 404, body: 'Not found' };
  const { status = 200, type = 'text/html; charset=utf-8', body = '', location, retryAfter } = page;
  if (request.method !== 'POST') {
    const also = { ...(location && { location }), ...(retryAfter && { 'retry-after': retryAfter }) };
    response.writeHead(status, { 'content-type': type, ...also }).end(body);
    return;
  }
  let received = '';
  request.on('data', chunk => {
    received += String(chunk);
  });
  request.on('end', () => {
    posted.push({ headers: request.headers, body: received });
    response.writeHead(posted.length === 1 ? 500 : 200).end();
  });
};

const database = await openCopiedDatabase();

beforeAll(async () => {
  [site, ruled, busy] = await Promise.all([startSite(answer), startSite(answer), startSite(answer)]);
  relay = scrapingRelay({
    database,
    allowedHosts: [site, ruled, busy].map(({ port }) => `127.0.0.1:${port}`),
  });
});
beforeEach(() => {
  pages = {};
  posted = [];
});
afterAll(async () => {
  await relay.stop();
  await Promise.all([site.stop(), ruled.stop(), busy.stop()]);
  await database.close();
});

/** A page with enough words of its own to be told from others. */
function page(title: string, ...links: readonly string[]): Page {
  const words = Array.from({ length: 40 }, (_, index) => `${title} ${index}`).join(' ');
  const anchors = links.map(link => `<a href="${link}">${link}</a>`).join(' ');
  return { body: `<title>${title}</title><main><h1>${title}</h1><p>${words}</p>${anchors}</main>` };
}

async function start(body: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const response = await relay.request('/api/v1/crawl', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ url: `${site.url}/`, delay: 0, ...body }),
  });
  expect(response.status).toBe(202);
  return crawlStartedSchema.parse(await response.json()).id;
}

async function read(id: string, query = 'limit=100'): Promise<CrawlAnswer> {
  const response = await relay.request(`/api/v1/crawl/${id}?${query}`);
  return crawlAnswerSchema.parse(await response.json());
}

async function ended(id: string): Promise<CrawlAnswer> {
  await expect.poll(async () => (await read(id, 'limit=1')).status).not.toMatch(/waiting|running/);
  return read(id);
}

async function crawl(body: object = {}): Promise<CrawlAnswer> {
  return ended(await start(body));
}

/** Each page as `path status`, with its reason or code. */
function told({ pages: listed }: CrawlAnswer): string[] {
  return listed.map(item => {
    const path = URL.parse(item.url)?.href.replace(/^http:..127.0.0.1:\d+/, '') ?? '';
    if (item.status === 'read') return `${path} read`;
    return item.status === 'failed' ? `${path} ${item.error.code}` : `${path} ${item.reason}`;
  });
}

describe('a crawl', () => {
  test('reads each page once, those nearest to the start first, and says what came of it', async () => {
    pages = {
      '/': page(
        'Home',
        '/a',
        '/a#part',
        '/b/?utm_source=x',
        '/b',
        '/gone',
        '/file.zip',
        'https://other.example/',
      ),
      '/a': page('A', '/', '/deep'),
      '/b/': page('B', '/a'),
      '/deep': page('Deep', '/deeper'),
    };
    const answered = await crawl({ maxDepth: 2, concurrency: 1 });
    expect(answered).toMatchObject({
      success: true,
      status: 'completed',
      finished: 5,
      fetched: 5,
      waiting: 0,
    });
    expect(told(answered)).toEqual(['/ read', '/a read', '/b/ read', '/gone site_refused', '/deep read']);
    expect(answered.pages.map(({ number, depth }) => [number, depth])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
    ]);
    const [first] = answered.pages;
    expect(first).toMatchObject({ page: { title: 'Home', markdown: expect.stringContaining('Home 12') } });
    expect(Date.parse(answered.expiresAt ?? '')).toBeGreaterThan(Date.now());
  });

  test('stays within limit, depth and paths, and its first page is always read', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `/docs/${index}`);
    pages = Object.fromEntries([
      ['/', page('Home', '/docs/', '/blog/1', ...many)],
      ['/docs/', page('Docs')],
      ...many.map(path => [path, page(path)]),
    ]);
    const limited = await crawl({ limit: 4, concurrency: 3 });
    expect(limited).toMatchObject({ status: 'completed', finished: 4, fetched: 4 });
    expect(limited.waiting).toBeGreaterThan(20);
    expect(told(await crawl({ maxDepth: 0 }))).toEqual(['/ read']);
    const some = await crawl({ includePaths: ['/docs/*0$'], excludePaths: ['/docs/2'] });
    expect(told(some).sort()).toEqual(['/ read', '/docs/0 read', '/docs/10 read']);
  });

  test('takes two addresses for one page when the site says so, or when they show the same', async () => {
    pages = {
      '/': page(
        'Home',
        '/moved',
        '/target',
        '/view?sort=1',
        '/twin?a=1',
        '/twin?a=2',
        '/s?PHPSESSID=1',
        '/s?PHPSESSID=2',
        '/stub',
        '/talk?session_id=1',
        '/talk?session_id=2',
        '/talk?session_id=2&sid=0123456789abcdef',
      ),
      '/moved': { status: 302, location: '/target' },
      '/target': page('Target'),
      '/view': { body: `${page('View').body}<link rel="canonical" href="/target">` },
      '/twin': page('Twin', '/from-twin'),
      '/from-twin': page('From twin'),
      '/s': page('Session'),
      '/stub': { body: '<link rel="canonical" href="/new"><p>It moved <a href="/new">here</a>.</p>' },
      '/new': page('New'),
      '/talk?session_id=1': page('Talk 1'),
      '/talk?session_id=2': page('Talk 2'),
    };
    const answered = await crawl({ concurrency: 1 });
    expect(told(answered)).toEqual([
      '/ read',
      '/moved duplicate',
      '/target read',
      '/view?sort=1 duplicate',
      '/twin?a=1 read',
      '/twin?a=2 duplicate',
      '/s read',
      '/stub read',
      '/talk?session_id=1 read',
      '/talk?session_id=2 read',
      '/from-twin read',
      '/new read',
    ]);
  });

  test('obeys robots.txt, takes addresses from sitemaps, and leaves pages that lead elsewhere', async () => {
    pages = {
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' },
      '/sitemap.xml': {
        type: 'application/xml',
        body: `<urlset><url><loc>${ruled.url}/</loc></url><url><loc>${ruled.url}/listed</loc></url><url><loc>${ruled.url}/private/b</loc></url></urlset>`,
      },
      '/': {
        body: `${page('Home', '/private/a', '/away', '/still', '/into').body}<a rel="nofollow" href="/unfollowed">no</a><nav style="display:none"><a href="/menu">Menu</a></nav><iframe src="/frame"></iframe>`,
      },
      '/menu': page('Menu'),
      '/frame': page('Frame'),
      '/listed': page('Listed'),
      '/away': { status: 302, location: 'http://127.0.0.1:9/' },
      '/into': { status: 302, location: '/private/c' },
      '/private/c': page('Private'),
      '/still': {
        body: `<meta name="robots" content="noindex, nofollow">${page('Still', '/unfollowed').body}`,
      },
      '/unfollowed': page('Unfollowed'),
    };
    const url = `${ruled.url}/`;
    const answered = await crawl({ url, concurrency: 1 });
    expect(told(answered).sort()).toEqual([
      '/ read',
      '/away address_refused',
      '/frame read',
      '/into robots',
      '/listed read',
      '/menu read',
      '/private/a robots',
      '/private/b robots',
      '/still read',
    ]);
    expect(answered.pages.find(({ url: address }) => address === url)?.depth).toBe(0);
    expect(told(await crawl({ url, maxDepth: 0 }))).toEqual(['/ read']);
    expect(answered.fetched).toBe(7);
    expect(ruled.requests.map(({ url: path }) => path)).not.toContain('/private/a');
    expect(told(await crawl({ url, sitemap: 'only' })).sort()).toEqual([
      '/ read',
      '/listed read',
      '/private/b robots',
    ]);
  });

  test('asks a site again that has too much to do', async () => {
    pages = { '/': { status: 503, body: 'Busy' } };
    const asked = (): number => site.requests.filter(({ url }) => url === '/').length;
    const before = asked();
    const id = await start();
    await expect.poll(asked).toBe(before + 1);
    pages = { '/': page('Home') };
    expect(told(await ended(id))).toEqual(['/ read']);
  });

  test('waits as long as a site asks for, and not for one that asks for too long', async () => {
    pages = { '/': { status: 503, body: 'Busy', retryAfter: '3' } };
    const asked = (path: string): number => busy.requests.filter(({ url }) => url === path).length;
    const id = await start({ url: `${busy.url}/` });
    await expect.poll(() => asked('/')).toBe(1);
    const since = performance.now();
    const ten = new Date(Date.now() + 600_000).toUTCString();
    const long = { status: 429, body: 'Busy', retryAfter: ten };
    const more = Array.from({ length: 20 }, (_, index) => `/more/${index}`);
    pages = { '/': page('Home', '/long', ...more), '/long': long };
    for (const path of more) pages[path] = long;
    await expect.poll(() => asked('/'), { timeout: 10_000 }).toBe(2);
    expect(performance.now() - since).toBeGreaterThan(2_900);
    const answered = await ended(id);
    expect(told(answered).toSorted()).toEqual(
      ['/ read', ...['/long', ...more].map(path => `${path} site_refused`)].toSorted(),
    );
    const { error } = z.object({ error: z.looseObject({ details: z.unknown() }) }).parse(answered.pages[1]);
    expect(error.details).toEqual({ reason: 'status', status: 429, retryAfter: expect.closeTo(600, -1) });
    expect(asked('/long')).toBe(1);
    // The others of the host are not asked for any more, but for the one that was at the same time.
    expect(more.filter(path => asked(path) > 0).length).toBeLessThanOrEqual(1);
  });

  test('that could read nothing has failed, and says so', async () => {
    const refused = await crawl({ url: 'http://127.0.0.1:9/' });
    expect(refused).toMatchObject({
      status: 'failed',
      warning: expect.stringContaining('No page could be read'),
    });
    expect(refused.pages).toMatchObject([{ status: 'failed', error: { code: 'address_refused' } }]);
    expect(await crawl({ sitemap: 'only' })).toMatchObject({ status: 'failed', pages: [] });
  });

  test('ends when it is deleted, keeps its pages, and is gone when it is deleted again', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `/${index}`);
    pages = Object.fromEntries([['/', page('Home', ...many)], ...many.map(path => [path, page(path)])]);
    const id = await start({ delay: 100 });
    await expect.poll(async () => (await read(id)).finished).toBeGreaterThan(1);
    const remove = async (): Promise<unknown> =>
      (await relay.request(`/api/v1/crawl/${id}`, { method: 'DELETE' })).json();
    expect(await remove()).toEqual({ success: true, status: 'cancelled' });
    const cancelled = await read(id);
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.pages.length).toBe(cancelled.finished);
    expect(cancelled.finished).toBeLessThan(51);
    expect(await remove()).toEqual({ success: true, status: 'deleted' });
    expect((await relay.request(`/api/v1/crawl/${id}`)).status).toBe(404);
    expect((await relay.request('/api/v1/crawl/%00/events')).status).toBe(404);
  });
});

test('events come while it runs, and a reader that comes again gets what it has not seen', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `/${index}`);
  pages = Object.fromEntries([['/', page('Home', ...many)], ...many.map(path => [path, page(path)])]);
  const id = await start({ delay: 20 });
  const follow = async (headers = {}) => {
    const text = await (await relay.request(`/api/v1/crawl/${id}/events`, { headers })).text();
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
      crawlEventSchema.parse(JSON.parse(data)),
    );
  };
  const events = await follow();
  expect(events.map(event => (event.type === 'page' ? event.number : event.status))).toEqual([
    ...Array.from({ length: 10 }, (_, index) => index + 1),
    'completed',
  ]);
  expect(await follow({ 'Last-Event-ID': '8' })).toEqual(events.slice(8));
  const paged = await read(id, 'after=3&limit=4');
  expect(paged.pages.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
  expect(paged.next).toBe(7);
});

test.each([
  [{ url: 'ftp://a.example/' }, 400],
  [{ url: 'http://user:secret@a.example/' }, 400],
  [{ webhook: { url: 'nonsense' } }, 400],
  [{ scrapeOptions: { formats: ['json'] } }, 400],
  [{ scrapeOptions: { render: 'never', waitFor: 1 } }, 400],
  [{ scrapeOptions: { render: 'always' } }, 503],
])('%j begins no crawl: %i', async (body, status) => {
  const response = await relay.request('/api/v1/crawl', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${site.url}/`, ...body }),
  });
  expect(response.status).toBe(status);
});

test('one request with one key is one crawl, and an owner has a bounded number of them', async () => {
  pages = { '/': page('Home', '/a'), '/a': page('A') };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  expect(await start({}, key)).toBe(await start({ limit: 2 }, key));
  await ended(await start({}, key));
  const body = JSON.stringify({ url: `${site.url}/`, delay: 60_000, limit: 2 });
  const post = () =>
    relay.request('/api/v1/crawl', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answers = await Promise.all(Array.from({ length: 7 }, post));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429]);
  for (const response of answers.filter(({ status }) => status === 202)) {
    const { id } = crawlStartedSchema.parse(await response.json());
    await relay.request(`/api/v1/crawl/${id}`, { method: 'DELETE' });
  }
});

test('a webhook gets signed messages, again when it did not take one', { timeout: 60_000 }, async () => {
  pages = { '/': page('Home', '/a'), '/a': page('A') };
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const id = await start({ webhook: { url: `${site.url}/hook`, secret, events: ['page', 'end'] } });
  await ended(id);
  const idsOf = () => posted.map(({ headers }) => String(headers['webhook-id']).replace(id, ''));
  await expect.poll(() => new Set(idsOf()).size).toBe(3);
  // The first was refused.
  await expect.poll(idsOf).toHaveLength(4);
  expect(new Set(idsOf())).toEqual(new Set(['.1', '.2', '.end']));
  const { createHmac } = await import('node:crypto');
  for (const { headers, body } of posted) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const expected = createHmac('sha256', Buffer.alloc(32, 7)).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  }
  const types = posted.map(({ body }) => z.object({ type: z.string() }).parse(JSON.parse(body)).type);
  expect(types).toContain('crawl.page');
  expect(types).toContain('crawl.end');
});
