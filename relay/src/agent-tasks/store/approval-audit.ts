import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';

export type AuditedApproval = {
  task: string;
  approval: string;
  decision: 'approved' | 'rejected';
  /** Whose credentials were used, and which user. */
  by: string;
  /** What was shown, as JSON. Its hash is kept, not its words. */
  card: string;
};

type Line = {
  tenant: string;
  number: number;
  task: string;
  approval: string;
  decision: string;
  decided_by: string;
  card_hash: string;
  at: string;
  previous_hash: string;
};

/** The first line of a tenant follows this. */
const NOTHING = '0'.repeat(64);

/** Adds a line to the tenant's chain: its hash covers the line before it, so that none can be changed or taken out unseen. */
export async function appendAudit(
  db: Kysely<Tables>,
  tenant: string,
  { task, approval, decision, by, card }: AuditedApproval,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('approval audit'), hashtext(${tenant}))`.execute(db);
  const last = await db
    .selectFrom('approval_audit')
    .select(['number', 'hash'])
    .where('tenant', '=', tenant)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const line = {
    ...{ tenant, number: (last?.number ?? 0) + 1, task, approval, decision, decided_by: by },
    ...{ card_hash: sha256(card), at: new Date().toISOString(), previous_hash: last?.hash ?? NOTHING },
  };
  await db
    .insertInto('approval_audit')
    .values({ ...line, hash: hashOf(line) })
    .execute();
}

export type AuditState =
  | { kind: 'whole'; lines: number; newest: string }
  /** The number of the first line that does not fit the one before it or its own hash. */
  | { kind: 'broken'; line: number };

/** `newest` is the hash of the last line. Lines that were taken from the end show only beside one that was kept elsewhere. */
export async function verifyAudit(db: Kysely<Tables>, tenant: string): Promise<AuditState> {
  const lines = await db
    .selectFrom('approval_audit')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('number')
    .execute();
  let previous = NOTHING;
  for (const [index, { hash, ...line }] of lines.entries()) {
    const isWhole = line.number === index + 1 && line.previous_hash === previous && hash === hashOf(line);
    if (!isWhole) return { kind: 'broken', line: index + 1 };
    previous = hash;
  }
  return { kind: 'whole', lines: lines.length, newest: previous };
}

function hashOf(line: Line): string {
  const { tenant, number, task, approval, decision, decided_by, card_hash, at, previous_hash } = line;
  const facts = [tenant, number, task, approval, decision, decided_by, card_hash, at, previous_hash];
  return sha256(JSON.stringify(facts));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
