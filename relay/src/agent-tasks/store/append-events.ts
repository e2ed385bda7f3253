import type { TaskEvent } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import { notify } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';

/** The next events of a task, in their order. Readers hear of them when the transaction commits. */
export async function appendEvents(
  db: Kysely<Tables>,
  task: string,
  events: readonly TaskEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { last_event: last } = await db
    .updateTable('agent_task')
    .set({ last_event: sql<number>`last_event + ${events.length}` })
    .where('id', '=', task)
    .returning(['last_event', notify('task', task).$castTo<string>().as('notified')])
    .executeTakeFirstOrThrow();
  const first = last - events.length + 1;
  await db
    .insertInto('agent_task_event')
    .values(events.map((event, index) => ({ task, number: first + index, event: JSON.stringify(event) })))
    .execute();
}
