import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A message from one relay to the others: a turn has new events, or is asked to stop. */
export type Notice = { kind: 'more' | 'stop'; turn: string };

/** A database and this process's place among those that share it. */
export type Database = {
  sql: Kysely<Tables>;
  /** This process, as leases name it. */
  readonly instance: number;
  /** False for a relay that is gone, whose leases may be taken over. */
  isAlive(instance: number): Promise<boolean>;
  /** Calls `listener` for each notice until the returned function is called. Notices may be lost. */
  listen(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
};

const CHANNELS = { more: 'assent_more', stop: 'assent_stop' } as const;

/** The channel on which notices of a kind go; their payload is the turn's id, and everything else is read from the tables. */
export function channelOf(kind: Notice['kind']): string {
  return CHANNELS[kind];
}

export const NOTICE_KINDS: readonly Notice['kind'][] = ['more', 'stop'];

/** To be part of a statement's list of results; it is sent when the transaction is through. */
export function notify(kind: Notice['kind'], turn: RawBuilder<unknown> | string): RawBuilder<unknown> {
  return sql`pg_notify(${channelOf(kind)}, ${turn})`;
}
