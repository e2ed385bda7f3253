import { randomBytes } from 'node:crypto';
import { HttpError } from '../errors/http-error.ts';
import { createAccessKey, hashAccessKey, type KeyRecord } from './access-key.ts';

export type NewKey = {
  name: string;
  /** By default the name. */
  tenant: string | undefined;
  /** Milliseconds since 1970; `undefined` for never. */
  expires: number | undefined;
  grants?: Pick<
    KeyRecord,
    'scopes' | 'models' | 'tokens_per_minute' | 'credits_per_month' | 'cost_per_month' | 'operator'
  >;
};

/**
 * A new key and what is stored of it. The key itself is returned here and never again. `now` in milliseconds since 1970. Throws
 * one sentence for a name that can't be one.
 */
export function issueKey(wish: NewKey, now: number): { key: string; record: KeyRecord } {
  const name = nameOrThrow('name', wish.name);
  const tenant = nameOrThrow('tenant', wish.tenant ?? wish.name);
  const key = createAccessKey();
  return {
    key,
    record: {
      id: `key_${randomBytes(6).toString('hex')}`,
      name,
      tenant,
      hash: hashAccessKey(key),
      last_four: key.slice(-4),
      created: new Date(now).toISOString(),
      ...(wish.expires !== undefined && { expires: new Date(wish.expires).toISOString() }),
      ...wish.grants,
    },
  };
}

/** Names appear in logs, metrics and tables. */
function nameOrThrow(what: 'name' | 'tenant', given: string): string {
  if (given.startsWith('key_')) throw notAName(what, "can't begin with key_, as ids do.");
  if (/^[\p{L}\p{N}][\p{L}\p{N}._:/@-]{0,199}$/u.test(given)) return given.normalize('NFC');
  throw notAName(what, 'begins with a letter or a digit, and contains only letters, digits and . _ : / @ -');
}

function notAName(what: 'name' | 'tenant', rule: string): HttpError {
  const message = `A ${what} ${rule}`;
  return new HttpError(400, 'invalid_request', message, { issues: [{ path: what, message }] });
}
