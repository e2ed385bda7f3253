import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../store/sql/database.ts';
import { expireApproval, readDecision, type StoredDecision } from '../store/approval-rows.ts';

/** Milliseconds after which a notice that was lost is made up for. */
const QUIET = 5_000;

/** What people decided in the database, on any relay; `expired` when nobody did in time. Rejects once the signal is aborted. */
export async function awaitDecision(
  { task, approvalId, expiresAt }: { task: string; approvalId: string; expiresAt: Date },
  database: Database,
  signal: AbortSignal,
): Promise<StoredDecision> {
  let changed = Promise.withResolvers<void>();
  const leave = database.listen(({ kind, about }) => {
    if (kind === 'task' && about === task) changed.resolve();
  });
  try {
    for (;;) {
      // Before anything is read, so that what happens meanwhile is noticed.
      changed = Promise.withResolvers<void>();
      const left = expiresAt.getTime() - Date.now();
      if (left <= 0) await expireApproval(database.sql, approvalId);
      const decision = await readDecision(database.sql, approvalId);
      if (decision.state !== 'pending') return decision;
      await Promise.race([changed.promise, wait(Math.min(QUIET, left), undefined, { signal })]);
    }
  } finally {
    leave();
  }
}
