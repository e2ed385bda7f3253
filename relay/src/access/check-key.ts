import { isWellFormedKey } from './access-key.ts';
import type { Caller } from './caller.ts';
import { stateOf } from './key-record.ts';
import type { KeyRing } from './key-ring.ts';
import { unauthorized } from './unauthorized.ts';

/**
 * Who holds this key. Unknown and revoked ones get the same answer: whoever found a key that leaked need not hear that it
 * was one. That one has expired is told, since nobody but its holder can learn of it, and it saves them the search.
 */
export function checkKey(ring: KeyRing, given: string, now: number): Caller {
  if (!isWellFormedKey(given)) {
    throw unauthorized(
      'key_malformed',
      'This is no access key of this relay: it was cut off, or has a slip in it. Copy it once more, whole.',
    );
  }
  const record = ring.find(given);
  const state = record && stateOf(record, now);
  if (state === 'expired') {
    throw unauthorized(
      'key_expired',
      'This access key has expired. Ask whoever runs this relay for a new one.',
    );
  }
  if (!record || state !== 'active') {
    throw unauthorized(
      'key_unknown',
      'This access key is not known here. Ask whoever runs this relay for one.',
    );
  }
  return { kind: 'key', id: record.id, tenant: record.tenant };
}
