import {
  type ApprovalPreview,
  approvalPreviewSchema,
  type DecideTaskApproval,
  type Language,
  type TaskApproval,
  type TaskApprovalDetail,
  type TaskEvent,
} from '@assent/shared';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { parseJson } from '../../json/parse-json.ts';
import { type Database, notify } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { appendAudit } from './approval-audit.ts';

const cardSchema = z.object({ en: approvalPreviewSchema, zh: approvalPreviewSchema });
type TaskCard = Readonly<Record<Language, ApprovalPreview>>;

export type AskedApproval = {
  id: string;
  task: string;
  callId: string;
  tool: string;
  card: TaskCard;
  picture: string | undefined;
  expiresAt: Date;
};

type ApprovalState = TaskApproval['state'];

/** What came of an approval. */
export type StoredDecision = { state: ApprovalState; by: string | undefined; reason: string | undefined };

export async function insertApproval(db: Kysely<Tables>, asked: AskedApproval): Promise<void> {
  const { callId, card, expiresAt, picture = null, ...facts } = asked;
  await db
    .insertInto('agent_task_approval')
    .values({ ...facts, picture, call_id: callId, card: JSON.stringify(card), expires_at: expiresAt })
    .execute();
}

/** Of a task that runs, once, in time, and in the audit. Throws an HTTP error where it does not count. */
export function decideApproval(
  { sql: db }: Database,
  { task, approval, by, tenant }: { task: string; approval: string; by: string; tenant: string },
  { approved, reason }: DecideTaskApproval,
): Promise<void> {
  return db.transaction().execute(async transaction => {
    const state = approved ? 'approved' : 'rejected';
    const decided = await transaction
      .updateTable('agent_task_approval')
      .set({
        state,
        decided_at: sql<Date>`clock_timestamp()`,
        decided_by: by,
        reason: reason?.replaceAll('\0', ' ') ?? null,
      })
      .where('id', '=', approval)
      .where('task', '=', task)
      .where('state', '=', 'pending')
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returning(['card', notify('task', task).$castTo<string>().as('notified')])
      .executeTakeFirst();
    if (!decided) throw whyNot(await readState(transaction, task, approval));
    await appendAudit(transaction, tenant, { task, approval, decision: state, by, card: decided.card });
  });
}

/** Its page hears of it now: before that, nothing was done. */
export async function passApprovalOn(db: Kysely<Tables>, approval: string): Promise<void> {
  await db
    .updateTable('agent_task_approval')
    .set({ passed_on: true })
    .where('id', '=', approval)
    .where('state', '=', 'approved')
    .execute();
}

/** Unless it is decided by now. */
export async function expireApproval(db: Kysely<Tables>, approval: string): Promise<void> {
  await db
    .updateTable('agent_task_approval')
    .set({ state: 'expired', decided_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', approval)
    .where('state', '=', 'pending')
    .execute();
}

/** Unless it is decided by now. Who waits for it hears of it. */
export async function voidApproval(
  db: Kysely<Tables>,
  { task, approval }: { task: string; approval: string },
): Promise<void> {
  await db
    .updateTable('agent_task_approval')
    .set({ state: 'void', decided_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', approval)
    .where('state', '=', 'pending')
    .returning(notify('task', task).$castTo<string>().as('notified'))
    .execute();
}

/** Those of which nothing came, whose page has gone or whose task ends. Gives what their readers hear. */
export async function voidApprovals(db: Kysely<Tables>, task: string): Promise<TaskEvent[]> {
  const voided = await db
    .updateTable('agent_task_approval')
    .set({ state: 'void', decided_at: sql<Date>`coalesce(decided_at, clock_timestamp())` })
    .where('task', '=', task)
    .where(cameToNothing)
    .returning(['id', 'call_id'])
    .execute();
  return voided.map(({ id, call_id: callId }) => ({
    type: 'rejected',
    ...{ approvalId: id, callId, because: 'void' },
  }));
}

/** Whether somebody may still decide, or has approved it when nobody was there any more to do it. */
const cameToNothing = ({ eb, or, and }: ExpressionBuilder<Tables, 'agent_task_approval'>) =>
  or([eb('state', '=', 'pending'), and([eb('state', '=', 'approved'), eb('passed_on', '=', false)])]);

/** Of a call that an attempt before had begun, as {@link voidApprovals} leaves it. Undefined where nobody was asked. */
export async function decisionOnInterrupted(
  db: Kysely<Tables>,
  { task, callId }: { task: string; callId: string },
): Promise<Pick<StoredDecision, 'state' | 'reason'> | undefined> {
  const row = await db
    .selectFrom('agent_task_approval')
    .select(['state', 'reason'])
    .select(builder => cameToNothing(builder).as('cameToNothing'))
    .where('task', '=', task)
    .where('call_id', '=', callId)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  return { state: row.cameToNothing ? 'void' : row.state, reason: row.reason ?? undefined };
}

/** Of one that is gone, with its task: void. */
export async function readDecision(db: Kysely<Tables>, approval: string): Promise<StoredDecision> {
  const row = await db
    .selectFrom('agent_task_approval')
    .select(['state', 'decided_by', 'reason'])
    .where('id', '=', approval)
    .executeTakeFirst();
  if (!row) return { state: 'void', by: undefined, reason: undefined };
  return { state: row.state, by: row.decided_by ?? undefined, reason: row.reason ?? undefined };
}

/** The oldest first, without pictures. */
export async function listApprovals(
  db: Kysely<Tables>,
  task: string,
  language: Language,
): Promise<TaskApproval[]> {
  const rows = await db
    .selectFrom('agent_task_approval')
    .select([...FACTS])
    .where('task', '=', task)
    .orderBy('asked_at')
    .execute();
  return rows.map(row => describeApproval(row, language));
}

export async function readApproval(
  db: Kysely<Tables>,
  { task, approval, language }: { task: string; approval: string; language: Language },
): Promise<TaskApprovalDetail> {
  const row = await db
    .selectFrom('agent_task_approval')
    .select([...FACTS, 'picture'])
    .where('id', '=', approval)
    .where('task', '=', task)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { picture } = row;
  const previews = cardSchema.parse(parseJson(row.card));
  return { ...describeApproval(row, language), previews, ...(picture !== null && { picture }) };
}

const FACTS = [
  ...(['id', 'task', 'call_id', 'tool', 'card', 'state', 'asked_at', 'expires_at'] as const),
  ...(['decided_at', 'decided_by', 'reason'] as const),
] as const;

type Row = Pick<Selectable<Tables['agent_task_approval']>, (typeof FACTS)[number]>;

function describeApproval(row: Row, language: Language): TaskApproval {
  const { decided_at: decidedAt, decided_by: by, reason } = row;
  return {
    ...{ approvalId: row.id, taskId: row.task, callId: row.call_id, tool: row.tool, state: row.state },
    ...{ preview: cardSchema.parse(parseJson(row.card))[language], askedAt: row.asked_at.toISOString() },
    expiresAt: row.expires_at.toISOString(),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(by !== null && { by }),
    ...(reason !== null && { reason }),
  };
}

async function readState(
  db: Kysely<Tables>,
  task: string,
  approval: string,
): Promise<ApprovalState | undefined> {
  const row = await db
    .selectFrom('agent_task_approval')
    .select('state')
    .where('id', '=', approval)
    .where('task', '=', task)
    .executeTakeFirst();
  return row?.state;
}

function whyNot(state: ApprovalState | undefined): HttpError {
  switch (state) {
    case undefined:
      return notFound();
    case 'approved':
    case 'rejected':
      return new HttpError(
        409,
        'approval_decided',
        'This approval has been decided; a decision counts once.',
      );
    case 'void':
      return new HttpError(
        410,
        'approval_void',
        'What this approval was for has gone, and nothing was done.',
      );
    case 'pending':
    case 'expired':
      return new HttpError(410, 'approval_expired', 'Nobody decided in time, and nothing was done.');
  }
}

function notFound(): HttpError {
  return new HttpError(404, 'approval_not_found', 'This task asked for no such approval.');
}
