import type { GrantChange, KeyRecord } from '../access/access-key.ts';
import { issueKey, type NewKey } from '../access/issue-key.ts';
import type { KeyStore } from '../access/key-store.ts';
import type { Audit, AuditedKeyChange } from '../observability/audit.ts';

/** Where the operator's changes go. */
export type KeyChanges = {
  keys: KeyStore;
  audit?: Audit | undefined;
  by: AuditedKeyChange['by'];
};

type CreatedKey = { key: string; record: KeyRecord; sharesTenant: boolean };

/** The key itself is returned here and never again. A key that can't be audited is revoked, and its maker gets the reason. */
export async function createKey(changes: KeyChanges, wish: NewKey, now: number): Promise<CreatedKey> {
  const { key, record } = issueKey(wish, now);
  const { sharesTenant } = await changes.keys.add(record, now);
  try {
    await recordChange(changes, 'created', record);
  } catch (thrown) {
    await changes.keys.revoke(record.id, now);
    throw thrown;
  }
  return { key, record, sharesTenant };
}

/** Throws one sentence when no active key has this name or id. */
export async function changeKey(
  changes: KeyChanges,
  nameOrId: string,
  change: GrantChange,
  now: number,
): Promise<KeyRecord> {
  const record = await changes.keys.change(nameOrId, change, now);
  await recordChange(changes, 'changed', record);
  return record;
}

/** Throws one sentence when no key that is not revoked has this name or id. */
export async function revokeKey(changes: KeyChanges, nameOrId: string, now: number): Promise<KeyRecord> {
  const record = await changes.keys.revoke(nameOrId, now);
  await recordChange(changes, 'revoked', record);
  return record;
}

async function recordChange(
  { audit, by }: KeyChanges,
  action: AuditedKeyChange['action'],
  { id, name, tenant }: KeyRecord,
): Promise<void> {
  await audit?.recordKey?.({ action, key: id, key_name: name, tenant, by });
}
