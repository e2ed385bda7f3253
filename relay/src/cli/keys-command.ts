import { parseArgs } from 'node:util';
import { addKey, revokeKey } from '../access/change-keys.ts';
import { readKeyFile } from '../access/key-file.ts';
import { type KeyRecord, stateOf } from '../access/key-record.ts';
import { parseExpiry } from '../access/parse-expiry.ts';

export const KEYS_USAGE = `Usage:
  relay keys add <name> [--expires 90d|2027-01-31] [--tenant <tenant>]
  relay keys list
  relay keys revoke <name or id>
`;

/** What a command prints: `result` may go into a pipe, `notes` are for the person in front of it. */
export type Printed = { result: string; notes: string };

/** `relay keys …`. Throws one sentence that says what is wrong. `now` in milliseconds since 1970. */
export function runKeysCommand(given: readonly string[], path: string, now: number): Printed {
  if (given[0] === '--help' || given[0] === '-h') return { result: KEYS_USAGE, notes: '' };
  const { values, positionals } = readArguments(given);
  const [command, subject, ...more] = positionals;
  if (more.length > 0) throw new Error(KEYS_USAGE);
  if (command === 'list' && subject === undefined) return list(path, now);
  if (command === 'add' && subject !== undefined) return add(path, { name: subject, ...values }, now);
  if (command === 'revoke' && subject !== undefined) return revoke(path, subject, now);
  throw new Error(KEYS_USAGE);
}

type Options = { expires?: string | undefined; tenant?: string | undefined };

function readArguments(given: readonly string[]): { values: Options; positionals: string[] } {
  const options = { expires: { type: 'string' }, tenant: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options });
  } catch (cause) {
    throw new Error(KEYS_USAGE, { cause });
  }
}

function add(path: string, { name, expires, tenant }: Options & { name: string }, now: number): Printed {
  const expiry = expires === undefined ? undefined : parseExpiry(expires, now);
  const { key, record, sharesTenant } = addKey(path, { name, tenant, expires: expiry }, now);
  const notes = [
    `Key "${record.name}" (${record.id}) for tenant "${record.tenant}", ${describeExpiry(record)}.`,
    'This is the only time it is shown. Clients send it as "Authorization: Bearer <key>".',
    ...(sharesTenant
      ? ['This tenant has had a key before: its sessions are reached with this one too.']
      : []),
  ];
  return { result: `${key}\n`, notes: `${notes.join('\n')}\n` };
}

function list(path: string, now: number): Printed {
  const keys = readKeyFile(path);
  if (keys.length === 0) return { result: '', notes: 'There are no keys.\n' };
  const rows = keys.map(key => [
    key.id,
    key.name,
    key.tenant,
    `…${key.last_four}`,
    stateOf(key, now),
    key.created.slice(0, 10),
    key.expires?.slice(0, 16) ?? 'never',
  ]);
  return {
    result: toTable([['ID', 'NAME', 'TENANT', 'KEY', 'STATE', 'CREATED', 'EXPIRES'], ...rows]),
    notes: '',
  };
}

function revoke(path: string, nameOrId: string, now: number): Printed {
  const key = revokeKey(path, nameOrId, now);
  return {
    result: '',
    notes: `Key "${key.name}" (${key.id}) is revoked. Relays that read this file refuse it from now on.\n`,
  };
}

function describeExpiry(key: KeyRecord): string {
  return key.expires === undefined ? 'which does not expire' : `good until ${key.expires}`;
}

function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
