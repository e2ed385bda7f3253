import { type CrawlAnswer, crawlAnswerSchema, crawlStartedSchema, httpErrorSchema } from '@assent/shared';
import { afterAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { auditLedger } from '../../testing/credit-histories/audit-ledger.ts';
import { scrapingRelay } from '../../testing/scraping-relay.ts';
import { startSite } from '../../testing/start-scripted-server.ts';
import { ensureAccount } from '../credits/accounts.ts';
import { Metering } from '../credits/metering.ts';

const database = await openCopiedDatabase();

/** `/1` to `/9` have content of their own, and lead to all others and to one that is not there. */
const site = await startSite((request, response) => {
  const name = (request.url ?? '').slice(1);
  if (!/^\d$/.test(name)) return void response.writeHead(404).end('Not found');
  const words = Array.from({ length: 40 }, (_, index) => `${name}-${index}`).join(' ');
  const links = Array.from({ length: 9 }, (_, index) => `<a href="/${index + 1}">${index + 1}</a>`);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<title>${name}</title><main><p>${words}</p>${links.join(' ')} <a href="/gone">gone</a></main>`,
  );
});

function fail(thrown: unknown): never {
  throw thrown;
}

const relay = scrapingRelay({
  database,
  allowedHosts: [`127.0.0.1:${site.port}`],
  metering: new Metering({ database: async () => database, firstGrant: 0, report: fail }),
  access: {
    identify: ({ secret: tenant = '' }) => ({ kind: 'key', id: `key_${tenant}`, name: tenant, tenant }),
  },
});
afterAll(async () => {
  await relay.stop();
  await site.stop();
  await database.close();
});

/** The headers of a new tenant, which has so many credits. */
async function newTenant(tenant: string, credits: number): Promise<Record<string, string>> {
  await database.sql.transaction().execute(trx => ensureAccount(trx, tenant, credits));
  return { authorization: `Bearer ${tenant}` };
}

async function ledgerOf(tenant: string): Promise<[string, number, number][]> {
  const rows = await database.sql
    .selectFrom('credit_entry')
    .select(['reference', 'credits', 'balance_after'])
    .where('tenant', '=', tenant)
    .where('kind', '=', 'usage')
    .orderBy('number')
    .execute();
  return rows.map(row => [row.reference, row.credits, row.balance_after]);
}

function crawl(body: object, headers: Record<string, string>): Promise<Response> | Response {
  return relay.request('/api/v1/crawl', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ url: `${site.url}/1`, sitemap: 'skip', ...body }),
  });
}

async function crawled(
  started: Response,
  headers: Record<string, string>,
): Promise<() => Promise<CrawlAnswer>> {
  const { id } = crawlStartedSchema.parse(await started.json());
  return async () => {
    const answer = await relay.request(`/api/v1/crawl/${id}?limit=100`, { headers });
    return crawlAnswerSchema.parse(await answer.json());
  };
}

test('a page costs a credit, unless it fails or is stored already', async () => {
  const own = await newTenant('scraping', 2);
  expect((await relay.scrape({ url: `${site.url}/gone` }, own)).status).toBe(502);
  expect(await ledgerOf('scraping')).toEqual([]);
  const stored = { url: `${site.url}/1`, maxAge: 60_000 };
  for (let times = 0; times < 2; times += 1) expect((await relay.scrape(stored, own)).status).toBe(200);
  expect(await ledgerOf('scraping')).toEqual([[expect.stringMatching(/^page:[\da-f-]{36}$/), -1, 1]]);
  await relay.scrape({ url: `${site.url}/2` }, own);
  const refused = await relay.scrape({ url: `${site.url}/3` }, own);
  expect([refused.status, refused.error?.code]).toEqual([402, 'insufficient_credits']);
  // It costs nothing, so it is there for an empty account too.
  expect((await relay.scrape(stored, own)).status).toBe(200);
  expect(await ledgerOf('scraping')).toHaveLength(2);
});

test('each page of a crawl that was read costs a credit, once', async () => {
  const own = await newTenant('crawling', 100);
  const read = await crawled(await crawl({ limit: 50 }, own), own);
  await expect.poll(read, { timeout: 20_000 }).toMatchObject({ status: 'completed', finished: 10 });
  const lines = await ledgerOf('crawling');
  expect(lines.reduce((sum, [, credits]) => sum + credits, 0)).toBe(-9);
  const [first = ''] = lines[0] ?? [];
  expect(first).toMatch(/^pages:cr_[\da-f-]{36}:1-\d+$/);
});

test('a crawl ends early when its account is empty, and none begins then', async () => {
  const own = await newTenant('poor', 3);
  const named = { ...own, 'idempotency-key': 'one' };
  const slow = { concurrency: 1, delay: 100 };
  const started = await crawl(slow, named);
  const read = await crawled(started.clone(), own);
  await expect.poll(read, { timeout: 20_000 }).toMatchObject({
    status: 'completed',
    warning: expect.stringContaining('no credits left'),
  });
  const lines = await ledgerOf('poor');
  expect(lines.slice(0, 4).map(([, credits]) => credits)).toEqual([-1, -1, -1, 0]);
  // Those that were read by then, and no more.
  expect(lines.length).toBeLessThan(8);
  const refused = await crawl({}, own);
  expect(refused.status).toBe(402);
  expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('insufficient_credits');
  // A request that comes again gets its crawl.
  expect(await (await crawl(slow, named)).json()).toEqual(await started.json());
});

test('the ledger is what it has to be afterwards', async () => {
  expect((await auditLedger(database)).flat()).toEqual([]);
});
