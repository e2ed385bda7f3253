import { timingSafeEqual } from 'node:crypto';
import { type BigIntStats, lstatSync, statSync } from 'node:fs';
import { HttpError } from '../errors/http-error.ts';
import { hashAccessKey, type KeyRecord, stateOf } from './access-key.ts';
import { readKeyFile } from './key-file.ts';

/** The keys in a file, checked for changes at every request, so that a revocation takes effect at once. */
export class KeyRing {
  #path: string;
  #keys: readonly KeyRecord[] = [];
  /** Of the keys, in their order. */
  #hashes: readonly Buffer[] = [];
  #seen: string | undefined;
  #isRequired: boolean;

  /**
   * `isNamed`: the operator named this file, so keys are required even before it exists. Throws one sentence when the file
   * exists and can't be read.
   */
  constructor(path: string, { isNamed = false } = {}) {
    this.#path = path;
    this.#isRequired = isNamed;
    this.#lookAgain();
  }

  /**
   * Whether keys are required: from the first file on. A file without keys, a deleted one and a broken link don't lift the
   * requirement.
   */
  get isKept(): boolean {
    this.#lookAgainOrRefuse();
    return this.#isRequired;
  }

  /** Keys are required, but there is no file of them. */
  get isMissing(): boolean {
    return this.#isRequired && this.#seen === undefined;
  }

  /** `now` in milliseconds since 1970. */
  hasActive(now: number): boolean {
    return this.#keys.some(key => stateOf(key, now) === 'active');
  }

  /** In constant time: known and unknown keys take equally long. */
  find(key: string): KeyRecord | undefined {
    this.#lookAgainOrRefuse();
    const hash = Buffer.from(hashAccessKey(key), 'hex');
    let found = -1;
    for (const [index, known] of this.#hashes.entries()) if (timingSafeEqual(hash, known)) found = index;
    return this.#keys[found];
  }

  #lookAgainOrRefuse(): void {
    try {
      this.#lookAgain();
    } catch (cause) {
      throw new HttpError(
        503,
        'keys_unreadable',
        "This relay can't read its keys and accepts no requests until it can. Contact its operator.",
        { cause },
      );
    }
  }

  #lookAgain(): void {
    const look = lookAtFile(this.#path);
    const stamp = stampOf(look);
    this.#isRequired ||= look.kind !== 'nothing';
    if (stamp === this.#seen) return;
    this.#keys = readKeyFile(this.#path);
    this.#hashes = this.#keys.map(key => Buffer.from(key.hash, 'hex'));
    this.#seen = stamp;
  }
}

type FileLook = { kind: 'file'; stats: BigIntStats } | { kind: 'broken-link' | 'nothing' };

const LOOKING = { bigint: true, throwIfNoEntry: false } as const;

export function lookAtFile(path: string): FileLook {
  const entry = lstatSync(path, LOOKING);
  if (!entry) return { kind: 'nothing' };
  const stats = entry.isSymbolicLink() ? statSync(path, LOOKING) : entry;
  return stats ? { kind: 'file', stats } : { kind: 'broken-link' };
}

/** Changes whenever the file does; `undefined` without a file. */
export function stampOf(look: FileLook): string | undefined {
  if (look.kind !== 'file') return undefined;
  const { dev, ino, size, mtimeNs, ctimeNs } = look.stats;
  return `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`;
}
