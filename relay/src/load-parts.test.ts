import { creditLedgerSchema } from '@assent/shared';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCopiedDatabase } from '../testing/copied-database.ts';
import { startSite } from '../testing/start-scripted-server.ts';
import { relayFromEnvironment } from './relay-from-environment.ts';
import { openPgliteDatabase } from './store/sql/pglite-database.ts';

vi.mock(import('./store/sql/pglite-database.ts'), { spy: true });
beforeEach(() => void vi.mocked(openPgliteDatabase).mockImplementation(openCopiedDatabase));

const request = (url: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ url, timeout: 60_000 }),
});

test('SCRAPE=on serves pages, also such as FETCH_ALLOW_HOSTS names; a plain relay has no such route', async () => {
  const site = await startSite((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Quay</title><p>The quay.</p>'),
  );
  const environment = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', FETCH_ALLOW_HOSTS: `127.0.0.1:${site.port}` };
  const scraping = await relayFromEnvironment({ environment: { ...environment, SCRAPE: 'on' } });
  const answered = await scraping.app.request('/api/v1/scrape', request(site.url));
  expect(await answered.json()).toMatchObject({
    success: true,
    data: { title: 'Quay', markdown: 'The quay.' },
  });
  await scraping.close();
  const plain = await relayFromEnvironment({ environment });
  expect((await plain.app.request('/api/v1/scrape', request(site.url))).status).toBe(404);
  await plain.close();
  await site.stop();
});

test('a relay without a database opens an embedded one for its first crawl, and closes it at its end', async () => {
  const opened = vi.mocked(openPgliteDatabase).mockClear();
  const relay = await relayFromEnvironment({
    environment: { HOST: '127.0.0.1', LOG_LEVEL: 'silent', SCRAPE: 'on' },
  });
  expect(opened).not.toHaveBeenCalled();
  const begun = await relay.app.request('/api/v1/crawl', request('http://192.0.2.1/'));
  expect(begun.status).toBe(202);
  expect(opened).toHaveBeenCalledTimes(1);
  const database = await opened.mock.results[0]?.value;
  await relay.close();
  await expect(sql`select 1`.execute(database.sql)).rejects.toThrow();
});

test('CREDITS_METERED alone serves the ledger, in memory without a database, and charges only what it names', async () => {
  const site = await startSite((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Quay</title><p>The quay.</p>'),
  );
  const environment = {
    ...{ HOST: '127.0.0.1', LOG_LEVEL: 'silent', SCRAPE: 'on', CREDITS_FIRST_GRANT: '5' },
    FETCH_ALLOW_HOSTS: `127.0.0.1:${site.port}`,
  };
  const linesWith = async (metered: string): Promise<unknown> => {
    const { app, close } = await relayFromEnvironment({
      environment: { ...environment, CREDITS_METERED: metered },
    });
    expect((await app.request('/api/v1/scrape', request(site.url))).status).toBe(200);
    const ledger = await app.request('/api/v1/credits/ledger');
    const lines = ledger.ok ? creditLedgerSchema.parse(await ledger.json()).entries.length : ledger.status;
    await close();
    return lines;
  };
  expect(await linesWith('scrape')).toBe(2);
  expect(await linesWith('chat')).toBe(1);
  expect(await linesWith('')).toBe(404);
  await site.stop();
});
