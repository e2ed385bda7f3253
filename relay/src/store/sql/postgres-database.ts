import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql as sqlTag } from 'kysely';
import { Client, Pool } from 'pg';
import { Listeners } from '../turn-log.ts';
import { channelOf, type Database, NOTICE_KINDS, type Notice } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Milliseconds for a connection; a request fails after that time at the latest. */
const CONNECT_WITHIN = 3000;
const CONNECTIONS = 10;

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
  // Idle connections break when Postgres goes away; the next query reports it.
  pool.on('error', () => {});
  // The pool does not listen to a lent client: its lost connection would end the process, in addition to failing its query.
  pool.on('connect', client => client.on('error', () => {}));
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const line = new PostgresLine(connectionString, report);
  try {
    await migrate(sql);
    await line.open();
  } catch (thrown) {
    await sql.destroy();
    throw thrown;
  }
  return {
    sql,
    home: { kind: 'postgres', connectionString },
    instance: line.instance,
    isAlive: async other => other === line.instance || !line.isSettled || (await holdsItsLock(sql, other)),
    listen: listener => line.listeners.add(listener),
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

/** The first half of the advisory locks that show which relays live; any number of ours. */
const INSTANCE_LOCKS = 0x4173_7365;

/** Milliseconds between two attempts to reconnect. */
const PAUSE = 250;

/** Milliseconds after a reconnection in which the other relays may reconnect before they count as dead. */
const SETTLE = 2000;

/**
 * The permanent connection: it gets the notices of other relays, and holds the lock that shows that this one lives. When the
 * process dies, its system closes the connection and Postgres releases the lock at once; when the machine dies, keepalives
 * notice within about ten seconds. No clocks are compared.
 */
class PostgresLine {
  readonly instance = 1 + Math.floor(Math.random() * 2 ** 30);
  readonly listeners = new Listeners<[Notice]>();
  #connectionString: string;
  #report: (thrown: unknown) => void;
  #client: Client | undefined;
  #settledAt = 0;
  #closing = new AbortController();

  constructor(connectionString: string, report: (thrown: unknown) => void) {
    this.#connectionString = connectionString;
    this.#report = report;
  }

  /** Whether it has been connected long enough to judge other relays. */
  get isSettled(): boolean {
    return this.#client !== undefined && performance.now() >= this.#settledAt;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#connectionString, connectionTimeoutMillis: 3000 });
    client.on('notification', ({ channel, payload = '' }) => this.#notify(channel, payload));
    client.on('error', () => {});
    client.once('end', () => this.#lost(client));
    await client.connect();
    try {
      await client.query(
        'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3',
      );
      await client.query('select pg_advisory_lock($1, $2)', [INSTANCE_LOCKS, this.instance]);
      for (const kind of NOTICE_KINDS) await client.query(`listen ${channelOf(kind)}`);
    } catch (thrown) {
      await client.end();
      throw thrown;
    }
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
  }

  #notify(channel: string, about: string): void {
    const kind = NOTICE_KINDS.find(candidate => channelOf(candidate) === channel);
    if (kind) this.listeners.notify({ kind, about });
  }

  #lost(client: Client): void {
    if (this.#client !== client || this.#closing.signal.aborted) return;
    this.#client = undefined;
    this.#reopen().catch(thrown => {
      if (!this.#closing.signal.aborted) this.#report(thrown);
    });
  }

  async #reopen(): Promise<void> {
    while (!this.#client) {
      await wait(PAUSE, undefined, { signal: this.#closing.signal, ref: false });
      // Still unreachable, which every request reports as well.
      await this.open().catch(() => {});
    }
    this.#settledAt = performance.now() + SETTLE;
  }
}
