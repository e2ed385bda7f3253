import { HttpError } from '../errors/http-error.ts';
import { MinuteCounts } from './minute-counts.ts';

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

  /** Counts one wrong key. Throws an HTTP error once there were too many. */
  count(address: string): void {
    const { count, endsAt } = this.#wrong.add(address);
    if (count > MAX_GUESSES) throw tooManyGuesses(endsAt);
  }

  /** For a right key. Throws the same error where it is new at an address that tried too many wrong ones. */
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
    undefined,
    { 'Retry-After': String(seconds) },
  );
}
