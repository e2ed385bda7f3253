import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A message to the other relays: a turn has new events, or shall stop; a crawl or a task has something new, or has ended. */
export type Notice = {
  kind: 'more' | 'stop' | 'crawl' | 'task';
  /** The id of the turn, of the crawl or of the task. */
  about: string;
};

/** Where it is, for libraries that bring their own connection. */
export type DatabaseHome =
  | { kind: 'pglite'; pglite: PGlite }
  | { kind: 'postgres'; connectionString: string };

/** A database, and this process among those that share it. */
export type Database = {
  sql: Kysely<Tables>;
  readonly home: DatabaseHome;
  /** This process's id in leases. */
  readonly instance: number;
  /** False for a dead relay, whose leases may be taken over. */
  isAlive(instance: number): Promise<boolean>;
  /** Calls `listener` for each notice until the returned function is called. Notices may be lost. */
  listen(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
};

/** The payload of a notice is that id; everything else is in the tables. */
export function channelOf(kind: Notice['kind']): string {
  return `assent_${kind}`;
}

export const NOTICE_KINDS: readonly Notice['kind'][] = ['more', 'stop', 'crawl', 'task'];

/** For a statement's list of results; sent when the transaction commits. */
export function notify(kind: Notice['kind'], about: RawBuilder<unknown> | string): RawBuilder<unknown> {
  return sql`pg_notify(${channelOf(kind)}, ${about})`;
}
