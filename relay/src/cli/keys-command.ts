import { parseArgs } from 'node:util';
import { type KeyRecord, stateOf } from '../access/access-key.ts';
import { readKeyFile } from '../access/key-file.ts';
import { changeKey, createKey, type KeyChanges, revokeKey } from '../operation/change-keys.ts';
import { describeGrants, parseGrantChange, parseGrants, shortGrants } from './key-grants.ts';
import { type Printed, toTable } from './printed.ts';

export const KEYS_USAGE = `Usage:
  relay keys add <name> [--expires 90d|2027-01-31] [--tenant <tenant>]
                 [--scopes chat,scrape,browser,storage,approve,agent,cdp]
                 [--models a,b] [--tokens-per-minute 50000] [--credits-per-month 10000]
                 [--cost-per-month 100USD]
                 [--operator]
  relay keys change <name or id> [--scopes a,b|off] [--models a,b|off] [--tokens-per-minute 50000|off]
                    [--credits-per-month 10000|off] [--cost-per-month 100USD|off]
  relay keys list
  relay keys revoke <name or id>
  relay keys import <keys.json>
The keys are in the file RELAY_KEYS_FILE or, with RELAY_KEYS=database, in the database of the relay.
`;

/** An opened store of keys. */
export type OpenKeys = KeyChanges & { close(): Promise<void> };

/** `relay keys …`. Rejects with one sentence for a mistake. `now` in milliseconds since 1970. */
export async function runKeysCommand(
  given: readonly string[],
  open: () => Promise<OpenKeys>,
  now: number,
): Promise<Printed> {
  if (given[0] === '--help' || given[0] === '-h') return { result: KEYS_USAGE, notes: '' };
  const run = readCommand(given);
  const keys = await open();
  try {
    return await run(keys, now);
  } finally {
    await keys.close();
  }
}

type Command = (changes: KeyChanges, now: number) => Promise<Printed>;

/** Throws the usage for anything else, before a database is opened. */
function readCommand(given: readonly string[]): Command {
  const { values, positionals } = readArguments(given);
  const [command, subject, ...more] = positionals;
  if (more.length > 0) throw new Error(KEYS_USAGE);
  if (command === 'list' && subject === undefined) return list;
  if (command === 'add' && subject !== undefined)
    return (changes, now) => add(changes, { name: subject, ...values }, now);
  if (command === 'import' && subject !== undefined)
    return (changes, now) => importFile(changes, subject, now);
  if (command === 'change' && subject !== undefined)
    return (changes, now) => change(changes, subject, values, now);
  if (command === 'revoke' && subject !== undefined) return (changes, now) => revoke(changes, subject, now);
  throw new Error(KEYS_USAGE);
}

type Options = {
  expires?: string | undefined;
  tenant?: string | undefined;
  scopes?: string | undefined;
  models?: string | undefined;
  'tokens-per-minute'?: string | undefined;
  'credits-per-month'?: string | undefined;
  'cost-per-month'?: string | undefined;
  operator?: boolean | undefined;
};

function readArguments(given: readonly string[]): { values: Options; positionals: string[] } {
  const text = { type: 'string' } as const;
  const options = {
    ...{ expires: text, tenant: text, scopes: text, models: text },
    'tokens-per-minute': text,
    'credits-per-month': text,
    'cost-per-month': text,
    operator: { type: 'boolean' } as const,
  };
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options });
  } catch (cause) {
    throw new Error(KEYS_USAGE, { cause });
  }
}

async function add(
  changes: KeyChanges,
  { name, expires, tenant, ...given }: Options & { name: string },
  now: number,
): Promise<Printed> {
  const expiry = expires === undefined ? undefined : parseExpiry(expires, now);
  const wish = { name, tenant, expires: expiry, grants: parseGrants(given) };
  const { key, record, sharesTenant } = await createKey(changes, wish, now);
  const notes = [
    `Key "${record.name}" (${record.id}) for tenant "${record.tenant}", ${describeExpiry(record)}.`,
    ...describeGrants(record),
    'The key is shown only this once. Clients send it as "Authorization: Bearer <key>".',
    ...(sharesTenant ? ['This tenant had a key before: the new key also gives access to its sessions.'] : []),
  ];
  return { result: `${key}\n`, notes: `${notes.join('\n')}\n` };
}

async function change(
  changes: KeyChanges,
  nameOrId: string,
  { expires, tenant, operator, ...given }: Options,
  now: number,
): Promise<Printed> {
  const isOther = [expires, tenant, operator].some(value => value !== undefined);
  if (isOther || Object.keys(given).length === 0) throw new Error(KEYS_USAGE);
  const key = await changeKey(changes, nameOrId, parseGrantChange(given), now);
  const notes = [`Key "${key.name}" (${key.id}) is changed.`, ...describeGrants(key)];
  return { result: '', notes: `${notes.join('\n')}\n` };
}

async function list({ keys }: KeyChanges, now: number): Promise<Printed> {
  const all = await keys.list();
  if (all.length === 0) return { result: '', notes: 'There are no keys.\n' };
  const rows = all.map(key => [
    key.id,
    key.name,
    key.tenant,
    `…${key.last_four}`,
    stateOf(key, now),
    key.created.slice(0, 10),
    key.expires?.slice(0, 16) ?? 'never',
    shortGrants(key),
  ]);
  return {
    result: toTable([['ID', 'NAME', 'TENANT', 'KEY', 'STATE', 'CREATED', 'EXPIRES', 'MAY USE'], ...rows]),
    notes: '',
  };
}

async function revoke(changes: KeyChanges, nameOrId: string, now: number): Promise<Printed> {
  const key = await revokeKey(changes, nameOrId, now);
  return {
    result: '',
    notes: `Key "${key.name}" (${key.id}) is revoked. Relays that use these keys refuse it from now on.\n`,
  };
}

/** From a file into the database, so that nobody needs another key. Keys that are there already stay as they are. */
async function importFile({ keys }: KeyChanges, path: string, now: number): Promise<Printed> {
  const known = new Set((await keys.list()).map(({ id }) => id));
  const given = readKeyFile(path);
  if (given.length === 0) throw new Error('There are no keys in that file.');
  const fresh = given.filter(({ id }) => !known.has(id));
  for (const key of fresh) await keys.add(key, now);
  return { result: '', notes: `${fresh.length} of ${given.length} keys are new here, and were added.\n` };
}

function describeExpiry(key: KeyRecord): string {
  return key.expires === undefined ? 'which does not expire' : `valid until ${key.expires}`;
}

const DAY = 24 * 60 * 60 * 1000;

const UNITS: Record<string, number> = { h: DAY / 24, d: DAY, w: 7 * DAY };

/**
 * In milliseconds since 1970: `90d`, `12h` or `4w` from now, or a date such as `2027-01-31`, which includes that day (UTC).
 * Throws one sentence for anything else and for the past.
 */
function parseExpiry(given: string, now: number): number {
  const expiry = spanFrom(given, now) ?? endOfDay(given);
  if (expiry === undefined || !Number.isFinite(expiry)) {
    throw new Error('An expiry is a span such as 90d, 12h or 4w, or a date such as 2027-01-31.');
  }
  if (expiry <= now) throw new Error('That expiry is in the past.');
  return expiry;
}

function spanFrom(given: string, now: number): number | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([hdw])$/.exec(given) ?? [];
  return count === undefined ? undefined : now + Number(count) * (UNITS[unit] ?? DAY);
}

/** `Date` reads the 31st of February as a day in March, so the date must come back unchanged. */
function endOfDay(given: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(given)) return undefined;
  const day = Date.parse(`${given}T00:00:00Z`);
  if (!Number.isFinite(day) || !new Date(day).toISOString().startsWith(given)) return undefined;
  return day + DAY;
}
