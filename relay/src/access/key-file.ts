import { accessSync, closeSync, constants, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { reasonOf as codeOf } from '../errors/system-error.ts';
import { replaceFile } from '../runtime/replace-file.ts';
import { type KeyRecord, keyFileSchema, stateOf, withGrants } from './access-key.ts';
import { issueKey, type NewKey } from './issue-key.ts';
import { type KeyStore, nameTaken, noActiveKey } from './key-store.ts';

/** The file of keys. An empty variable counts as absent: it must not make a relay forget that it has keys. */
export function keysFileOf(environment: Record<string, string | undefined>): string {
  const named = environment.RELAY_KEYS_FILE?.trim();
  return named ? resolve(named) : KEYS_FILE_UNNAMED;
}

/** Relative, so that it differs from every file that the operator named: `keysFileOf` makes those absolute. */
export const KEYS_FILE_UNNAMED = '.assent/keys.json';

/** Throws one sentence when the file exists and can't be read. No file means no keys. */
export function readKeyFile(path: string): readonly KeyRecord[] {
  try {
    return keyFileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).keys;
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [];
    const user = process.getuid?.();
    if (codeOf(cause) === 'EACCES')
      throw new Error(
        `The keys file exists, but the user that runs this${user === undefined ? '' : ` (${user})`} may not read it (EACCES). Give the file and its folder to that user, or run this as its owner.`,
        { cause },
      );
    throw new Error(
      `The keys file can't be used (${reasonOf(cause)}). Repair it or restore a copy; "relay keys list" reads it too.`,
      { cause },
    );
  }
}

/**
 * For one command at a time: of two at once, the second would bring back what the first revoked. Readers see the old file or
 * the new one, never half of one.
 */
function changeKeyFile(path: string, change: (keys: readonly KeyRecord[]) => readonly KeyRecord[]): void {
  makeFolder(dirname(path));
  const lock = `${path}.lock`;
  takeLock(lock);
  try {
    const file = { version: 1, keys: change(readKeyFile(path)) };
    replaceFile(path, `${JSON.stringify(file, null, 2)}\n`);
  } finally {
    rmSync(lock);
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `The folder of the keys, ${folder}, can't be written to (${reasonOf(cause)}). Name another file with RELAY_KEYS_FILE.`,
      { cause },
    );
  }
}

function takeLock(lock: string): void {
  try {
    closeSync(openSync(lock, 'wx', 0o600));
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
    throw new Error(
      `Another command is changing the keys. If none is running, delete ${lock} and try again.`,
      {
        cause,
      },
    );
  }
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof SyntaxError) return 'it is not JSON';
  if (thrown instanceof z.ZodError) return 'it does not hold keys as this relay writes them';
  return codeOf(thrown) ?? 'it can not be read';
}

/** `sharesTenant`: the tenant had a key before, so this one reaches its sessions. */
type AddedKey = { key: string; record: KeyRecord; sharesTenant: boolean };

/** The key itself is returned here and never again. */
export function addKey(path: string, wish: NewKey, now: number): AddedKey {
  const issued = issueKey(wish, now);
  return { ...issued, sharesTenant: addRecord(path, issued.record, now) };
}

function addRecord(path: string, record: KeyRecord, now: number): boolean {
  let sharesTenant = false;
  changeKeyFile(path, keys => {
    if (keys.some(other => other.name === record.name && stateOf(other, now) === 'active'))
      throw nameTaken(record.name);
    sharesTenant = keys.some(other => other.tenant === record.tenant);
    return [...keys, record];
  });
  return sharesTenant;
}

/** Throws one sentence when no key has this name or id. */
export function revokeKey(path: string, nameOrId: string, now: number): KeyRecord {
  const revoked = new Date(now).toISOString();
  return changeKeys(path, key => isIntended(key, nameOrId) && { ...key, revoked });
}

/** Gives the last of the keys for which `change` gives another. */
function changeKeys(path: string, change: (key: KeyRecord) => KeyRecord | false): KeyRecord {
  let last: KeyRecord | undefined;
  changeKeyFile(path, keys =>
    keys.map(key => {
      const changed = change(key);
      if (changed) last = changed;
      return changed || key;
    }),
  );
  if (!last) throw noActiveKey();
  return last;
}

/** Expired keys may share a name with an active one; the name revokes all of them. */
function isIntended(key: KeyRecord, nameOrId: string): boolean {
  return key.revoked === undefined && (key.id === nameOrId || key.name === nameOrId);
}

function isNamed(key: KeyRecord, nameOrId: string, now: number): boolean {
  return isIntended(key, nameOrId) && stateOf(key, now) === 'active';
}

export function keysInFile(path: string): KeyStore {
  return {
    async add(record, now) {
      if (record.operator)
        throw new Error("An operator's key needs keys in the database: RELAY_KEYS=database.");
      return { sharesTenant: addRecord(path, record, now) };
    },
    list: async () => readKeyFile(path),
    change: async (nameOrId, change, now) =>
      changeKeys(path, key => isNamed(key, nameOrId, now) && withGrants(key, change)),
    revoke: async (nameOrId, now) => revokeKey(path, nameOrId, now),
  };
}
