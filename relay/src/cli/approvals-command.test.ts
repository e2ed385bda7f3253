import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { appendAudit } from '../agent-tasks/store/approval-audit.ts';
import { APPROVALS_USAGE, runApprovalsCommand } from './approvals-command.ts';
import { openApprovals } from './open-approvals.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());
const run = (...given: string[]) =>
  runApprovalsCommand(given, async () => ({ sql: database.sql, close: async () => {} }));

test('an audit is whole until a line is changed or taken out', async () => {
  for (const decision of ['approved', 'rejected', 'approved'] as const)
    await appendAudit(database.sql, 'acme', {
      task: 'at_1',
      approval: 'ap_1',
      decision,
      by: 'ann',
      card: '{}',
    });
  expect((await run('verify', 'acme')).result).toMatch(/^3 [\da-f]{64}\n$/u);
  expect((await run('verify', 'other')).result).toBe(`0 ${'0'.repeat(64)}\n`);
  await sql`alter table approval_audit disable trigger user`.execute(database.sql);
  await sql`update approval_audit set decided_by = 'bob' where number = 2`.execute(database.sql);
  await expect(run('verify', 'acme')).rejects.toThrow('"acme" is broken at line 2');
  await sql`delete from approval_audit where number = 1`.execute(database.sql);
  await expect(run('verify', 'acme')).rejects.toThrow('broken at line 1');
});

test.each([[], ['verify'], ['verify', 'a', 'b'], ['show', 'a']])(
  '%j %j is answered with the usage',
  async (...given) => {
    await expect(run(...given)).rejects.toThrow(APPROVALS_USAGE);
  },
);

test('without a database there is nothing to check', async () => {
  await expect(runApprovalsCommand(['verify', 'a'], () => openApprovals({}))).rejects.toThrow(
    'Set DATABASE_URL',
  );
});
