import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { scopeSchema } from '../http/access-scope.ts';

/** People, and scanners for leaked secrets, recognise our keys by it. */
export const KEY_PREFIX = 'assent_';

const WELL_FORMED = /^assent_([0-9a-f]{64})([0-9a-f]{8})$/;

/** `assent_`, 256 random bits and their checksum, in hexadecimal digits: a double click selects the whole key. */
export function createAccessKey(): string {
  const random = randomBytes(32).toString('hex');
  return `${KEY_PREFIX}${random}${checksum(random)}`;
}

/** Distinguishes a typing error from an unknown key without a look-up. */
export function isWellFormedKey(given: string): boolean {
  const [, random, sum] = WELL_FORMED.exec(given) ?? [];
  return random !== undefined && checksum(random) === sum;
}

/** A fast hash is enough: slow ones protect passwords that people choose, and nobody can guess 256 random bits. */
export function hashAccessKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function checksum(random: string): string {
  return crc32(random).toString(16).padStart(8, '0');
}

/** Fits an integer of the database. */
const MAX_COUNT = 999_999_999;

/** A stored key: enough to recognise it, not enough to use it. Times are ISO 8601, in UTC. */
export const keyRecordSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  tenant: z.string().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  last_four: z.string().length(4),
  created: z.iso.datetime(),
  expires: z.iso.datetime().optional(),
  revoked: z.iso.datetime().optional(),
  /** Its holder may also make and revoke keys. */
  operator: z.literal(true).optional(),
  /** The only parts of the relay that its holders may use; without them, all but those that are given by name alone. */
  scopes: z.array(scopeSchema).min(1).optional(),
  /** The only models that its holders may use. */
  models: z.array(z.string().min(1)).min(1).optional(),
  tokens_per_minute: z.int().positive().max(MAX_COUNT).optional(),
  credits_per_month: z.int().positive().max(MAX_COUNT).optional(),
  cost_per_month: z
    .object({ amount: z.number().positive(), currency: z.string().regex(/^[A-Z]{3}$/) })
    .optional(),
});

/** Changes what a key may use; `null` takes the limit away, a missing one stays. */
export type GrantChange = {
  [Grant in 'scopes' | 'models' | 'tokens_per_minute' | 'credits_per_month' | 'cost_per_month']?:
    | KeyRecord[Grant]
    | null;
};

export function withGrants(record: KeyRecord, change: GrantChange): KeyRecord {
  const { scopes, models, tokens_per_minute, credits_per_month, cost_per_month } = {
    ...record,
    ...withoutMissing(change),
  };
  return {
    ...record,
    scopes: scopes ?? undefined,
    models: models ?? undefined,
    tokens_per_minute: tokens_per_minute ?? undefined,
    credits_per_month: credits_per_month ?? undefined,
    cost_per_month: cost_per_month ?? undefined,
  };
}

function withoutMissing(change: GrantChange): GrantChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** What the holders of a key may use; everything else is unlimited. */
export type KeyGrants = {
  models?: readonly string[] | undefined;
  tokensPerMinute?: number | undefined;
  creditsPerMonth?: number | undefined;
  costPerMonth?: { amount: number; currency: string } | undefined;
};

export function grantsOf(record: KeyRecord): KeyGrants | undefined {
  const { models, tokens_per_minute: tokensPerMinute, cost_per_month: costPerMonth } = record;
  const { credits_per_month: creditsPerMonth } = record;
  const isLimited = tokensPerMinute !== undefined || creditsPerMonth !== undefined || costPerMonth;
  return models || isLimited ? { models, tokensPerMinute, creditsPerMonth, costPerMonth } : undefined;
}

export type KeyRecord = z.infer<typeof keyRecordSchema>;

export const keyFileSchema = z.object({ version: z.literal(1), keys: z.array(keyRecordSchema) });

type KeyState = 'active' | 'expired' | 'revoked';

/** `now` in milliseconds since 1970. */
export function stateOf(record: Pick<KeyRecord, 'expires' | 'revoked'>, now: number): KeyState {
  if (record.revoked !== undefined) return 'revoked';
  return record.expires !== undefined && Date.parse(record.expires) <= now ? 'expired' : 'active';
}
