import { HttpError } from '../errors/http-error.ts';
import { type Access, type Caller, unauthorized } from './access.ts';
import { grantsOf, isWellFormedKey, KEY_PREFIX, stateOf } from './access-key.ts';
import { createAddressReader } from './client-address.ts';
import { MinuteCounts } from './counts.ts';
import type { KnownKeys } from './key-store.ts';
import type { TokenCheck } from './token-check.ts';

export type ClosedAccessOptions = {
  ring?: KnownKeys | undefined;
  checkToken?: TokenCheck | undefined;
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  proxies?: readonly string[];
  now?: () => number;
};

/**
 * Requires a key or a token. Without token settings and without a keys file none is required: that is the relay on the user's
 * own machine, which requires keys from the first one on.
 */
export function createClosedAccess(options: ClosedAccessOptions): Access {
  const { ring, proxies = [] } = options;
  const readAddress = createAddressReader(proxies);
  const guesses = new GuessLimit();
  return {
    async identify(credentials) {
      if (!options.checkToken && !ring?.isKept) return { kind: 'anyone' };
      const { secret, origin } = credentials;
      if (secret === undefined) throw noCredentials();
      const caller = await orCount(check(secret, options), () => guesses.count(readAddress(origin)));
      guesses.admit(readAddress(origin), JSON.stringify(caller));
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
  throw noCredentials();
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

function noCredentials(): HttpError {
  return unauthorized(
    'key_missing',
    'This relay requires an access key or a token: send "Authorization: Bearer …". Ask the operator of this relay for one.',
  );
}

/**
 * The holder of this key. Unknown and revoked keys get the same answer, so that nobody can test whether a leaked key was valid.
 * An expired key gets its own: only its holder can see that, and it saves them the search.
 */
async function checkKey(ring: KnownKeys, given: string, now: number): Promise<Caller> {
  if (!isWellFormedKey(given)) {
    throw unauthorized(
      'key_malformed',
      'This is not an access key of this relay: it is incomplete or has a typing error. Copy the whole key again.',
    );
  }
  const record = await ring.find(given);
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
      'This relay does not know this access key. Ask the operator of this relay for one.',
    );
  }
  const { id, name, tenant, scopes, operator: isOperator } = record;
  const grants = grantsOf(record);
  return {
    ...{ kind: 'key', id, name, tenant },
    ...(scopes && { scopes }),
    ...(grants && { grants }),
    ...(isOperator && { isOperator }),
  };
}

const MAX_GUESSES = 20;
const MAX_ADDRESSES = 65_536;
const MAX_ADMITTED = 10_000;

/**
 * Slows down guessing: after twenty wrong keys in a minute an address has to wait, even with a right key, so that it learns
 * nothing. Callers admitted from there before go on, because behind a proxy many share an address.
 */
export class GuessLimit {
  /** By address, not by a hash of it: an attacker could choose addresses that share a hash with others. */
  #wrong = new MinuteCounts(MAX_ADDRESSES);
  #admitted = new Set<string>();

  /** Counts one wrong key. Throws an HTTP error after too many. */
  count(address: string): void {
    const { count, endsAt } = this.#wrong.add(address);
    if (count > MAX_GUESSES) throw tooManyGuesses(endsAt);
  }

  /** For a right key. Throws the same error for a caller that is new at an address with too many wrong keys. */
  admit(address: string, name: string): void {
    const caller = `${address} ${name}`;
    if (this.#admitted.has(caller)) return;
    const wrong = this.#wrong.get(address);
    if (wrong && wrong.count >= MAX_GUESSES) throw tooManyGuesses(wrong.endsAt);
    this.#admitted.add(caller);
    const [oldest] = this.#admitted;
    if (this.#admitted.size > MAX_ADMITTED && oldest !== undefined) this.#admitted.delete(oldest);
  }
}

function tooManyGuesses(endsAt: number): HttpError {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  return new HttpError(
    429,
    'too_many_wrong_keys',
    `Too many wrong keys came from this address. Try again in ${seconds} seconds.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
