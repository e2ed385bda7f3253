import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crawlEvents } from '@assent/relay/testing';
import { type CrawlAnswer, crawlAnswerSchema, crawlStartedSchema } from '@assent/shared';
import { afterAll, beforeAll, type ExpectStatic, test, vi } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

vi.setConfig({ testTimeout: 180_000 });

const PAGES = 40;
const AT_ONCE = 2;

/** One page for each path, and how often it was asked for. */
class CountedSite {
  readonly asked = new Map<string, number>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      this.asked.set(url, (this.asked.get(url) ?? 0) + 1);
      const links = Array.from({ length: PAGES - 1 }, (_, index) => `<a href="/${index}">${index}</a>`);
      const words = `${url} `.repeat(100);
      const body =
        url === '/robots.txt' ? '' : `<title>${url}</title><main>${words}${links.join(' ')}</main>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(body);
    });
  }

  async start(): Promise<{ url: string; host: string }> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = portSchema(this.#server.address());
    return { url: `http://127.0.0.1:${port}/`, host: `127.0.0.1:${port}` };
  }

  stop(): void {
    this.#server.close();
  }
}

function portSchema(address: string | AddressInfo | null): { port: number } {
  if (typeof address !== 'object' || address === null) throw new Error('The site has no port.');
  return address;
}

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function begin(relay: RelayProcess, url: string): Promise<string> {
  const response = await fetch(`${relay.url}/api/v1/crawl`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, delay: 100, concurrency: AT_ONCE, sitemap: 'skip' }),
  });
  return crawlStartedSchema.parse(await response.json()).id;
}

async function read(relay: RelayProcess, id: string): Promise<CrawlAnswer> {
  const response = await fetch(`${relay.url}/api/v1/crawl/${id}?limit=100`);
  return crawlAnswerSchema.parse(await response.json());
}

/** The numbers of the pages that were told, until the connection ends. */
async function follow(relay: RelayProcess, id: string, after: number): Promise<number[]> {
  const numbers: number[] = [];
  try {
    for await (const event of crawlEvents(`${relay.url}/api/v1/crawl/${id}`, after))
      if (event.type === 'page') numbers.push(event.number);
  } catch {
    // The relay was killed: what came until then counts.
  }
  return numbers;
}

async function killedInTheMiddle(
  start: () => Promise<RelayProcess>,
  site: CountedSite,
  { url, expect }: { url: string; expect: ExpectStatic },
): Promise<{ answered: CrawlAnswer; told: number[]; stored: number }> {
  const first = await start();
  const id = await begin(first, url);
  const before = follow(first, id, 0);
  let stored = 0;
  await expect
    .poll(async () => {
      stored = (await read(first, id)).finished;
      return stored;
    })
    .toBeGreaterThan(4);
  await first.end('SIGKILL');
  const seen = await before;
  const next = await start();
  const after = await follow(next, id, seen.at(-1) ?? 0);
  const answered = await read(next, id);
  await next.end('SIGKILL');
  site.stop();
  return { answered, told: [...seen, ...after], stored };
}

test.concurrent.for(casesForRun(['postgres', 'folder'], 1))(
  'a crawl whose relay is killed is finished by the next one, each page once (%s)',
  async (home, { expect }) => {
    const site = new CountedSite();
    const { url, host } = await site.start();
    const store = home === 'postgres' ? { DATABASE_URL: postgres.url } : { RELAY_DATA: temporaryFolder() };
    const start = () => startRelayProcess({ ...store, SCRAPE: 'on', FETCH_ALLOW_HOSTS: host });
    const { answered, told, stored } = await killedInTheMiddle(start, site, { url, expect });
    const numbers = Array.from({ length: PAGES }, (_, index) => index + 1);
    expect(answered).toMatchObject({ status: 'completed', finished: PAGES, fetched: PAGES, waiting: 0 });
    expect(answered.pages.map(({ number }) => number)).toEqual(numbers);
    expect(new Set(answered.pages.map(page => page.url)).size).toBe(PAGES);
    expect(told).toEqual(numbers);
    // What was not stored at the kill may be read again, and nothing else is.
    const again = answered.pages
      .filter(({ number }) => number <= stored)
      .filter(page => site.asked.get(new URL(page.url).pathname) !== 1);
    expect(again).toEqual([]);
  },
);
