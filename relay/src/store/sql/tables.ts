import type { ColumnType, Generated } from 'kysely';
import type { AgentTaskTables } from './agent-task-tables.ts';
import type { CreditTables } from './credit-tables.ts';

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

/** Access keys; `scopes` and `models` are lists in JSON. */
type AccessKeysTable = {
  id: string;
  name: string;
  tenant: string;
  hash: string;
  last_four: string;
  created_at: Moment;
  expires_at: Date | null;
  revoked_at: Date | null;
  scopes: Json | null;
  models: Json | null;
  tokens_per_minute: number | null;
  credits_per_month: number | null;
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
  /** JSON: who pays for its pages; null where they cost nothing. */
  payer: Json | null;
  status: Generated<'waiting' | 'running' | 'completed' | 'failed' | 'cancelled'>;
  created_at: Moment;
  ended_at: Date | null;
  /** Whether the start and the sitemaps stand among its pages. */
  seeded: Generated<boolean>;
  /** Pages with a number. */
  finished: Generated<number>;
  /** Of them, pages that were fetched, whatever came of it. */
  fetched: Generated<number>;
  /** Pages that were noticed, done or not. */
  known: Generated<number>;
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
  /** Of `outcome`. */
  characters: Generated<number>;
};

/** What a page of a crawl stands for (its address, its content), so that no other page does; `key` is a digest. */
type CrawlKeysTable = { crawl: string; key: string };

/** When the next request to a host of a crawl may begin. */
type CrawlHostsTable = { host: string; free_at: Date };

/** What a browser keeps between sessions, for the sessions of one owner. */
type BrowserProfilesTable = {
  owner: string;
  name: string;
  tenant: string;
  /** The one it is encrypted with; both null before it was stored for the first time. */
  key_id: string | null;
  sealed: Uint8Array | null;
  created_at: Moment;
  saved_at: Date | null;
  used_at: Moment;
  /** The session that may write it, and its relay; null when it is free. */
  session: string | null;
  instance: number | null;
};

/** Which relay holds a browser session. No content of pages. */
type BrowserSessionsTable = {
  id: string;
  owner: string;
  tenant: string;
  instance: number;
  /** Where other relays reach that one; null without such a place. */
  address: string | null;
  profile: string | null;
  created_at: Moment;
  expires_at: Date;
};

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
  crawl_hosts: CrawlHostsTable;
  browser_profiles: BrowserProfilesTable;
  browser_sessions: BrowserSessionsTable;
} & CreditTables &
  AgentTaskTables;
