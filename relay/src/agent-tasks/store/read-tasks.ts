import {
  type Language,
  type TaskAnswer,
  type TaskEvent,
  type TaskList,
  type TaskRequest,
  type TaskStatus,
  type TaskSummary,
  taskAnswerSchema,
  taskEventSchema,
  taskRequestSchema,
} from '@assent/shared';
import { type Kysely, type Selectable, sql } from 'kysely';
import { chargesOfTask } from '../../credits/read-ledger.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { listApprovals } from './approval-rows.ts';

const FACTS = [
  ...(['id', 'status', 'prompt', 'request', 'result', 'error', 'steps', 'metered', 'charged'] as const),
  ...(['credits_max', 'last_event', 'progress', 'session'] as const),
  ...(['created_at', 'started_at', 'ended_at', 'expires_at'] as const),
] as const;

type Row = Pick<Selectable<Tables['agent_task']>, (typeof FACTS)[number]> & { approval: string | null };

const MOST_SHOWN = 200;

/** Of a task that is not forgotten. */
function selectTasks(db: Kysely<Tables>) {
  return db
    .selectFrom('agent_task')
    .select([...FACTS])
    .select(pendingApproval())
    .where('request', 'is not', null);
}

function pendingApproval() {
  return sql<string | null>`(select id from agent_task_approval
    where task = agent_task.id and state = 'pending' order by asked_at limit 1)`.as('approval');
}

/** Undefined for a missing task, and for somebody else's. */
export async function findTask(
  db: Kysely<Tables>,
  id: string,
  owner: string,
): Promise<{ answer: TaskAnswer; language: Language } | undefined> {
  const row = await selectTasks(db).where('id', '=', id).where('owner', '=', owner).executeTakeFirst();
  if (!row) return undefined;
  const request = taskRequestSchema.parse(parseJson(row.request ?? ''));
  const { language } = request;
  const approvals = await listApprovals(db, id, language);
  const charges = await chargesOfTask(db, id);
  return { answer: taskAnswerSchema.parse({ ...describe(row, request), approvals, charges }), language };
}

function describe(row: Row, { urls, maxSteps }: TaskRequest) {
  const { progress, session, result, error } = row;
  return {
    ...summaryOf(row),
    ...{ success: true, prompt: row.prompt, urls, maxSteps, lastEvent: row.last_event },
    ...(progress !== null && { progress: { message: progress, step: row.steps, totalSteps: maxSteps } }),
    ...(session !== null && { sessionId: session }),
    ...(result !== null && { result: parseJson(result) }),
    ...(error !== null && { error: parseJson(error) }),
  };
}

function summaryOf(row: Row): TaskSummary {
  const { started_at: startedAt, ended_at: endedAt, approval } = row;
  const isOpen = row.status === 'pending' || row.status === 'running';
  return {
    ...{ id: row.id, status: row.status, prompt: row.prompt.slice(0, MOST_SHOWN).toWellFormed() },
    ...{ createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() },
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...{ creditsUsed: isOpen ? row.metered : row.charged, maxCredits: row.credits_max, steps: row.steps },
    ...(approval !== null && { approvalId: approval }),
  };
}

/** The newest first. Throws an HTTP error (400) for an `after` that no page gave. */
export async function listTasks(
  db: Kysely<Tables>,
  owner: string,
  { status, limit, after }: { status?: TaskStatus | undefined; limit: number; after?: string | undefined },
): Promise<Pick<TaskList, 'tasks' | 'next'>> {
  const place = after === undefined ? undefined : placeOf(after);
  const rows = await selectTasks(db)
    .where('owner', '=', owner)
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'pending'))
    .$if(place !== undefined, query =>
      query.where(
        sql<boolean>`(created_at, id) < (${place?.at ?? ''}::timestamptz, ${place?.id ?? ''}::text)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const tasks = rows.slice(0, limit).map(summaryOf);
  const last = tasks.at(-1);
  return { tasks, ...(rows.length > limit && last && { next: `${last.createdAt} ${last.id}` }) };
}

function placeOf(after: string): { at: string; id: string } {
  const [at = '', id = ''] = after.split(' ');
  if (!Number.isNaN(Date.parse(at)) && id.startsWith('at_')) return { at, id };
  throw invalidRequest([{ path: 'after', message: 'Expected the `next` of a page before' }]);
}

export type NumberedEvent = { number: number; event: TaskEvent };

export async function readEvents(
  db: Kysely<Tables>,
  task: string,
  { after, limit }: { after: number; limit: number },
): Promise<NumberedEvent[]> {
  const rows = await db
    .selectFrom('agent_task_event')
    .select(['number', 'event'])
    .where('task', '=', task)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ number, event }) => ({ number, event: taskEventSchema.parse(parseJson(event)) }));
}

/** Whoever it belongs to. Undefined for one that is gone. */
export async function readStatus(db: Kysely<Tables>, id: string): Promise<TaskStatus | undefined> {
  const row = await db.selectFrom('agent_task').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}
