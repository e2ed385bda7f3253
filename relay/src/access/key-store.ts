import { HttpError } from '../errors/http-error.ts';
import type { GrantChange, KeyRecord } from './access-key.ts';

/** The keys as their operator changes them: in a file, or in the relay's database. Each method rejects with one sentence. */
export interface KeyStore {
  /** Rejects when an active key has this name. `sharesTenant`: the tenant had a key before, so this one reaches its sessions. */
  add(record: KeyRecord, now: number): Promise<{ sharesTenant: boolean }>;
  /** The oldest first, revoked and expired ones too. */
  list(): Promise<readonly KeyRecord[]>;
  /** Changes what an active key may use, from the next request on. Rejects when none has this name or id. */
  change(nameOrId: string, change: GrantChange, now: number): Promise<KeyRecord>;
  /** Rejects when none with this name or id is left to revoke. Expired keys may share a name: all of them are revoked. */
  revoke(nameOrId: string, now: number): Promise<KeyRecord>;
}

/** The keys as the access check sees them. */
export interface KnownKeys {
  /** Whether keys are required. */
  readonly isKept: boolean;
  find(key: string): KeyRecord | undefined | Promise<KeyRecord | undefined>;
}

export function nameTaken(name: string): HttpError {
  return new HttpError(
    409,
    'key_name_taken',
    `There is already an active key "${name}". Choose another name, or revoke that one first.`,
  );
}

export function noActiveKey(): HttpError {
  return new HttpError(
    404,
    'key_not_found',
    'There is no active key with that name or id. The list of keys shows all.',
  );
}
