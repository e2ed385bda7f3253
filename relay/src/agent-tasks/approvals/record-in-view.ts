import type { RecordDecision } from '../../browser/session/record-decision.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { Database } from '../../store/sql/database.ts';
import { decideApproval, passApprovalOn, readDecision } from '../store/approval-rows.ts';
import type { TaskRecord } from '../store/task-record.ts';

type Recording = { task: { id: string; tenant: string }; database: Database; record: TaskRecord };

/**
 * Of the session of a task: an approval counts in its live view only if it counts in the database too, and is in the audit there, by
 * who gave it. A rejection always does: it runs nothing.
 */
export function recordInView({ task, database, record }: Recording): RecordDecision {
  return async ({ by, user }, { decision, approval }, reason) => {
    if (approval === undefined) return;
    const approved = decision === 'approved';
    const decider = { task: task.id, approval, by: `${by} (${user}, live view)`, tenant: task.tenant };
    try {
      await decideApproval(database, decider, { approved, ...(reason !== undefined && { reason }) });
    } catch (thrown) {
      if (!(thrown instanceof HttpError)) throw thrown;
      if (approved && (await readDecision(database.sql, approval)).state !== 'approved') throw thrown;
    }
    if (approved) await record.store({}, transaction => passApprovalOn(transaction, approval));
  };
}
