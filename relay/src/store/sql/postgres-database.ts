import { Kysely, PostgresDialect, sql as sqlTag } from 'kysely';
import { Pool } from 'pg';
import type { Database, Notice } from './database.ts';
import { migrate } from './migrations.ts';
import { INSTANCE_LOCKS, PostgresLine } from './postgres-line.ts';
import type { Tables } from './tables.ts';

/** Milliseconds in which Postgres must take a connection; a request waits no longer than that for a refusal. */
const CONNECT_WITHIN = 3000;
const CONNECTIONS = 10;

/** A Postgres that several relays may share. */
export async function openPostgresDatabase(
  connectionString: string,
  report: (thrown: unknown) => void,
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: 10_000,
    keepAlive: true,
  });
  // Idle connections break when Postgres goes away; the next query says so to those whom it concerns.
  pool.on('error', () => {});
  // While one is lent, the pool does not listen: a lost connection would end the process, beside failing its query.
  pool.on('connect', client => client.on('error', () => {}));
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(sql);
  const listeners = new Set<(notice: Notice) => void>();
  const line = new PostgresLine(connectionString, {
    heard: notice => {
      for (const heard of listeners) heard(notice);
    },
    report,
  });
  await line.open();
  return {
    sql,
    instance: line.instance,
    isAlive: async other => other === line.instance || !line.isSettled || (await holdsItsLock(sql, other)),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async close() {
      await line.close();
      await sql.destroy();
    },
  };
}

async function holdsItsLock(sql: Kysely<Tables>, instance: number): Promise<boolean> {
  const { rows } = await sqlTag`
    select 1 from pg_locks
    where locktype = 'advisory' and granted and classid = ${INSTANCE_LOCKS} and objid = ${instance}
      and database = (select oid from pg_database where datname = current_database())`.execute(sql);
  return rows.length > 0;
}
