import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

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

/** In the order of their names; one that was released is never changed, the next one changes what it made. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_sessions': {
    async up(db) {
      for (const statement of SESSIONS) await sql.raw(statement).execute(db);
    },
  },
  '0002_counts': {
    async up(db) {
      for (const statement of COUNTS) await sql.raw(statement).execute(db);
    },
  },
};

const SESSIONS = [
  `create table sessions (
    id text primary key,
    owner text not null,
    title text not null default '',
    created_at timestamptz(3) not null default now(),
    used_at timestamptz(3) not null default now(),
    lease uuid,
    instance integer
  )`,
  'create index sessions_of_owner on sessions (owner, used_at desc, id desc)',
  'create index sessions_by_age on sessions (used_at)',
  'create unique index sessions_lent on sessions (lease) where lease is not null',
  `create table entries (
    session text not null references sessions on delete cascade,
    position integer not null,
    role text not null,
    entry text not null,
    primary key (session, position)
  )`,
  `create table turns (
    id uuid primary key,
    session text not null references sessions on delete cascade,
    name text,
    started_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    last_event integer not null default 0,
    usage text,
    stop_requested boolean not null default false,
    unread_since timestamptz,
    watched_at timestamptz
  )`,
  'create index turns_of_session on turns (session, started_at desc)',
  'create index turns_by_end on turns (ended_at)',
  `create table events (
    turn uuid not null references turns on delete cascade,
    first integer not null,
    last integer not null,
    events text not null,
    primary key (turn, first)
  )`,
  `create table calls (
    session text not null references sessions on delete cascade,
    id text not null,
    call text not null,
    claimed_by uuid,
    claimed_at timestamptz,
    primary key (session, id)
  )`,
];

const COUNTS = [
  `create table rates (
    name text primary key,
    began timestamptz not null,
    taken integer not null
  )`,
  `create table running_turns (
    turn uuid not null,
    name text not null,
    instance integer not null,
    primary key (turn, name)
  )`,
  'create index running_turns_of_name on running_turns (name)',
];

/** Brings the tables up to date. Relays that start together wait for one another: kysely takes an advisory lock for it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
