import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../src/store/sql/database.ts';
import { TENANTS } from './credit-call.ts';
import { type Ledger, type Rules, tenantName } from './ledger-model.ts';

const entrySchema = z.object({
  tenant: z.string(),
  reference: z.string(),
  kind: z.string(),
  credits: z.number(),
  balance_after: z.number(),
  task: z.string().nullable(),
  key_id: z.string().nullable(),
});

const chargeSchema = entrySchema.pick({ tenant: true, reference: true, credits: true }).extend({
  task: z.string(),
  type: z.string(),
});

const taskSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  status: z.string(),
  attempt: z.number(),
  metered: z.number(),
  charged: z.number(),
  credits_max: z.number(),
  ended_at: z.string().nullable(),
});
export type StoredTask = z.output<typeof taskSchema>;

const rowsSchema = z.object({
  accounts: z.array(z.object({ tenant: z.string(), balance: z.number() })),
  entries: z.array(entrySchema),
  charges: z.array(chargeSchema),
  tasks: z.array(taskSchema),
  /** Of the alerts. */
  messages: z.array(z.object({ tenant: z.string(), balance: z.number() })),
  keys: z.array(z.object({ key_id: z.string(), credits: z.number() })),
  /** What was used besides tasks, by key. */
  usage: z.array(z.object({ tenant: z.string(), credits: z.number() })),
});

/** The rows of one history, the entries in their order. */
export type StoredRows = z.output<typeof rowsSchema>;

export async function readRows({ sql: db }: Database, rules: Rules): Promise<StoredRows> {
  const tenants = TENANTS.map(tenant => tenantName(rules, tenant));
  const ours = sql`tenant = any(${tenants}::text[])`;
  const { rows } = await sql`select
    (select coalesce(json_agg(one), '[]') from credit_account one where ${ours}) as accounts,
    (select coalesce(json_agg(one order by number), '[]') from credit_entry one where ${ours}) as entries,
    (select coalesce(json_agg(one order by id), '[]') from credit_message one where ${ours}) as messages,
    (select coalesce(json_agg(one), '[]') from agent_task one where ${ours}) as tasks,
    (select coalesce(json_agg(one), '[]') from credit_key_month one where starts_with(key_id, ${`${rules.history}-`})) as keys,
    (select coalesce(json_agg(one), '[]') from credit_usage one where ${ours}) as usage,
    (select coalesce(json_agg(one), '[]') from agent_task_charge one
      where task in (select id from agent_task where ${ours})) as charges`.execute(db);
  return rowsSchema.parse(rows[0]);
}

/** The rows as the model has them. */
export function toLedger({ accounts, entries, tasks, keys, messages }: StoredRows): Ledger {
  const ledger: Ledger = { accounts: {}, tasks: {}, keys: {} };
  for (const { key_id: key, credits } of keys) ledger.keys[key] = credits;
  for (const { tenant, balance } of accounts) {
    const own = entries.filter(entry => entry.tenant === tenant);
    ledger.accounts[numberOf(tenant)] = {
      balance,
      entries: own.map(({ reference, credits, balance_after: balanceAfter }) => ({
        ...{ reference, credits, balanceAfter },
      })),
      messages: messages.filter(message => message.tenant === tenant).map(message => message.balance),
    };
  }
  for (const { id, tenant, credits_max: max, status, attempt, metered, charged } of tasks)
    ledger.tasks[numberOf(id)] = { tenant: numberOf(tenant), max, status, attempt, metered, charged };
  return ledger;
}

function numberOf(name: string): number {
  return Number(name.slice(-1));
}
