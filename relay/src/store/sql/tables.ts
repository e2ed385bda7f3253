import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

type Moment = ColumnType<Date, Date | undefined, Date>;

/**
 * JSON in columns of text: Postgres' JSON types refuse U+0000 and half a surrogate pair, and models and pages may write both.
 */
type Json = string;

type SessionsTable = {
  id: string;
  owner: string;
  title: Generated<string>;
  created_at: Moment;
  used_at: Moment;
  /** The id of the turn that holds the session; null when it is free. */
  lease: string | null;
  /** The relay that holds it. */
  instance: number | null;
};

/** The conversation as models see it. */
type EntriesTable = { session: string; position: number; role: string; entry: Json };

type TurnsTable = {
  id: string;
  session: string;
  /** The client's name for it, as JSON. */
  name: string | null;
  started_at: Moment;
  ended_at: Date | null;
  last_event: Generated<number>;
  usage: Json | null;
  stop_requested: Generated<boolean>;
  /** Since when it has no reader on its own relay. */
  unread_since: Date | null;
  /** When another relay's reader was last seen. */
  watched_at: Date | null;
};

/** Several events of a turn, from one flush. */
type EventsTable = { turn: string; first: number; last: number; events: Json };

type CallsTable = {
  session: string;
  id: string;
  call: Json;
  /** The turn that runs it, or may have run it. */
  claimed_by: string | null;
  claimed_at: Date | null;
};

/** Counts of the minute that began then; `name` is a digest. */
type RatesTable = { name: string; began: Date; taken: number };

/** What was spent in a minute (tokens, without a currency) or a month (cost); `name` is a digest. */
type SpendingTable = { name: string; began: Date; currency: string; amount: number };

/** Running turns, one row for each counted name. */
type RunningTurnsTable = { turn: string; name: string; instance: number };

/** Access keys; `models` is a list in JSON. */
type AccessKeysTable = {
  id: string;
  name: string;
  tenant: string;
  hash: string;
  last_four: string;
  created_at: Moment;
  expires_at: Date | null;
  revoked_at: Date | null;
  models: Json | null;
  tokens_per_minute: number | null;
  cost_amount: number | null;
  cost_currency: string | null;
  is_operator: Generated<boolean>;
};

/** `request` is JSON, and goes when the crawl has ended: its headers may hold credentials. */
type CrawlsTable = {
  id: string;
  owner: string;
  tenant: string;
  /** The caller's `Idempotency-Key`. */
  request_key: string | null;
  url: string;
  request: Json | null;
  /** JSON; null without one. */
  webhook: Json | null;
  status: Generated<'waiting' | 'running' | 'completed' | 'failed' | 'cancelled'>;
  created_at: Moment;
  ended_at: Date | null;
  /** Whether the start and the sitemaps stand among its pages. */
  seeded: Generated<boolean>;
  /** Pages with a number. */
  finished: Generated<number>;
  /** Of them, pages that were fetched, whatever came of it. */
  fetched: Generated<number>;
  /** Characters of all results. */
  characters: Generated<number>;
  warning: string | null;
};

/** One page of a crawl: waiting, or with what came of it. */
type CrawlPagesTable = {
  crawl: string;
  /** In the order of discovery. */
  position: Generated<number>;
  /** In the order in which they were finished; null while it waits. */
  number: number | null;
  url: string;
  depth: number;
  status: 'read' | 'failed' | 'skipped' | null;
  /** JSON: the status, and what else came of it. */
  outcome: Json | null;
  /** Characters of `outcome`. */
  characters: Generated<number>;
};

/** What a page of a crawl stands for (its address, its content), so that no other page does; `key` is a digest. */
type CrawlKeysTable = { crawl: string; key: string };

export type Tables = {
  sessions: SessionsTable;
  entries: EntriesTable;
  turns: TurnsTable;
  events: EventsTable;
  calls: CallsTable;
  rates: RatesTable;
  running_turns: RunningTurnsTable;
  spending: SpendingTable;
  access_keys: AccessKeysTable;
  crawls: CrawlsTable;
  crawl_pages: CrawlPagesTable;
  crawl_keys: CrawlKeysTable;
};

/** In the order of their names. A released migration never changes; a new one alters its tables. */
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
  '0003_spending': {
    async up(db) {
      for (const statement of SPENDING) await sql.raw(statement).execute(db);
    },
  },
  '0004_access_keys': {
    async up(db) {
      await sql.raw(ACCESS_KEYS).execute(db);
    },
  },
  '0005_crawls': {
    async up(db) {
      for (const statement of CRAWLS) await sql.raw(statement).execute(db);
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
