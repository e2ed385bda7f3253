import { randomBytes } from 'node:crypto';
import type { TaskRequest } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import { requireCredits } from '../../credits/charge-usage.ts';
import type { Payer } from '../../credits/payer.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { appendEvents } from './append-events.ts';

export type NewTask = {
  owner: string;
  /** Who asked, for the usage of keys and users. */
  payer: Payer;
  /** As `budgetedKeyOf` gives it. */
  budget: string | null;
  /** A second task of one owner with the same key is the first one. */
  requestKey: string | undefined;
  request: TaskRequest;
  /** What its first step needs. */
  leastCredits: number;
};

export type OwnedTask = { id: string; owner: string };

/** An owner has as many tasks that have not ended as it may have. */
export class TooManyTasks extends Error {
  override name = 'TooManyTasks';
}

/** The key was used for another request. */
export class OtherTask extends Error {
  override name = 'OtherTask';
}

/** Tasks that have not ended, of one owner. */
const MOST_OPEN = 20;

/** For which a task can be read, and the longest that it may take. */
const KEPT_HOURS = 48;

type Creating = {
  /** Credits of an account that is opened for this task. */
  firstGrant: number;
  enqueue(task: OwnedTask, transaction: Kysely<Tables>): Promise<void>;
};

/** Stores it; `enqueue` does the rest in the same transaction. Gives its id. Throws {@link TooManyTasks}, {@link OtherTask}, and an HTTP error for want of credits. */
export function createTask({ sql: db }: Database, task: NewTask, creating: Creating): Promise<string> {
  const { owner, requestKey } = task;
  return db.transaction().execute(async transaction => {
    // Until the end of the transaction: requests at the same time must not all find room, nor one key be used twice.
    await sql`select pg_advisory_xact_lock(hashtext('agent tasks'), hashtext(${owner}))`.execute(transaction);
    const known = requestKey === undefined ? undefined : await findRequest(transaction, owner, requestKey);
    if (known) {
      if (known.request !== JSON.stringify(withoutWebhook(task.request))) throw new OtherTask();
      return known.id;
    }
    if ((await countOpen(transaction, owner)) >= MOST_OPEN) throw new TooManyTasks();
    await requireCredits(transaction, task.payer, { ...creating, least: task.leastCredits });
    const id = `at_${randomBytes(16).toString('hex')}`;
    const expiresAt = await insertTask(transaction, id, task);
    await appendEvents(transaction, id, [{ type: 'started', id, expiresAt: expiresAt.toISOString() }]);
    await creating.enqueue({ id, owner }, transaction);
    return id;
  });
}

async function insertTask(
  db: Kysely<Tables>,
  id: string,
  { owner, payer, budget, requestKey, request }: NewTask,
): Promise<Date> {
  const { expires_at } = await db
    .insertInto('agent_task')
    .values({
      ...{ id, owner, tenant: payer.tenant, request_key: requestKey ?? null },
      ...{ key_name: payer.keyName, user_name: payer.userName },
      ...{ key_id: payer.keyId ?? null, key_credits: payer.creditsPerMonth ?? null },
      ...{ budget, prompt: request.prompt, credits_max: request.maxCredits },
      request: JSON.stringify(withoutWebhook(request)),
      webhook: request.webhook ? JSON.stringify(request.webhook) : null,
      hosts: hostsOf(request.urls),
      has_schema: request.schema !== undefined,
      expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${KEPT_HOURS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

function withoutWebhook({ webhook: _webhook, ...request }: TaskRequest): Omit<TaskRequest, 'webhook'> {
  return request;
}

/** In order, so that two lists of the same sites are alike. */
export function hostsOf(urls: readonly string[]): string {
  const hosts = urls.map(url => URL.parse(url)?.host ?? '');
  return [...new Set(hosts)].sort().join(' ');
}

async function findRequest(
  db: Kysely<Tables>,
  owner: string,
  key: string,
): Promise<{ id: string; request: string | null } | undefined> {
  const found = await db
    .selectFrom('agent_task')
    .select(['id', 'request'])
    .where('owner', '=', owner)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return found;
}

async function countOpen(db: Kysely<Tables>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('agent_task')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner', '=', owner)
    .where('status', 'in', ['pending', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
