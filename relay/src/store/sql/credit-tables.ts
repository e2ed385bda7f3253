import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, never>;

/** Never below 0; moved only together with an entry. */
type CreditAccountTable = { tenant: string; balance: Generated<number>; created_at: Moment };

/** Append-only. `credits` is above 0 for what the account gets. */
type CreditEntryTable = {
  number: Generated<number>;
  tenant: string;
  /** Named by what it is for, so that the same never moves credits twice. */
  reference: string;
  kind: 'grant' | 'usage' | 'checkpoint' | 'settlement' | 'refund';
  credits: number;
  balance_after: number;
  task: string | null;
  /** The key that used them, and the month (UTC) whose budget they count in: for a task, that of its beginning. */
  key_id: string | null;
  key_month: string | null;
  created_at: Moment;
};

/** The same movements as their tasks see them: `credits` is above 0 for what the task pays. Append-only. */
type AgentTaskChargeTable = {
  reference: string;
  task: string;
  tenant: string;
  type: 'checkpoint' | 'settlement' | 'refund';
  credits: number;
  created_at: Moment;
};

/** What was used besides tasks on a day (UTC). Forgotten after a while, as tasks are: the ledger names no users. */
type CreditUsageTable = { tenant: string; day: string; key_name: string; user_name: string; credits: number };

/** What a key has used or holds of a month: the sum of its entries. Moved only together with one. */
type CreditKeyMonthTable = { key_id: string; month: string; credits: number };

/** Whom a tenant tells that its balance got low. */
type CreditAlertTable = { tenant: string; below: number; url: string; secret: string | null };

/**
 * A `balance` that got low, with what running tasks hold and have not used; and when it is sent next. Deleted once it has arrived, or
 * after many attempts.
 */
type CreditMessageTable = {
  id: Generated<number>;
  tenant: string;
  below: number;
  balance: number;
  created_at: Moment;
  attempts: Generated<number>;
  next_at: Generated<Date>;
};

export type CreditTables = {
  credit_account: CreditAccountTable;
  credit_entry: CreditEntryTable;
  agent_task_charge: AgentTaskChargeTable;
  credit_usage: CreditUsageTable;
  credit_key_month: CreditKeyMonthTable;
  credit_alert: CreditAlertTable;
  credit_message: CreditMessageTable;
};

export const CREDITS: readonly string[] = [
  `create function assent_append_only() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$`,
  `create table credit_account (
    tenant text primary key,
    balance integer not null default 0 check (balance >= 0),
    created_at timestamptz(3) not null default now()
  )`,
  `create table credit_entry (
    number integer generated always as identity primary key,
    tenant text not null references credit_account,
    reference text not null unique,
    kind text not null,
    credits integer not null,
    balance_after integer not null check (balance_after >= 0),
    task text,
    created_at timestamptz(3) not null default clock_timestamp(),
    check (case kind when 'grant' then credits > 0 when 'checkpoint' then credits < 0
      when 'settlement' then credits >= 0 when 'refund' then credits >= 0 else false end)
  )`,
  'create index credit_entry_of_tenant on credit_entry (tenant, number desc)',
  'create index credit_entry_of_task on credit_entry (task) where task is not null',
  `create index credit_entry_refunds on credit_entry (tenant, created_at) where kind = 'refund'`,
  `create table agent_task_charge (
    reference text primary key references credit_entry (reference),
    task text not null,
    tenant text not null,
    type text not null check (type in ('checkpoint', 'settlement', 'refund')),
    credits integer not null,
    created_at timestamptz(3) not null default clock_timestamp()
  )`,
  'create index agent_task_charge_of_task on agent_task_charge (task)',
  ...['credit_entry', 'agent_task_charge'].map(
    table =>
      `create trigger ${table}_append_only before update or delete or truncate on ${table}
        for each statement execute function assent_append_only()`,
  ),
];

export const METERED_USAGE: readonly string[] = [
  `alter table credit_entry drop constraint credit_entry_check, add constraint credit_entry_check
    check (case kind when 'grant' then credits > 0 when 'checkpoint' then credits < 0
      when 'settlement' then credits >= 0 when 'refund' then credits >= 0
      when 'usage' then credits <= 0 and task is null else false end)`,
  `create table credit_usage (
    tenant text not null references credit_account,
    day date not null,
    key_name text not null,
    user_name text not null,
    credits integer not null,
    primary key (tenant, day, key_name, user_name)
  )`,
  'create index credit_usage_by_day on credit_usage (day)',
  'alter table crawls add column payer text',
];

export const KEY_CREDITS: readonly string[] = [
  'alter table access_keys add column credits_per_month integer',
  'alter table agent_task add column key_id text, add column key_credits integer',
  'alter table credit_entry add column key_id text, add column key_month date',
  `create table credit_key_month (
    key_id text not null,
    month date not null,
    credits integer not null,
    primary key (key_id, month)
  )`,
];

export const CREDIT_ALERTS: readonly string[] = [
  `create table credit_alert (
    tenant text primary key references credit_account,
    below integer not null check (below > 0),
    url text not null,
    secret text
  )`,
  `create table credit_message (
    id integer generated always as identity primary key,
    tenant text not null references credit_alert on delete cascade,
    below integer not null,
    balance integer not null,
    created_at timestamptz(3) not null default clock_timestamp(),
    attempts integer not null default 0,
    next_at timestamptz(3) not null default clock_timestamp()
  )`,
  'create index credit_message_of_tenant on credit_message (tenant)',
  'create index credit_message_by_time on credit_message (next_at)',
];
