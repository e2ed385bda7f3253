import type { Kysely } from 'kysely';
import { verifyAudit } from '../agent-tasks/store/approval-audit.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Printed } from './printed.ts';

export const APPROVALS_USAGE = `Usage:
  relay approvals verify <tenant>
Checks that no line of the tenant's audit of approvals was changed, added or taken out. The tenant of a relay without keys is "".
`;

/** An opened audit. */
export type OpenApprovals = { sql: Kysely<Tables>; close(): Promise<void> };

/** `relay approvals …`. Rejects with one sentence for a mistake, and for an audit that is not whole. */
export async function runApprovalsCommand(
  given: readonly string[],
  open: () => Promise<OpenApprovals>,
): Promise<Printed> {
  if (given[0] === '--help' || given[0] === '-h') return { result: APPROVALS_USAGE, notes: '' };
  const [command, tenant, ...more] = given;
  if (command !== 'verify' || tenant === undefined || more.length > 0) throw new Error(APPROVALS_USAGE);
  const approvals = await open();
  try {
    return await verify(approvals, tenant);
  } finally {
    await approvals.close();
  }
}

async function verify({ sql }: OpenApprovals, tenant: string): Promise<Printed> {
  const audit = await verifyAudit(sql, tenant);
  if (audit.kind === 'broken')
    throw new Error(
      `The audit of tenant "${tenant}" is broken at line ${audit.line}: it was changed, or one before it is missing. Compare approval_audit with a backup.`,
    );
  return {
    result: `${audit.lines} ${audit.newest}\n`,
    notes: `All decisions in the audit of tenant "${tenant}" fit. Their number and the hash of the newest; keep both elsewhere: a later audit that is shorter, or has another hash in that line, was cut.\n`,
  };
}
