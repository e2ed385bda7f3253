import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../relay/src/store/sql/database.ts';
import { openPostgresDatabase } from '../../relay/src/store/sql/postgres-database.ts';
import { auditLedger } from '../../relay/testing/credit-histories/audit-ledger.ts';
import { checkHistories } from '../../relay/testing/credit-histories/check-histories.ts';
import { isFullRun } from '../toolchain/test-plan.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

let postgres: Postgres;
let one: Database;
let other: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  const open = () => openPostgresDatabase(postgres.url, thrown => expect.unreachable(String(thrown)));
  one = await open();
  other = await open();
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await postgres?.stop();
});

/** The histories of credits.property.test.ts, where transactions of two relays wait for each other, and connections end. */
test('whatever two relays do at the same time, and wherever they die, the ledger is what it has to be', async () => {
  const runs = isFullRun() ? 10_000 : 100;
  const counts = await checkHistories({ runs, atOnce: 4, relays: [one, other], hasConnections: true });
  expect(counts.get('history')).toBe(runs);
  expect((await auditLedger(one)).flat()).toEqual([]);
}, 1_800_000);
