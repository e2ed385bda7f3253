import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
  type Transaction,
} from 'kysely';
import { ensureAccount, grantCredits } from '../../src/credits/accounts.ts';
import { chargeUsage } from '../../src/credits/charge-usage.ts';
import { TaskOver } from '../../src/credits/lock-task.ts';
import {
  CreditsExhausted,
  endTaskCredits,
  holdCredits,
  meterCredits,
} from '../../src/credits/task-credits.ts';
import type { Database } from '../../src/store/sql/database.ts';
import type { Tables } from '../../src/store/sql/tables.ts';
import { insertTask } from '../insert-task.ts';
import type { CreditCall, Death, SentCall } from './credit-call.ts';
import { keyName, nameOfUse, type Outcome, type Rules, taskName, tenantName } from './ledger-model.ts';

/** A relay died in the middle, so nothing was done and nobody got an answer. */
export const DIED = 'died';

class RelayDied extends Error {}

export type TwoRelays = {
  /** The same one twice where only one can be. */
  relays: readonly [Database, Database];
  /** Whether each transaction has a connection of its own, which can be ended; otherwise a relay that is killed rolls back. */
  hasConnections: boolean;
};

/** Gives what its caller gets, or {@link DIED}. */
export async function sendCall(
  { relays, hasConnections }: TwoRelays,
  { call, relay, death }: SentCall,
  rules: Rules,
): Promise<Outcome> {
  const dying = death && new DyingTransaction(death);
  try {
    return await relays[relay].sql.transaction().execute(async trx => {
      if (!dying) return await perform(trx, call, rules);
      if (death?.isKilled && hasConnections) await dying.endConnection(trx, relays[relay === 0 ? 1 : 0]);
      return await perform(trx.withPlugin(dying), call, rules);
    });
  } catch (thrown) {
    // The end of a connection shows itself in many ways.
    if (dying?.isDead) return DIED;
    if (thrown instanceof TaskOver) return thrown.name;
    if (thrown instanceof CreditsExhausted) return thrown.code;
    throw thrown;
  }
}

/** Counts statements, and ends after the last one. */
class DyingTransaction implements KyselyPlugin {
  isDead = false;
  #left: number;
  #die: () => Promise<void> = async () => {};

  constructor({ after }: Death) {
    this.#left = after;
  }

  /** In addition, as when a process is killed: nothing more comes through. */
  async endConnection(trx: Transaction<Tables>, { sql: elsewhere }: Database): Promise<void> {
    const { rows } = await sql<{ process: number }>`select pg_backend_pid() as process`.execute(trx);
    this.#die = async () => {
      await sql`select pg_terminate_backend(${rows[0]?.process})`.execute(elsewhere);
    };
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    this.#left -= 1;
    if (this.#left > 0) return result;
    this.isDead = true;
    await this.#die();
    throw new RelayDied();
  }
}

async function perform(trx: Transaction<Tables>, call: CreditCall, rules: Rules): Promise<Outcome> {
  const { refundsPerDay } = rules;
  switch (call.kind) {
    case 'create': {
      const tenant = tenantName(rules, call.tenant);
      const keyId = keyName(rules, call.tenant, call.task);
      await openAccount(trx, tenant, rules);
      const task = { id: taskName(rules, call.task), tenant, max: call.max };
      return insertTask(trx, { ...task, keyId, keyCredits: rules.keyCredits });
    }
    case 'grant': {
      const tenant = tenantName(rules, call.tenant);
      await openAccount(trx, tenant, rules);
      return grantCredits(trx, { tenant, credits: call.credits, reference: String(call.reference) });
    }
    case 'use': {
      const tenant = tenantName(rules, call.tenant);
      await openAccount(trx, tenant, rules);
      const keyId = keyName(rules, call.tenant, call.reference);
      const payer = { tenant, keyName: keyId, userName: '', keyId, creditsPerMonth: rules.keyCredits };
      return chargeUsage(trx, payer, {
        reference: nameOfUse(rules, call.tenant, call.reference),
        credits: call.credits,
      });
    }
    case 'takeUp':
      await sql`update agent_task set attempt = attempt + 1
        where id = ${taskName(rules, call.task)} and status = 'running'`.execute(trx);
      return undefined;
    case 'hold':
      return holdCredits(trx, { ...call, task: taskName(rules, call.task) });
    case 'meter':
      return meterCredits(trx, { ...call, task: taskName(rules, call.task) });
    case 'step': {
      const step = { ...call, task: taskName(rules, call.task) };
      return [await holdCredits(trx, step), await meterCredits(trx, step)];
    }
    case 'end':
      return endTaskCredits(trx, { ...call, task: taskName(rules, call.task), refundsPerDay });
  }
}

async function openAccount(
  trx: Transaction<Tables>,
  tenant: string,
  { firstGrant, alertBelow: below }: Rules,
): Promise<void> {
  await ensureAccount(trx, tenant, firstGrant);
  await trx
    .insertInto('credit_alert')
    .values({ tenant, below, url: 'https://alerts.example/' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
