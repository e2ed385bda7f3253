import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L, U: people confuse them, and words come of vowels. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Of a code: 30^8, some 39 bits, guessed at most {@link WRONG_CODES} times in {@link VALID}. */
const LENGTH = 8;

/** Milliseconds for which a code can be typed, and in which wrong codes count. */
const VALID = 10 * 60_000;

/** Programs that can wait for a person at once: each takes memory, and none has shown yet that it belongs here. */
const MOST = 200;

const WRONG_CODES = 5;

export type Pairing = {
  code: string;
  tokenHash: string;
  name: string | undefined;
  expiresAt: number;
};

export type PairingAttempt = { kind: 'paired'; pairing: Pairing } | { kind: 'wrong' } | { kind: 'too-many' };

/** Programs that nobody has let in yet, each with the code that it shows. In memory: a new code costs nothing. */
export class PendingPairings {
  readonly #pairings = new Map<string, Pairing>();
  /** Codes that programs have. */
  readonly #given = new Set<string>();
  readonly #wrong = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The same code until it expires. Undefined when too many programs wait. `name`: where the request says it. */
  of(tokenHash: string, name: string | undefined): Pairing | undefined {
    this.#forgetExpired();
    const known = this.#pairings.get(tokenHash);
    if (!known && this.#pairings.size >= MOST) return undefined;
    const { code, expiresAt } = known ?? { code: createCode(), expiresAt: this.#now() + VALID };
    const pairing = { code, tokenHash, name: name ?? known?.name, expiresAt };
    this.#pairings.set(tokenHash, pairing);
    return pairing;
  }

  /** The program gets its code. Returns whether it has had it before. */
  give({ code }: Pairing): boolean {
    const hadIt = this.#given.has(code);
    this.#given.add(code);
    return hadIt;
  }

  /** A code works once. Wrong ones are counted by who types them. */
  take(typed: string, guesser: string): PairingAttempt {
    this.#forgetExpired();
    const wrong = this.#wrong.get(guesser) ?? [];
    if (wrong.length >= WRONG_CODES) return { kind: 'too-many' };
    const pairing = [...this.#pairings.values()].find(({ code }) => plain(code) === plain(typed));
    if (!pairing) {
      this.#wrong.set(guesser, [...wrong, this.#now()]);
      return { kind: 'wrong' };
    }
    this.#forget(pairing);
    return { kind: 'paired', pairing };
  }

  #forget({ tokenHash, code }: Pairing): void {
    this.#pairings.delete(tokenHash);
    this.#given.delete(code);
  }

  #forgetExpired(): void {
    const now = this.#now();
    for (const pairing of this.#pairings.values()) if (pairing.expiresAt <= now) this.#forget(pairing);
    for (const [guesser, times] of this.#wrong) {
      const recent = times.filter(time => time > now - VALID);
      if (recent.length > 0) this.#wrong.set(guesser, recent);
      else this.#wrong.delete(guesser);
    }
  }
}

function createCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');
}
