import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';

/** By this people, and programs that look for leaked secrets, know one of our keys. */
export const KEY_PREFIX = 'assent_';

const WELL_FORMED = /^assent_([0-9a-f]{64})([0-9a-f]{8})$/;

/** `assent_`, 256 random bits and their checksum, in hexadecimal digits, so that a double click selects it whole. */
export function createAccessKey(): string {
  const random = randomBytes(32).toString('hex');
  return `${KEY_PREFIX}${random}${checksum(random)}`;
}

/** Whether it can be a key at all: this tells a typing error from an unknown key without a look-up. */
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

const moment = z.iso.datetime();

/** A key as it is kept: enough to recognise it, not enough to use it. Moments are ISO 8601, in UTC. */
const keyRecordSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  /** Whose users and sessions those are that the key's holder names. */
  tenant: z.string().min(1),
  /** SHA-256 of the whole key, in hexadecimal digits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  last_four: z.string().length(4),
  created: moment,
  expires: moment.optional(),
  revoked: moment.optional(),
});

export type KeyRecord = z.infer<typeof keyRecordSchema>;

export const keyFileSchema = z.object({ version: z.literal(1), keys: z.array(keyRecordSchema) });

type KeyState = 'active' | 'expired' | 'revoked';

/** `now` in milliseconds since 1970. */
export function stateOf(record: KeyRecord, now: number): KeyState {
  if (record.revoked !== undefined) return 'revoked';
  return record.expires !== undefined && Date.parse(record.expires) <= now ? 'expired' : 'active';
}
