import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

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
