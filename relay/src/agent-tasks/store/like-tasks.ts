import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';

/** Days in which tasks are like those of today. */
const DAYS = 30;

export type LikeTasks = { tasks: number; low: number; likely: number; high: number };

/** The credits of a tenant's completed tasks: the tenth, the middle and the ninetieth of a hundred. `hosts`: only those of these sites. */
export async function costOfLikeTasks(
  db: Kysely<Tables>,
  { tenant, hosts, hasSchema }: { tenant: string; hosts?: string; hasSchema: boolean },
): Promise<LikeTasks> {
  const { rows } = await sql<LikeTasks>`
    select count(*)::integer as tasks,
      coalesce(ceil(percentile_cont(0.1) within group (order by charged)), 0)::integer as low,
      coalesce(ceil(percentile_cont(0.5) within group (order by charged)), 0)::integer as likely,
      coalesce(ceil(percentile_cont(0.9) within group (order by charged)), 0)::integer as high
    from agent_task
    where tenant = ${tenant} and status = 'completed' and has_schema = ${hasSchema}
      and ended_at > now() - make_interval(days => ${DAYS})
      and (${hosts ?? null}::text is null or hosts = ${hosts ?? null}::text)`.execute(db);
  return rows[0] ?? { tasks: 0, low: 0, likely: 0, high: 0 };
}
