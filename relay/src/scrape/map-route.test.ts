import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ScrapingAnswer, type ScrapingRelay, scrapingRelay } from '../../testing/scraping-relay.ts';
import { type Site, startSite } from '../../testing/start-scripted-server.ts';

type Answer = { status?: number; type?: string; body?: string | Buffer };

/** Of each test. `HERE` stands for the origin of the site. */
let answers: Record<string, Answer> = {};

const answer: RequestListener = (request, response) => {
  const { status = 200, type = 'text/plain', body = '' } = answers[request.url ?? ''] ?? { status: 404 };
  const written = typeof body === 'string' ? body.replaceAll('HERE', site.url) : body;
  response.writeHead(status, { 'content-type': type }).end(written);
};

const HTML = 'text/html; charset=utf-8';

function page(links: string): Answer {
  return {
    type: HTML,
    body: `<title>Start</title><meta name="description" content="The start"><h1>Start</h1>${links}`,
  };
}

function urlset(...paths: readonly string[]): Answer {
  return {
    type: 'application/xml',
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(path => `<url><loc>HERE${path}</loc></url>`).join('')}</urlset>`,
  };
}

function index(...paths: readonly string[]): Answer {
  return {
    type: 'application/xml',
    body: `<sitemapindex>${paths.map(path => `<sitemap><loc>HERE${path}</loc></sitemap>`).join('')}</sitemapindex>`,
  };
}

let site: Site;
let relay: ScrapingRelay;
beforeAll(async () => {
  site = await startSite(answer);
  relay = scrapingRelay({ allowedHosts: [`127.0.0.1:${site.port}`] });
});
beforeEach(() => {
  answers = {};
});
afterAll(async () => {
  await relay.stop();
  await site.stop();
});

const map = (body: object = {}): Promise<ScrapingAnswer> => relay.map({ url: `${site.url}/`, ...body });

function pathsOf({ links = [] }: ScrapingAnswer): string[] {
  return links.map(({ url }) => url.replace(site.url, ''));
}

describe('the addresses of a site', () => {
  test('come from the page, then from its sitemap, each once and without those of other sites', async () => {
    answers = {
      '/': page(
        '<a href="/a/">First</a> <a href="/a#part">Again</a> <a href="/b?utm_source=x&id=1">Second</a> <a href="https://other.example/">Other</a> <a href="mailto:a@b.c">Mail</a>',
      ),
      '/sitemap.xml': urlset('/a', '/c', '/b?id=1'),
    };
    const answered = await map();
    expect(answered).toMatchObject({ status: 200, success: true });
    expect(answered.links).toEqual([
      { url: `${site.url}/`, title: 'Start', description: 'The start' },
      { url: `${site.url}/a/`, title: 'First' },
      { url: `${site.url}/b?id=1`, title: 'Second' },
      { url: `${site.url}/c` },
    ]);
    expect(pathsOf(await map({ sitemap: 'skip' }))).toEqual(['/', '/a/', '/b?id=1']);
    expect(pathsOf(await map({ sitemap: 'only' }))).toEqual(['/a', '/c', '/b?id=1']);
    expect(pathsOf(await map({ sitemap: 'only', ignoreQuery: true }))).toEqual(['/a', '/c', '/b']);
    expect(pathsOf(await map({ limit: 2 }))).toEqual(['/', '/a/']);
  });

  test('come from the sitemaps that robots.txt names: indexes, packed files and lists', async () => {
    answers = {
      '/robots.txt': { body: 'Sitemap: HERE/maps/index.xml\nSitemap: /maps/list.txt' },
      '/maps/index.xml': index('/maps/1.xml.gz', '/maps/deeper.xml', '/maps/missing.xml'),
      '/maps/1.xml.gz': {
        type: 'application/gzip',
        body: gzipSync(`<urlset><url><loc>${site.url}/packed</loc></url></urlset>`),
      },
      '/maps/deeper.xml': index('/maps/2.xml'),
      '/maps/2.xml': urlset('/deep'),
      '/maps/list.txt': { body: 'HERE/listed\n' },
      '/sitemap.xml': urlset('/unnamed'),
    };
    expect(pathsOf(await map({ sitemap: 'only' })).sort()).toEqual(['/deep', '/listed', '/packed']);
  });

  test('are ranked by the words of a search', async () => {
    answers = {
      '/': page(
        '<a href="/prices">Lamps and prices</a> <a href="/lamps/desk">Desk</a> <a href="/imprint">Imprint</a>',
      ),
      '/sitemap.xml': urlset('/%E6%B8%AF', '/prices/lamps'),
    };
    expect(pathsOf(await map({ search: 'LAMPS prices' }))).toEqual([
      '/prices',
      '/prices/lamps',
      '/lamps/desk',
    ]);
    expect(pathsOf(await map({ search: '港' }))).toEqual(['/%E6%B8%AF']);
  });

  test('are listed although the page is a bot wall, which is told', async () => {
    answers = { '/': { status: 403 }, '/sitemap.xml': urlset('/a') };
    const answered = await map();
    expect(pathsOf(answered)).toEqual(['/a']);
    expect(answered).toMatchObject({ warning: expect.stringContaining('status 403') });
    expect(await map({ sitemap: 'skip' })).toMatchObject({ status: 502, error: { code: 'site_refused' } });
  });
});

describe('robots.txt', () => {
  test.each([
    [{ body: 'User-agent: *\nDisallow: /' }, 'asks programs'],
    [{ status: 500 }, 'can not be read'],
  ])('%j is obeyed', async (robots, words) => {
    answers = { '/robots.txt': robots, '/': page('<a href="/a">A</a>'), '/sitemap.xml': urlset('/b') };
    const before = site.requests.length;
    expect(await map()).toMatchObject({
      status: 403,
      error: { code: 'robots_refused', message: expect.stringContaining(words) },
    });
    expect(site.requests.slice(before).map(({ url }) => url)).toEqual(['/robots.txt']);
  });

  test('a missing one allows everything', async () => {
    answers = { '/': page('') };
    expect(await map()).toMatchObject({ status: 200 });
  });

  test('a site that can not be reached is refused, and one inside is not asked', async () => {
    const closed = scrapingRelay({ allowedHosts: ['127.0.0.1:9'] });
    expect(await closed.map({ url: 'http://127.0.0.1:9/' })).toMatchObject({
      status: 502,
      error: { code: 'navigation_failed', message: expect.stringContaining('accepts no connections') },
    });
    expect(await closed.map({ url: 'http://localhost/' })).toMatchObject({
      status: 403,
      error: { code: 'address_refused' },
    });
    expect(await closed.map({ url: 'ftp://x.example' })).toMatchObject({ status: 400 });
  });
});

describe('hostile sitemaps', () => {
  test('that name themselves and each other come to an end', async () => {
    answers = {
      '/sitemap.xml': index('/sitemap.xml', '/2.xml'),
      '/2.xml': index('/sitemap.xml', '/2.xml', '/3.xml'),
    };
    answers['/3.xml'] = index('/4.xml');
    answers['/4.xml'] = urlset('/too-deep');
    expect(await map({ sitemap: 'only' })).toMatchObject({ status: 200, links: [] });
  });

  test('with a thousand files are read in part', async () => {
    answers = { '/sitemap.xml': index(...Array.from({ length: 1000 }, (_, file) => `/maps/${file}.xml`)) };
    for (let file = 0; file < 1000; file += 1) answers[`/maps/${file}.xml`] = urlset(`/page/${file}`);
    expect(pathsOf(await map({ sitemap: 'only' }))).toHaveLength(59);
  });

  test('packed bombs, and addresses inside, are skipped', async () => {
    answers = {
      '/robots.txt': {
        body: 'Sitemap: HERE/bomb.gz\nSitemap: http://169.254.169.254/latest\nSitemap: file:///etc/passwd\nSitemap: HERE/good.xml',
      },
      '/bomb.gz': { type: 'application/gzip', body: gzipSync(Buffer.alloc(60_000_000, 60)) },
      '/good.xml': urlset('/good'),
    };
    expect(pathsOf(await map({ sitemap: 'only' }))).toEqual(['/good']);
  });
});
