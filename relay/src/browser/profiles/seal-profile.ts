import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { HttpError } from '../../errors/http-error.ts';
import type { StorageKey } from '../../settings/browser.ts';

/** Whose profile it is. A record that was sealed for one opens for no other. */
export type ProfileIdentity = { tenant: string; owner: string; name: string };

/** `sealed`: nonce, ciphertext and tag. */
export type SealedProfile = { keyId: string; sealed: Uint8Array };

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Also names the form of the record: another one gets another name. */
const PURPOSE = 'assent browser profile 1';

/** AES-256-GCM with a fresh nonce, by a key of the tenant. */
export function sealProfile(plain: string, identity: ProfileIdentity, key: StorageKey): SealedProfile {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, tenantKey(key, identity.tenant), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(identity, key.id));
  const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { keyId: key.id, sealed };
}

/** Throws an HTTP error for a record of an unknown key, and for one that is not as it was sealed for this identity. */
export function openProfile(
  { keyId, sealed }: SealedProfile,
  identity: ProfileIdentity,
  keys: readonly StorageKey[],
): string {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw keyMissing();
  try {
    const record = Buffer.from(sealed);
    const decipher = createDecipheriv(
      CIPHER,
      tenantKey(key, identity.tenant),
      record.subarray(0, NONCE_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(boundTo(identity, keyId));
    decipher.setAuthTag(record.subarray(-TAG_BYTES));
    const plain = decipher.update(record.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** RFC 5869. The master key is random, so that it needs no salt. */
function tenantKey({ secret }: StorageKey, tenant: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `${PURPOSE}\0${tenant}`, KEY_BYTES));
}

function boundTo({ tenant, owner, name }: ProfileIdentity, keyId: string): Buffer {
  return Buffer.from(JSON.stringify([PURPOSE, tenant, owner, name, keyId]));
}

function keyMissing(): HttpError {
  return new HttpError(
    503,
    'profile_key_missing',
    'This profile is encrypted with a key that the relay does not have: its operator puts that key back into BROWSER_STORAGE_KEYS, behind the first. Or delete the profile.',
  );
}

function unreadable(cause: unknown): HttpError {
  return new HttpError(
    409,
    'profile_unreadable',
    'This profile was changed in the database, or its key was, and nothing of it is used. Delete it and start over, or ask the operator of the relay for a backup.',
    { cause },
  );
}
