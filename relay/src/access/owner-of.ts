import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { HttpError } from '../http-error.ts';
import { type Caller, callerOf } from './caller.ts';

/** What the contract's schema makes of a request that names no user. */
const UNNAMED = 'anonymous';

/** Characters; longer ones are hashed, because databases can't index them. */
const LONGEST = 400;

/**
 * Whom the sessions of this request belong to: a tenant's user. Every route that finds a session by a `user_id` finds it by
 * this. Two tenants, or two users, never give the same owner. Throws a refusal when a person's token speaks for another.
 */
export function ownerOf(context: Context, userId: string): string {
  return nameOwner(callerOf(context), userId);
}

/** {@link ownerOf}, for whoever knows the caller already. */
export function nameOwner(caller: Caller, userId: string): string {
  const owner = JSON.stringify([tenantOf(caller), userOf(caller, userId)]);
  return owner.length <= LONGEST ? owner : `sha256:${createHash('sha256').update(owner).digest('hex')}`;
}

/** `null` is the one tenant that no key and no token can name. */
function tenantOf(caller: Caller): string | null {
  return caller.kind === 'anyone' ? null : caller.tenant;
}

function userOf(caller: Caller, userId: string): string {
  if (caller.kind !== 'person') return userId;
  if (caller.userId === 'ignore' || userId === UNNAMED || userId === caller.subject) return caller.subject;
  throw new HttpError(
    403,
    'wrong_user',
    'This token is made out to another user than "user_id" names. Leave "user_id" out, or send the token\'s own subject.',
  );
}
