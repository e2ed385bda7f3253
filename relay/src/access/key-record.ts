import * as z from 'zod';

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

export type KeyState = 'active' | 'expired' | 'revoked';

/** `now` in milliseconds since 1970. */
export function stateOf(record: KeyRecord, now: number): KeyState {
  if (record.revoked !== undefined) return 'revoked';
  return record.expires !== undefined && Date.parse(record.expires) <= now ? 'expired' : 'active';
}
