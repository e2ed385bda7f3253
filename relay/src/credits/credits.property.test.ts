import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { auditLedger } from '../../testing/credit-histories/audit-ledger.ts';
import { checkHistories } from '../../testing/credit-histories/check-histories.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

/** Two relays on a Postgres of their own: e2e/relay/credits.test.ts. Here, one connection carries all transactions. */
test('whatever is asked, and wherever a relay dies, the ledger is what it has to be', async () => {
  const { numRuns = 300 } = fc.readConfigureGlobal();
  const runs = Math.min(numRuns / 2, 1_000);
  const counts = await checkHistories({ runs, relays: [database, database], hasConnections: false });
  expect(counts.get('history')).toBe(runs);
  expect((await auditLedger(database)).flat()).toEqual([]);
}, 300_000);
