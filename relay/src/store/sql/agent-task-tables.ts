import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

/** JSON in columns of text: as in the other tables. */
type Json = string;

/** A task, from its request to its end. What it was about goes when it is forgotten; what it cost stays for a while. */
type AgentTaskTable = {
  id: string;
  owner: string;
  tenant: string;
  /** Who asked, for the usage of keys and users. */
  key_name: string;
  user_name: string;
  /** Null for a caller without a key, as is the most that its key may use in a month. */
  key_id: string | null;
  key_credits: number | null;
  /** JSON, for a key with a budget. */
  budget: Json | null;
  /** The caller's `Idempotency-Key`. */
  request_key: string | null;
  status: Generated<'pending' | 'running' | 'completed' | 'failed' | 'cancelled'>;
  prompt: string;
  /** JSON, without `webhook`; null for a task that is forgotten. */
  request: Json | null;
  /** JSON; null without one, and once there is nothing more to send. */
  webhook: Json | null;
  /** JSON: `{data, sources}`. */
  result: Json | null;
  /** JSON: `{code, message, fault}`. */
  error: Json | null;
  /** Counts the relays that took it up: only the newest may write. */
  attempt: Generated<number>;
  /** Calls of the model. */
  steps: Generated<number>;
  /** Credits that its work has used. */
  metered: Generated<number>;
  /** Credits that it has from the account: the sum of its charges. */
  charged: Generated<number>;
  credits_max: number;
  last_event: Generated<number>;
  last_turn: Generated<number>;
  progress: string | null;
  /** Its browser session. */
  session: string | null;
  /** Milliseconds for which it waited for people. */
  waited: Generated<number>;
  /** Hosts of its addresses in order, for estimates of like tasks. */
  hosts: string;
  has_schema: boolean;
  created_at: Moment;
  started_at: Date | null;
  ended_at: Date | null;
  expires_at: Date;
};

type AgentTaskEventTable = { task: string; number: number; event: Json };

/** The conversation of a task with its model. */
type AgentTaskTurnTable = { task: string; position: number; turn: Json };

type AgentTaskApprovalTable = {
  id: string;
  task: string;
  call_id: string;
  tool: string;
  /** JSON: the card in both languages. */
  card: Json;
  /** A JPEG in base64. */
  picture: string | null;
  state: Generated<'pending' | 'approved' | 'rejected' | 'expired' | 'void'>;
  asked_at: Moment;
  expires_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  /** Of one that is approved: from then on, what it is for may have run. */
  passed_on: Generated<boolean>;
};

/** Who approved what. Append-only; each line holds the hash of the one before it of its tenant. */
type ApprovalAuditTable = {
  tenant: string;
  number: number;
  task: string;
  approval: string;
  decision: string;
  decided_by: string;
  /** SHA-256 of the card, in hexadecimal digits. */
  card_hash: string;
  at: string;
  previous_hash: string;
  hash: string;
};

export type AgentTaskTables = {
  agent_task: AgentTaskTable;
  agent_task_event: AgentTaskEventTable;
  agent_task_turn: AgentTaskTurnTable;
  agent_task_approval: AgentTaskApprovalTable;
  approval_audit: ApprovalAuditTable;
};

export const AGENT_TASKS: readonly string[] = [
  `create table agent_task (
    id text primary key,
    owner text not null,
    tenant text not null,
    key_name text not null,
    user_name text not null,
    budget text,
    request_key text,
    status text not null default 'pending'
      check (status in ('pending', 'running', 'completed', 'failed', 'cancelled')),
    prompt text not null,
    request text,
    webhook text,
    result text,
    error text,
    attempt integer not null default 0,
    steps integer not null default 0,
    metered integer not null default 0 check (metered >= 0),
    charged integer not null default 0,
    credits_max integer not null,
    last_event integer not null default 0,
    last_turn integer not null default 0,
    progress text,
    session text,
    waited integer not null default 0,
    hosts text not null,
    has_schema boolean not null,
    created_at timestamptz(3) not null default clock_timestamp(),
    started_at timestamptz(3),
    ended_at timestamptz(3),
    expires_at timestamptz(3) not null,
    check (charged between 0 and credits_max),
    check (status not in ('pending', 'running') or metered <= charged)
  )`,
  'create index agent_task_of_owner on agent_task (owner, created_at desc, id desc)',
  'create index agent_task_of_tenant on agent_task (tenant, ended_at)',
  'create unique index agent_task_by_request on agent_task (owner, request_key) where request_key is not null',
  `create table agent_task_event (
    task text not null references agent_task on delete cascade,
    number integer not null,
    event text not null,
    primary key (task, number)
  )`,
  `create table agent_task_turn (
    task text not null references agent_task on delete cascade,
    position integer not null,
    turn text not null,
    primary key (task, position)
  )`,
  `create table agent_task_approval (
    id text primary key,
    task text not null references agent_task on delete cascade,
    call_id text not null,
    tool text not null,
    card text not null,
    picture text,
    state text not null default 'pending'
      check (state in ('pending', 'approved', 'rejected', 'expired', 'void')),
    asked_at timestamptz(3) not null default clock_timestamp(),
    expires_at timestamptz(3) not null,
    decided_at timestamptz(3),
    decided_by text,
    reason text
  )`,
  'create index agent_task_approval_of_task on agent_task_approval (task, asked_at)',
  `create table approval_audit (
    tenant text not null,
    number integer not null,
    task text not null,
    approval text not null,
    decision text not null,
    decided_by text not null,
    card_hash text not null,
    at text not null,
    previous_hash text not null,
    hash text not null,
    primary key (tenant, number)
  )`,
  `create trigger approval_audit_append_only before update or delete or truncate on approval_audit
    for each statement execute function assent_append_only()`,
];

export const APPROVALS_PASSED_ON =
  'alter table agent_task_approval add column passed_on boolean not null default false';
