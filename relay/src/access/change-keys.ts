import { randomBytes } from 'node:crypto';
import { createAccessKey, hashAccessKey } from './access-key.ts';
import { changeKeyFile } from './key-file.ts';
import { type KeyRecord, stateOf } from './key-record.ts';

export type KeyWish = {
  name: string;
  /** By default the key's name. */
  tenant: string | undefined;
  /** Milliseconds since 1970; `undefined` for a key that does not expire. */
  expires: number | undefined;
};

/** `sharesTenant`: there was a key of this tenant before, so this one reaches what that one's users said. */
export type AddedKey = { key: string; record: KeyRecord; sharesTenant: boolean };

/** Adds a key to the file. The key itself is given out here, and never again. */
export function addKey(path: string, wish: KeyWish, now: number): AddedKey {
  const name = nameOrThrow('name', wish.name);
  const tenant = nameOrThrow('tenant', wish.tenant ?? wish.name);
  const key = createAccessKey();
  const record: KeyRecord = {
    id: `key_${randomBytes(6).toString('hex')}`,
    name,
    tenant,
    hash: hashAccessKey(key),
    last_four: key.slice(-4),
    created: new Date(now).toISOString(),
    ...(wish.expires !== undefined && { expires: new Date(wish.expires).toISOString() }),
  };
  let sharesTenant = false;
  changeKeyFile(path, keys => {
    if (keys.some(other => other.name === name && stateOf(other, now) === 'active')) throw nameTaken(name);
    sharesTenant = keys.some(other => other.tenant === tenant);
    return [...keys, record];
  });
  return { key, record, sharesTenant };
}

/** Revokes the active key of this name, or the key of this id. Throws one sentence where there is none. */
export function revokeKey(path: string, nameOrId: string, now: number): KeyRecord {
  let revoked: KeyRecord | undefined;
  changeKeyFile(path, keys =>
    keys.map(key => {
      if (!isIntended(key, nameOrId)) return key;
      revoked = { ...key, revoked: new Date(now).toISOString() };
      return revoked;
    }),
  );
  if (!revoked)
    throw new Error('There is no key of that name or id that is not revoked yet. "keys list" shows all.');
  return revoked;
}

/** Several expired ones may share a name with an active one; revoking all of them is what the name means. */
function isIntended(key: KeyRecord, nameOrId: string): boolean {
  return key.revoked === undefined && (key.id === nameOrId || key.name === nameOrId);
}

/** Letters, digits and what addresses are made of: names stand in logs and tables. */
function nameOrThrow(what: string, given: string): string {
  if (given.startsWith('key_')) throw new Error(`A ${what} can't begin with key_, as ids do.`);
  if (/^[\p{L}\p{N}][\p{L}\p{N}._:/@-]{0,199}$/u.test(given)) return given.normalize('NFC');
  throw new Error(
    `A ${what} begins with a letter or a digit, and holds letters, digits and . _ : / @ - alone.`,
  );
}

function nameTaken(name: string): Error {
  return new Error(
    `There is an active key "${name}" already. Choose another name, or revoke that one first.`,
  );
}
