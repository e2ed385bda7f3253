import { sql } from 'kysely';
import type { Database } from '../../store/sql/database.ts';
import type { HostTimes } from './host-pace.ts';

/** Of all relays that share a database, by its clock. */
export class SharedHostTimes implements HostTimes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The time is looked at once more when the row is ours: another relay may have held it until then. */
  async begin(host: string, delay: number): Promise<number> {
    const { sql: db } = this.#database;
    const begun = await sql`
      insert into crawl_hosts as known (host, free_at)
      values (${host}, clock_timestamp() + ${delay} * interval '1 millisecond')
      on conflict (host) do update set free_at = clock_timestamp() + ${delay} * interval '1 millisecond'
      where known.free_at <= clock_timestamp()
      returning host`.execute(db);
    if (begun.rows.length > 0) return 0;
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from free_at - clock_timestamp())::float8 * 1000 as left
      from crawl_hosts where host = ${host}`.execute(db);
    // It may be free by now, but then it has to be taken first.
    return Math.max(1, rows[0]?.left ?? 1);
  }

  async hold(host: string, milliseconds: number): Promise<void> {
    await sql`
      insert into crawl_hosts as known (host, free_at)
      values (${host}, clock_timestamp() + ${milliseconds} * interval '1 millisecond')
      on conflict (host) do update set free_at = greatest(known.free_at, excluded.free_at)`.execute(
      this.#database.sql,
    );
  }
}

/** Those that nobody waits for any more. */
export async function forgetFreeHosts({ sql: db }: Database): Promise<void> {
  await sql`delete from crawl_hosts where free_at < now() - interval '1 minute'`.execute(db);
}
