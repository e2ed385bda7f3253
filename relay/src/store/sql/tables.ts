import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

/**
 * JSON is kept in columns of text: Postgres' own types for it refuse what JSON may hold (U+0000, half a surrogate pair), and
 * models and pages say anything.
 */
type Json = string;

type SessionsTable = {
  id: string;
  owner: string;
  title: Generated<string>;
  created_at: Moment;
  used_at: Moment;
  /** The id of the turn that has the session; null when it is free. */
  lease: string | null;
  /** The relay that has it. */
  instance: number | null;
};

/** The conversation as models see it. */
type EntriesTable = { session: string; position: number; role: string; entry: Json };

type TurnsTable = {
  id: string;
  session: string;
  /** What the client calls it, as JSON. */
  name: string | null;
  started_at: Moment;
  ended_at: Date | null;
  last_event: Generated<number>;
  usage: Json | null;
  stop_requested: Generated<boolean>;
  /** Since when nobody reads it on the relay that runs it. */
  unread_since: Date | null;
  /** When a reader on another relay was last there. */
  watched_at: Date | null;
};

/** Several events of a turn in one row: those of one flush. */
type EventsTable = { turn: string; first: number; last: number; events: Json };

type CallsTable = {
  session: string;
  id: string;
  call: Json;
  /** The turn that runs it, or may have. */
  claimed_by: string | null;
  claimed_at: Date | null;
};

/** What was done in the minute that began then; `name` is a digest. */
type RatesTable = { name: string; began: Date; taken: number };

/** Turns that run, one row for each name that they count for; `instance` is the relay. */
type RunningTurnsTable = { turn: string; name: string; instance: number };

export type Tables = {
  sessions: SessionsTable;
  entries: EntriesTable;
  turns: TurnsTable;
  events: EventsTable;
  calls: CallsTable;
  rates: RatesTable;
  running_turns: RunningTurnsTable;
};
