import * as z from 'zod';
import { type Caller, identityOf, UNNAMED } from '../access/access.ts';

/** Whose account pays, and whose usage it is. It may be stored with what goes on without its request. */
export const payerSchema = z.object({
  /** Empty on a relay that requires no keys. */
  tenant: z.string(),
  keyName: z.string(),
  userName: z.string(),
  /** Undefined for a caller without a key. */
  keyId: z.string().optional(),
  /** The most that the key may use in a month, if there is a limit. */
  creditsPerMonth: z.int().optional(),
});
export type Payer = z.output<typeof payerSchema>;

/** `userId`: whom the request names. Throws an HTTP error when a token names another user. */
export function payerOf(caller: Caller, userId: string = UNNAMED): Payer {
  const { tenant, user, key_name: keyName } = identityOf(caller, userId);
  const key = caller.kind === 'key' && { keyId: caller.id, creditsPerMonth: caller.grants?.creditsPerMonth };
  return { tenant: tenant ?? '', keyName: keyName ?? '', userName: user, ...key };
}
