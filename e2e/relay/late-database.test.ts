import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRelayProcess } from './relay-process.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.crash();
});
afterAll(() => postgres.stop());

test('a relay waits at its start for a database, within a limit', async () => {
  const start = (seconds: string) =>
    startRelayProcess({ DATABASE_URL: postgres.url, DATABASE_WAIT_SECONDS: seconds });
  const starting = start('90');
  await expect(start('1')).rejects.toThrow(/could not be reached within 1 s \(ECONNREFUSED\)/);
  await postgres.restart();
  const relay = await starting;
  expect((await fetch(`${relay.url}/readyz`)).status).toBe(200);
  await relay.end('SIGTERM');
});
