import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { AGENT_TASKS, APPROVALS_PASSED_ON } from './agent-task-tables.ts';
import { CREDIT_ALERTS, CREDITS, KEY_CREDITS, METERED_USAGE } from './credit-tables.ts';
import type { Tables } from './tables.ts';

/** In the order of their names. A released migration never changes; a new one alters its tables. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_sessions': of(() => SESSIONS),
  '0002_counts': of(() => COUNTS),
  '0003_spending': of(() => SPENDING),
  '0004_access_keys': of(() => [ACCESS_KEYS]),
  '0005_crawls': of(() => CRAWLS),
  '0006_browser_profiles': of(() => BROWSER_PROFILES),
  '0007_browser_sessions': of(() => BROWSER_SESSIONS),
  '0008_key_scopes': of(() => ['alter table access_keys add column scopes text']),
  '0009_crawl_hosts': of(() => [CRAWL_HOSTS]),
  '0010_credits': of(() => CREDITS),
  '0011_agent_tasks': of(() => AGENT_TASKS),
  '0012_metered_usage': of(() => METERED_USAGE),
  '0013_key_credits': of(() => KEY_CREDITS),
  '0014_credit_alerts': of(() => CREDIT_ALERTS),
  '0015_approvals_passed_on': of(() => [APPROVALS_PASSED_ON]),
};

function of(statements: () => readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements()) await sql.raw(statement).execute(db);
    },
  };
}

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

const SPENDING = [
  `create table spending (
    name text not null,
    began timestamptz not null,
    currency text not null,
    amount double precision not null,
    primary key (name, began, currency)
  )`,
  'create index spending_by_age on spending (began)',
];

const ACCESS_KEYS = `create table access_keys (
  id text primary key,
  name text not null,
  tenant text not null,
  hash text not null unique,
  last_four text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  models text,
  tokens_per_minute integer,
  cost_amount double precision,
  cost_currency text,
  is_operator boolean not null default false
)`;

const CRAWLS = [
  `create table crawls (
    id text primary key,
    owner text not null,
    tenant text not null,
    request_key text,
    url text not null,
    request text,
    webhook text,
    status text not null default 'waiting',
    created_at timestamptz(3) not null default now(),
    ended_at timestamptz(3),
    seeded boolean not null default false,
    finished integer not null default 0,
    fetched integer not null default 0,
    known integer not null default 0,
    characters integer not null default 0,
    warning text
  )`,
  'create index crawls_of_owner on crawls (owner, status)',
  'create unique index crawls_by_request on crawls (owner, request_key) where request_key is not null',
  'create index crawls_by_end on crawls (ended_at)',
  `create table crawl_pages (
    crawl text not null references crawls on delete cascade,
    position integer generated always as identity,
    number integer,
    url text not null,
    depth integer not null,
    status text,
    outcome text,
    characters integer not null default 0,
    primary key (crawl, position)
  )`,
  'create unique index crawl_pages_by_number on crawl_pages (crawl, number) where number is not null',
  'create index crawl_pages_waiting on crawl_pages (crawl, depth, position) where number is null',
  `create table crawl_keys (
    crawl text not null references crawls on delete cascade,
    key text not null,
    primary key (crawl, key)
  )`,
];

const CRAWL_HOSTS = `create table crawl_hosts (
  host text primary key,
  free_at timestamptz(3) not null
)`;

const BROWSER_PROFILES = [
  `create table browser_profiles (
    owner text not null,
    name text not null,
    tenant text not null,
    key_id text,
    sealed bytea,
    created_at timestamptz(3) not null default now(),
    saved_at timestamptz(3),
    used_at timestamptz(3) not null default now(),
    session text,
    instance integer,
    primary key (owner, name)
  )`,
  'create index browser_profiles_by_use on browser_profiles (used_at)',
];

const BROWSER_SESSIONS = [
  `create table browser_sessions (
    id text primary key,
    owner text not null,
    tenant text not null,
    instance integer not null,
    address text,
    profile text,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null
  )`,
  'create index browser_sessions_of_owner on browser_sessions (owner)',
  'create index browser_sessions_by_end on browser_sessions (expires_at)',
];

/** Relays that start together wait for one another: kysely takes an advisory lock. */
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
