import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ScrapingRelay, scrapingRelay } from '../../testing/scraping-relay.ts';
import { type Site, startSite } from '../../testing/start-scripted-server.ts';
import { ScrapeSlots } from './page/scrape-slots.ts';
import { PageThreads } from './reading/page-threads.ts';

const PARAGRAPH = `<p>${'The harbour of the town is deep, and ships of all sizes lie at its quays, day and night. '.repeat(8)}</p>`;
const GUIDE = `<!doctype html><html lang="en"><head><title>The harbour</title>
  <meta name="description" content="All about the harbour"><meta property="og:site_name" content="Ports &amp; more">
  <meta property="og:image" content="/pictures/harbour.jpg"><meta property="article:published_time" content="2026-02-03">
  <meta name="author" content="Ann Lee"><link rel="canonical" href="/guide"><style>p { color: red }</style></head><body>
  <nav><a href="/">Home</a> <a href="/elsewhere">Elsewhere</a></nav>
  <main><article><h1>The harbour</h1>${PARAGRAPH.repeat(3)}<p>See <a href="../map?x=1#there">the map</a>.</p>
  <pre><code class="language-js big">const depth = 7;\nif (depth &lt; 9) dredge();</code></pre>
  <table><tr><th>Quay</th><th>Depth</th></tr><tr><td>North</td><td>7 m</td></tr></table>
  <img src="a.png" alt="A boat" onerror="alert(1)"><p style="display:none">HIDDEN</p><a href="javascript:alert(1)">x</a>
  <p class="fees">Fees are due.</p></article></main><footer class="foot">Imprint</footer><script>SCRIPT()</script></body></html>`;

const SHELL =
  '<!doctype html><title>App</title><div id="root"></div><script type="module" src="/assets/index-abc.js"></script>';
const html = { 'content-type': 'text/html; charset=utf-8' };

type Answer = { status?: number; headers?: Record<string, string>; body: string | Buffer };

const ANSWERS: Record<string, Answer> = {
  '/guide/': { headers: html, body: GUIDE },
  '/shell': { headers: html, body: SHELL },
  '/gbk': {
    headers: { 'content-type': 'text/html' },
    body: Buffer.concat([
      Buffer.from('<meta charset="gbk"><title>x</title><p>'),
      Buffer.from([0xb8, 0xdb, 0xbf, 0xda]),
    ]),
  },
  '/json': { headers: { 'content-type': 'application/json' }, body: '{"a":["<b>"]}' },
  '/pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
  '/missing': { status: 404, headers: html, body: `<h1>SECRET</h1>${GUIDE}` },
  '/broken': { status: 500, body: 'SECRET' },
  '/limited': { status: 429, body: '' },
  '/wall': {
    status: 403,
    headers: html,
    body: '<title>Just a moment...</title><script>window._cf_chl_opt = {cType: "managed"}</script>',
  },
  '/wall-200': {
    headers: html,
    body: '<title>shop.example</title><script>var dd={"rt":"c"}</script><script src="https://ct.captcha-delivery.com/c.js"></script>',
  },
  '/hold': {
    headers: html,
    body: '<title>Access to this page has been denied</title><div id="px-captcha"></div><p>Press &amp; Hold to confirm you are a human</p>',
  },
  '/aws': { status: 202, headers: { ...html, 'x-amzn-waf-action': 'challenge' }, body: '<p></p>' },
  '/login': {
    headers: html,
    body: '<title>Log in</title><h1>Log in</h1><form><input name="user"><input type="password"></form>',
  },
  '/soft-404': { headers: html, body: '<title>Page not found</title><h1>Page not found</h1><p>Sorry.</p>' },
  '/article-on-captchas': {
    headers: html,
    body: GUIDE.replace(
      'Fees are due.',
      'Press and hold to confirm you are a human. <div class="g-recaptcha"></div>',
    ),
  },
  '/huge': { headers: html, body: 'x'.repeat(4_100_000) },
  '/bomb': { headers: { ...html, 'content-encoding': 'gzip' }, body: gzipSync('y'.repeat(60_000_000)) },
  '/deep': { headers: { ...html, 'content-encoding': 'gzip' }, body: gzipSync('<div>'.repeat(500_000)) },
};

const answer: RequestListener = (request, response) => {
  const path = request.url ?? '';
  if (path === '/moved') return response.writeHead(302, { location: '/guide/' }).end();
  if (path === '/private') return response.writeHead(302, { location: '/login?next=/private' }).end();
  if (path === '/inside') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  if (path === '/never') return response.writeHead(200, html).write('<p>');
  if (path === '/endless') {
    response.writeHead(200, html);
    const write = (): unknown => response.destroyed || response.write('z'.repeat(100_000), write);
    return write();
  }
  if (path === '/headers') return response.writeHead(200, html).end(JSON.stringify(request.headers));
  const { status = 200, headers, body } = ANSWERS[path.replace(/\?.*/, '')] ?? { status: 404, body: '' };
  return response.writeHead(status, headers).end(body);
};

let site: Site;
let relay: ScrapingRelay;
beforeAll(async () => {
  site = await startSite(answer);
  relay = scrapingRelay({
    allowedHosts: [`127.0.0.1:${site.port}`],
    threads: new PageThreads({ time: { computing: 3000, longest: 30_000 } }),
  });
});
afterAll(async () => {
  await relay.stop();
  await site.stop();
});

/** Patient: the machine runs other tests too. */
const scrape = (path: string, body: object = {}): ReturnType<ScrapingRelay['scrape']> =>
  relay.scrape({ url: `${site.url}${path}`, timeout: 60_000, ...body });

describe('formats', () => {
  test('Markdown of the main content, with its last address, tables and code', async () => {
    const { status, data } = await scrape('/moved');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      url: `${site.url}/guide/`,
      status: 200,
      rendered: false,
      title: 'The harbour',
    });
    expect(data).toHaveProperty('markdown', expect.stringContaining(`[the map](${site.url}/map?x=1#there)`));
    expect(data).toHaveProperty(
      'markdown',
      expect.stringContaining('| Quay | Depth |\n| --- | --- |\n| North | 7 m |'),
    );
    expect(data).toHaveProperty(
      'markdown',
      expect.stringContaining('```js\nconst depth = 7;\nif (depth < 9) dredge();\n```'),
    );
    expect(JSON.stringify(data)).not.toMatch(/HIDDEN|SCRIPT|javascript:|Elsewhere|Imprint|color/);
    expect(Object.keys(data ?? {}).sort()).toEqual(['markdown', 'rendered', 'status', 'title', 'url']);
  });

  test('the whole body, cleaned HTML, raw HTML, links and metadata', async () => {
    const formats = ['markdown', 'html', 'rawHtml', 'links', 'metadata'];
    const { data } = await scrape('/guide/', { formats, onlyMainContent: false });
    expect(data).toMatchObject({
      rawHtml: GUIDE,
      links: [
        { url: `${site.url}/`, text: 'Home' },
        { url: `${site.url}/elsewhere`, text: 'Elsewhere' },
        { url: `${site.url}/map?x=1`, text: 'the map' },
      ],
      metadata: {
        title: 'The harbour',
        description: 'All about the harbour',
        language: 'en',
        siteName: 'Ports & more',
        author: 'Ann Lee',
        publishedTime: '2026-02-03',
        canonical: `${site.url}/guide`,
        image: `${site.url}/pictures/harbour.jpg`,
      },
    });
    expect(data).toHaveProperty('markdown', expect.stringContaining('Imprint'));
    expect(data).toHaveProperty(
      'html',
      expect.stringContaining(`<img src="${site.url}/guide/a.png" alt="A boat">`),
    );
    expect(data).toHaveProperty('html', expect.stringContaining('<code class="language-js">'));
    expect(data?.html).not.toMatch(/HIDDEN|script|style|onerror|fees/);
  });

  test('only what includeTags match, without what excludeTags match', async () => {
    const included = await scrape('/guide/', {
      includeTags: ['.foot', 'article h1', 'article'],
      excludeTags: ['p'],
    });
    expect(included.data?.markdown).toMatch(/^# The harbour[\s\S]*Imprint$/);
    expect(included.data?.markdown).not.toMatch(/Fees|deep/);
    expect((await scrape('/guide/', { includeTags: ['.none'] })).data).toMatchObject({
      markdown: '',
      warning: expect.stringContaining('match nothing'),
    });
  });

  test.each([
    ['/gbk', '港口'],
    ['/json', '{"a":["<b>"]}'],
  ])('%s is read as %j', async (path, markdown) => {
    expect((await scrape(path)).data).toMatchObject({ markdown });
  });

  test('text is its own HTML, as text', async () => {
    expect((await scrape('/json', { formats: ['html', 'links'] })).data).toMatchObject({
      html: '<pre>{"a":["&lt;b>"]}</pre>',
      links: [],
    });
  });

  test('a page about captchas is content', async () => {
    expect(await scrape('/article-on-captchas')).toMatchObject({ status: 200 });
  });

  test('who asks for a login gets it', async () => {
    expect(await scrape('/login')).toMatchObject({ status: 200 });
  });
});

describe('errors', () => {
  test.each([
    ['/missing', 502, 'site_refused', { reason: 'status', status: 404 }],
    ['/broken', 502, 'site_refused', { reason: 'status', status: 500 }],
    ['/limited', 502, 'site_refused', { reason: 'status', status: 429 }],
    ['/wall', 502, 'site_refused', { reason: 'bot_wall', status: 403 }],
    ['/wall-200', 502, 'site_refused', { reason: 'bot_wall', status: 200 }],
    ['/hold', 502, 'site_refused', { reason: 'bot_wall', status: 200 }],
    ['/aws', 502, 'site_refused', { reason: 'bot_wall', status: 202 }],
    ['/private', 502, 'site_refused', { reason: 'login', status: 200 }],
    ['/soft-404', 502, 'site_refused', { reason: 'not_found', status: 200 }],
    ['/pdf', 422, 'unsupported_content', undefined],
    ['/huge', 413, 'result_too_large', undefined],
    ['/bomb', 413, 'result_too_large', undefined],
    ['/endless', 413, 'result_too_large', undefined],
    ['/deep', 422, 'unsupported_content', undefined],
    ['/inside', 403, 'address_refused', undefined],
  ])('%s is %i %s', async (path, status, code, details) => {
    const answered = await scrape(path);
    expect(answered).toMatchObject({ status, error: { code, ...(details && { details }) } });
    expect(JSON.stringify(answered)).not.toContain('SECRET');
  });

  test('an address inside, one that nobody answers, and one that is none', async () => {
    expect(await relay.scrape({ url: 'http://localhost/' })).toMatchObject({
      status: 403,
      error: { code: 'address_refused' },
    });
    const closed = scrapingRelay({ allowedHosts: ['127.0.0.1:9'] });
    expect(await closed.scrape({ url: 'http://127.0.0.1:9/' })).toMatchObject({
      status: 502,
      error: { code: 'navigation_failed' },
    });
    expect(await relay.scrape({ url: 'nowhere' })).toMatchObject({
      status: 400,
      error: { issues: [{ path: 'url' }] },
    });
    expect(await relay.scrape({ url: 'file:///etc/passwd' })).toMatchObject({ status: 403 });
  });

  test('a page that does not end in time', async () => {
    expect(await scrape('/never', { timeout: 300 })).toMatchObject({
      status: 504,
      error: { code: 'timeout' },
    });
  });

  test.each([
    [{ formats: ['pdf'] }, 'formats[0]'],
    [{ formats: ['json'] }, 'schema'],
    [{ includeTags: ['p', 'p['] }, 'includeTags[1]'],
    [{ render: 'never', waitFor: 100 }, 'render'],
    [{ timeout: 600_000 }, 'timeout'],
    [{ headers: { 'x-a': 'b\r\nhost: c' } }, 'headers["x-a"]'],
    [{ formats: ['json'], schema: { $ref: '#/nowhere' } }, 'formats'],
  ])('%j does not fit', async (body, path) => {
    const model = { ...body };
    const answered = await scrape('/guide/', model);
    if (path === 'formats')
      expect(answered).toMatchObject({ status: 503, error: { code: 'model_unavailable' } });
    else expect(answered).toMatchObject({ status: 400, error: { issues: [{ path }] } });
  });
});

describe('rendering', () => {
  test.each([
    { render: 'always' },
    { formats: ['screenshot'] },
    { waitFor: '#x' },
    { actions: [{ action: 'click' }] },
  ])('%j needs a browser, which this relay has not', async body => {
    expect(await scrape('/guide/', body)).toMatchObject({
      status: 503,
      error: { code: 'browser_unavailable', message: expect.stringContaining('BROWSER=on') },
    });
  });

  test('a shell of scripts is told as what it is', async () => {
    expect((await scrape('/shell')).data).toMatchObject({
      rendered: false,
      warning: expect.stringContaining('need scripts'),
    });
  });

  test('a shell is rendered, and a page with content is not', async () => {
    const rendered: unknown[] = [];
    const browsing = scrapingRelay({
      allowedHosts: [`127.0.0.1:${site.port}`],
      renderPage: async request => {
        rendered.push(request);
        return {
          url: `${request.url}#/`,
          status: 200,
          html: GUIDE,
          screenshot: { mediaType: 'image/png', data: 'AA==' },
        };
      },
    });
    const url = `${site.url}/shell`;
    expect((await browsing.scrape({ url, timeout: 60_000 })).data).toMatchObject({
      rendered: true,
      title: 'The harbour',
    });
    expect((await browsing.scrape({ url, render: 'never' })).data).toMatchObject({ rendered: false });
    expect((await browsing.scrape({ url: `${site.url}/guide/` })).data).toMatchObject({ rendered: false });
    expect(rendered).toEqual([expect.objectContaining({ url, wantsScreenshot: false })]);
    const shot = await browsing.scrape({
      url,
      formats: ['screenshot'],
      waitFor: 50,
      headers: { 'x-a': 'b' },
    });
    expect(shot.data).toMatchObject({ rendered: true, screenshot: { data: 'AA==' } });
    expect(rendered[1]).toMatchObject({ wantsScreenshot: true, waitFor: 50, headers: { 'x-a': 'b' } });
    await browsing.stop();
  });
});

test('headers are sent, but for those of the connection', async () => {
  const headers = { Cookie: 'session=1', Host: 'internal', 'Accept-Language': 'de' };
  const { data } = await scrape('/headers', { headers, formats: ['rawHtml'] });
  expect(data?.rawHtml).toContain('"cookie":"session=1"');
  expect(data?.rawHtml).toContain('"accept-language":"de"');
  expect(data?.rawHtml).not.toContain('internal');
});

test('headers do not follow a redirect to another origin', async () => {
  const other = await startSite((_, response) =>
    response.writeHead(302, { location: `${site.url}/headers` }).end(),
  );
  const both = scrapingRelay({ allowedHosts: [`127.0.0.1:${site.port}`, `127.0.0.1:${other.port}`] });
  const { data } = await both.scrape({
    url: other.url,
    headers: { cookie: 'session=1' },
    formats: ['rawHtml'],
  });
  expect(other.requests[0]?.headers.cookie).toBe('session=1');
  expect(data?.rawHtml).toContain('user-agent');
  expect(data?.rawHtml).not.toContain('session=1');
  await both.stop();
  await other.stop();
});

describe('stored answers', () => {
  const asked = (path: string): number => site.requests.filter(({ url }) => url === path).length;

  test('are given while they are young enough, and only to the same request', async () => {
    const path = '/guide/?cache';
    expect((await scrape(path, { maxAge: 60_000 })).data).not.toHaveProperty('cached');
    expect((await scrape(path, { maxAge: 60_000 })).data).toHaveProperty('cached.at');
    expect(asked(path)).toBe(1);
    expect((await scrape(path)).data).not.toHaveProperty('cached');
    expect((await scrape(path, { maxAge: 60_000, excludeTags: ['p'] })).data).not.toHaveProperty('cached');
    const withHeaders = { maxAge: 60_000, headers: { cookie: 'a=b' } };
    await scrape(path, withHeaders);
    expect((await scrape(path, withHeaders)).data).not.toHaveProperty('cached');
    expect(asked(path)).toBe(5);
  });

  test('are never given to another tenant', async () => {
    const shared = scrapingRelay({
      allowedHosts: [`127.0.0.1:${site.port}`],
      access: { identify: ({ secret = '' }) => ({ kind: 'key', id: secret, tenant: secret }) },
    });
    const body = { url: `${site.url}/guide/?tenant`, maxAge: 60_000, timeout: 60_000 };
    const scrapeAs = (tenant: string): ReturnType<ScrapingRelay['scrape']> =>
      shared.scrape(body, { authorization: `Bearer ${tenant}` });
    await scrapeAs('one');
    expect((await scrapeAs('one')).data).toHaveProperty('cached');
    expect((await scrapeAs('other')).data).not.toHaveProperty('cached');
    await shared.stop();
  });
});

test('more requests than places wait, and more than may wait are refused', async () => {
  const few = scrapingRelay({
    allowedHosts: [`127.0.0.1:${site.port}`],
    slots: new ScrapeSlots({ most: 1, perOwner: 1, waiting: 1, waitingPerOwner: 1 }),
  });
  const stuck = few.scrape({ url: `${site.url}/never`, timeout: 1500 });
  const waiting = few.scrape({ url: `${site.url}/json`, timeout: 60_000 });
  const refused = await few.scrape({ url: `${site.url}/json` });
  expect(refused).toMatchObject({ status: 429, error: { code: 'too_many_requests' } });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await stuck).toMatchObject({ status: 504 });
  expect(await waiting).toMatchObject({ status: 200 });
});
