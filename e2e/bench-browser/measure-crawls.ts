import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crawlEvents } from '@assent/relay/testing';
import { type CrawlAnswer, crawlAnswerSchema, crawlStartedSchema } from '@assent/shared';
import * as z from 'zod';
import { startProcess } from '../bench-relay/start-process.ts';
import { AT_ONCE, EARLY, PAGES } from './site-size.ts';

/** A crawl that has ended. Memory is that of its process, in megabytes. */
const crawlSchema = z.object({ pages: z.number(), seconds: z.number(), early: z.number(), late: z.number() });
export type Crawl = z.output<typeof crawlSchema>;

const CRAWLEE = fileURLToPath(new URL('crawlee-crawl.mjs', import.meta.url));
const RELAY = fileURLToPath(new URL('../../relay/dist/server.js', import.meta.url));

/** By crawlee's CheerioCrawler, in a process of its own. */
export function crawlWithCrawlee(site: string): Promise<Crawl> {
  return withFolder(async folder => {
    const env = { ...process.env, SITE: site, STORAGE: folder };
    const child = fork(CRAWLEE, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [crawl] = await once(child, 'message');
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    return crawlSchema.parse(crawl);
  });
}

/** By a relay with its embedded database in a folder, from the request on; the start of the relay does not count. */
export function crawlWithRelay(site: string, format: 'markdown' | 'links'): Promise<Crawl> {
  return withFolder(async folder => {
    const environment = {
      SCRAPE: 'on',
      RELAY_DATA: folder,
      FETCH_ALLOW_HOSTS: new URL(site).host,
      LOG_LEVEL: 'error',
    };
    const { port, child, stop } = await startProcess({ script: RELAY, environment, isProbed: false });
    try {
      return await crawl({ relay: `http://127.0.0.1:${port}`, site, format, process: child.pid ?? 0 });
    } finally {
      await stop();
    }
  });
}

async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'assent-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Crawling = { relay: string; site: string; format: string; process: number };

async function crawl({ relay, site, format, process: pid }: Crawling): Promise<Crawl> {
  const began = performance.now();
  const body = {
    url: site,
    ...{ delay: 0, concurrency: AT_ONCE, limit: PAGES, maxDepth: 50, sitemap: 'skip' },
    scrapeOptions: { formats: [format] },
  };
  const started = await fetch(`${relay}/api/v1/crawl`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { id } = crawlStartedSchema.parse(await started.json());
  const early = await untilEnd(`${relay}/api/v1/crawl/${id}`, pid);
  const seconds = (performance.now() - began) / 1000;
  const { finished, pages } = await read(`${relay}/api/v1/crawl/${id}?after=${PAGES - 1}`);
  if (pages[0]?.status !== 'read') throw new Error('The last page of the crawl was not read.');
  return { pages: finished, seconds, early, late: megabytesOf(pid) };
}

async function read(address: string): Promise<CrawlAnswer> {
  return crawlAnswerSchema.parse(await (await fetch(address)).json());
}

/** Gives the memory at the early page. */
async function untilEnd(address: string, pid: number): Promise<number> {
  let early = 0;
  for await (const event of crawlEvents(address))
    if (event.type === 'page' && event.number === EARLY) early = megabytesOf(pid);
  return early;
}

/** Of Linux. */
function megabytesOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
