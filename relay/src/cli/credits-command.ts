import { parseArgs } from 'node:util';
import { grantCreditsSchema, MOST_GRANTED } from '@assent/shared';
import type { Kysely } from 'kysely';
import { ensureAccount, grantCredits, hasAccount, readAccount } from '../credits/accounts.ts';
import { readLedger } from '../credits/read-ledger.ts';
import type { Tables } from '../store/sql/tables.ts';
import { type Printed, toTable } from './printed.ts';

export const CREDITS_USAGE = `Usage:
  relay credits show <tenant>
  relay credits grant <tenant> <credits> --reference <what for>
The tenant of a relay without keys is "". The same reference gives a tenant credits once.
`;

/** An opened ledger. */
export type OpenCredits = {
  sql: Kysely<Tables>;
  /** What a tenant gets with its account. */
  firstGrant: number;
  close(): Promise<void>;
};

/** `relay credits …`. Rejects with one sentence for a mistake. */
export async function runCreditsCommand(
  given: readonly string[],
  open: () => Promise<OpenCredits>,
): Promise<Printed> {
  if (given[0] === '--help' || given[0] === '-h') return { result: CREDITS_USAGE, notes: '' };
  const run = readCommand(given);
  const credits = await open();
  try {
    return await run(credits);
  } finally {
    await credits.close();
  }
}

type Command = (credits: OpenCredits) => Promise<Printed>;

/** Throws the usage for anything else, before a database is opened. */
function readCommand(given: readonly string[]): Command {
  const { reference, positionals } = readArguments(given);
  const [command, tenant, amount, ...more] = positionals;
  if (tenant === undefined || more.length > 0) throw new Error(CREDITS_USAGE);
  if (command === 'show' && amount === undefined && reference === undefined)
    return credits => show(credits, tenant);
  if (command !== 'grant' || amount === undefined || reference === undefined) throw new Error(CREDITS_USAGE);
  const wanted = /^\d{1,9}$/.test(amount) ? Number(amount) : undefined;
  const { data: grant } = grantCreditsSchema.safeParse({ tenant, credits: wanted, reference });
  if (grant) return credits => give(credits, grant);
  throw new Error(
    `Credits are a whole number from 1 to ${MOST_GRANTED}. A tenant and a reference have at most 200 characters, and a reference is not empty.`,
  );
}

function readArguments(given: readonly string[]): { reference?: string | undefined; positionals: string[] } {
  try {
    const options = { reference: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options });
    return { reference: values.reference, positionals };
  } catch (cause) {
    throw new Error(CREDITS_USAGE, { cause });
  }
}

const MOST_SHOWN = 20;

function show({ sql: db, firstGrant }: OpenCredits, tenant: string): Promise<Printed> {
  return db.transaction().execute(async trx => {
    if (!(await hasAccount(trx, tenant)))
      return {
        result: '',
        notes: `Tenant "${tenant}" has no account yet. It gets one, with ${firstGrant} credits, when it is first used.\n`,
      };
    const { balance, held } = await readAccount(trx, tenant, undefined);
    const { entries } = await readLedger(trx, tenant, { limit: MOST_SHOWN });
    const rows = entries.map(({ at, kind, credits, balanceAfter, reference }) => [
      at,
      kind,
      String(credits),
      String(balanceAfter),
      reference,
    ]);
    return {
      result: toTable([['TIME', 'KIND', 'CREDITS', 'BALANCE', 'REFERENCE'], ...rows]),
      notes: `Tenant "${tenant}" may use ${balance} credits; its running tasks hold ${held}. The newest ${MOST_SHOWN} entries at most:\n`,
    };
  });
}

function give(
  { sql: db, firstGrant }: OpenCredits,
  grant: { tenant: string; credits: number; reference: string },
): Promise<Printed> {
  return db.transaction().execute(async trx => {
    await ensureAccount(trx, grant.tenant, firstGrant);
    const granted = await grantCredits(trx, grant);
    const done = granted.isNew
      ? `Tenant "${grant.tenant}" got ${grant.credits} credits`
      : `Nothing was granted: tenant "${grant.tenant}" got ${granted.grantedBefore} credits for "${grant.reference}" before${otherThan(grant.credits, granted.grantedBefore)}`;
    return { result: '', notes: `${done}. It may use ${granted.balance} now.\n` };
  });
}

/** A repeated grant has the same amount; another one is a mistake, or needs another reference. */
function otherThan(credits: number, before: number): string {
  if (credits === before) return '';
  return `, and you asked for ${credits}. Where these are others, grant them with another reference`;
}
