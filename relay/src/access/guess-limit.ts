import { crc32 } from 'node:zlib';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { HttpError } from '../http-error.ts';

const GUESSES = 20;
const SECONDS = 60;

/** Addresses share this many counters, so that many of them take no more memory than some. */
const COUNTERS = 65_536;
const MOST_KNOWN = 10_000;

/**
 * Slows down those who try out keys: an address with twenty wrong ones in a minute has to wait, even with a right one, so
 * that it learns nothing. Who was let in from there before goes on, because behind a proxy many share an address.
 */
export class GuessLimit {
  #wrong = new RateLimiterMemory({ points: GUESSES, duration: SECONDS });
  /** Ordered by their first coming; the oldest are forgotten. */
  #known = new Set<string>();

  /** Counts one wrong key. Throws a refusal once there were too many. */
  async count(address: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.#wrong.penalty(counterOf(address));
    if (consumedPoints > GUESSES) throw tooManyGuesses(msBeforeNext);
  }

  /** For a right key. Throws the same refusal when it is new at an address where too many wrong ones were tried. */
  async admit(address: string, name: string): Promise<void> {
    const known = `${address} ${name}`;
    if (this.#known.has(known)) return;
    const state = await this.#wrong.get(counterOf(address));
    if (state && state.consumedPoints >= GUESSES && state.msBeforeNext > 0)
      throw tooManyGuesses(state.msBeforeNext);
    this.#known.add(known);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }
}

function counterOf(address: string): number {
  return crc32(address) % COUNTERS;
}

function tooManyGuesses(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(
    429,
    'too_many_wrong_keys',
    `Too many wrong keys came from this address. Try again in ${seconds} seconds.`,
    undefined,
    { 'Retry-After': String(seconds) },
  );
}
