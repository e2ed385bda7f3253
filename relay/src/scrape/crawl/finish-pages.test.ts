import { crawlRequestSchema } from '@assent/shared';
import { afterAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import { beginCrawl, createCrawl, endCrawl, seedCrawl, waitingPages } from './crawl-store.ts';
import { CrawlOver, type FinishedPage, finishPages } from './finish-pages.ts';
import { finishedPages } from './read-crawl.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

const nothing = async (): Promise<void> => {};

async function startCrawl(...paths: readonly string[]): Promise<string> {
  const request = crawlRequestSchema.parse({ url: 'https://a.example/' });
  const id = await createCrawl(
    database,
    { owner: 'ann', tenant: '', requestKey: undefined, request, payer: undefined },
    { admit: nothing, enqueue: nothing },
  );
  await beginCrawl(database, id);
  const pages = paths.map(path => ({ url: `https://a.example${path}`, depth: 0, key: path }));
  await seedCrawl(database, id, pages);
  return id;
}

function failed(position: number): FinishedPage {
  const error = { code: 'timeout', message: 'Too late.' };
  const outcome = { status: 'failed', error } as const;
  return { position, outcome, isFetched: true, keys: [], contentKey: undefined, links: [] };
}

test('a page that another relay finished meanwhile is left alone, and numbers have no gaps', async () => {
  const id = await startCrawl('/a', '/b', '/c');
  const [a, b, c] = await waitingPages(database, id, { limit: 3, except: [] });
  const finish = (...pages: readonly (typeof a)[]) =>
    finishPages(
      database,
      { id, payer: undefined },
      pages.flatMap(page => (page ? [failed(page.position)] : [])),
      nothing,
    );
  await finish(a, b);
  expect(await finish(b, c)).toMatchObject({ fetched: 3 });
  expect(await finish(a, c)).toMatchObject({ fetched: 3 });
  const pages = await finishedPages(database.sql, id, { after: 0, limit: 10 });
  expect(pages.map(({ number, url }) => [number, new URL(url).pathname])).toEqual([
    [1, '/a'],
    [2, '/b'],
    [3, '/c'],
  ]);
});

test('nothing is stored for a crawl that has ended', async () => {
  const id = await startCrawl('/a');
  const [page] = await waitingPages(database, id, { limit: 1, except: [] });
  expect(await endCrawl(database, id, { status: 'cancelled' }, nothing)).toBe(true);
  const late = finishPages(database, { id, payer: undefined }, [failed(page?.position ?? 0)], nothing);
  await expect(late).rejects.toThrow(CrawlOver);
  expect(await finishedPages(database.sql, id, { after: 0, limit: 10 })).toEqual([]);
  expect(await endCrawl(database, id, { status: 'completed' }, nothing)).toBe(false);
});
