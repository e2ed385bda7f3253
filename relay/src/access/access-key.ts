import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By this people, and programs that look for leaked secrets, know one of our keys. */
export const KEY_PREFIX = 'assent_';

const WELL_FORMED = /^assent_([0-9a-f]{64})([0-9a-f]{8})$/;

/** `assent_`, 256 random bits and their checksum, in hexadecimal digits, so that a double click selects it whole. */
export function createAccessKey(): string {
  const random = randomBytes(32).toString('hex');
  return `${KEY_PREFIX}${random}${checksum(random)}`;
}

/** Whether it can be a key at all: tells a slip of the hand from a key that nobody knows, without looking any up. */
export function isWellFormedKey(given: string): boolean {
  const [, random, sum] = WELL_FORMED.exec(given) ?? [];
  return random !== undefined && checksum(random) === sum;
}

/**
 * What is stored of a key. A fast hash is enough: slow ones make up for passwords that people think of, and nobody tries out
 * 256 random bits, however fast.
 */
export function hashAccessKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function checksum(random: string): string {
  return crc32(random).toString(16).padStart(8, '0');
}
