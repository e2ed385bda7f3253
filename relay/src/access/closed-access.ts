import { HttpError } from '../errors/http-error.ts';
import type { Access } from './access.ts';
import { unauthorized } from './access.ts';
import { isWellFormedKey, KEY_PREFIX, stateOf } from './access-key.ts';
import type { Caller } from './caller.ts';
import { createAddressReader } from './client-address.ts';
import { GuessLimit } from './guess-limit.ts';
import type { KeyRing } from './key-ring.ts';
import type { TokenCheck } from './token-check.ts';

export type ClosedAccessOptions = {
  ring?: KeyRing | undefined;
  checkToken?: TokenCheck | undefined;
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  proxies?: readonly string[];
  now?: () => number;
};

/**
 * Requires a key or a token. Without token settings, and as long as there never was a keys file, none is required: that
 * is the relay on the user's own machine, which requires keys from the first one on.
 */
export function createClosedAccess(options: ClosedAccessOptions): Access {
  const { ring, proxies = [] } = options;
  const readAddress = createAddressReader(proxies);
  const guesses = new GuessLimit();
  return {
    async identify(credentials) {
      if (!options.checkToken && !ring?.isKept) return { kind: 'anyone' };
      const { secret, origin } = credentials;
      if (secret === undefined) throw nothingShown();
      const caller = await orCount(check(secret, options), () => guesses.count(readAddress(origin)));
      guesses.admit(readAddress(origin), nameOf(caller));
      return caller;
    },
  };
}

async function check(
  secret: string,
  { ring, checkToken, now = Date.now }: ClosedAccessOptions,
): Promise<Caller> {
  const isKey = !checkToken || secret.startsWith(KEY_PREFIX);
  if (isKey && ring) return checkKey(ring, secret, now());
  if (checkToken) return checkToken(secret);
  throw nothingShown();
}

const GUESSED = new Set(['key_unknown', 'token_invalid']);

/** Counts possible guesses. A malformed or expired key and a failure of the relay are not guesses. */
async function orCount(checked: Promise<Caller>, count: () => void): Promise<Caller> {
  try {
    return await checked;
  } catch (thrown) {
    if (thrown instanceof HttpError && GUESSED.has(thrown.code)) count();
    throw thrown;
  }
}

function nameOf(caller: Caller): string {
  switch (caller.kind) {
    case 'anyone':
      return '';
    case 'key':
      return `key ${caller.id}`;
    case 'person':
      return JSON.stringify([caller.tenant, caller.subject]);
  }
}

function nothingShown(): HttpError {
  return unauthorized(
    'key_missing',
    'This relay answers only with an access key or a token: send "Authorization: Bearer …". Ask the operator of this relay for one.',
  );
}

/**
 * The holder of this key. Unknown and revoked keys get the same answer, so that nobody can test whether a leaked key
 * was valid. An expired key is named as such: only its holder can see that, and it saves them the search.
 */
function checkKey(ring: KeyRing, given: string, now: number): Caller {
  if (!isWellFormedKey(given)) {
    throw unauthorized(
      'key_malformed',
      'This is not an access key of this relay: it is incomplete or has a typing error. Copy the whole key again.',
    );
  }
  const record = ring.find(given);
  const state = record && stateOf(record, now);
  if (state === 'expired') {
    throw unauthorized(
      'key_expired',
      'This access key has expired. Ask the operator of this relay for a new one.',
    );
  }
  if (!record || state !== 'active') {
    throw unauthorized(
      'key_unknown',
      'This access key is not known here. Ask the operator of this relay for one.',
    );
  }
  return { kind: 'key', id: record.id, tenant: record.tenant };
}
