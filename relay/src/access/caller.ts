import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import type { Scope } from './counts.ts';

/**
 * Who sends a request, as far as the relay can prove it. `anyone`: no key is asked for. `key`: a backend, which names its
 * users itself. `person`: a token that was made out to one user; `userId` says what becomes of another one's name. A tenant is whose users and sessions these are.
 */
export type Caller =
  | { kind: 'anyone' }
  | { kind: 'key'; id: string; tenant: string }
  | { kind: 'person'; tenant: string; subject: string; userId: 'refuse' | 'ignore' };

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller | undefined;
  }
}

/** Throws on a route without the guard that identifies callers: such a route must not answer. */
export function callerOf(context: Context): Caller {
  const caller = context.get('caller');
  if (!caller) throw new Error('A route asked who is calling, but is open to everybody.');
  return caller;
}

/** What the contract's schema makes of a request that names no user. */
const UNNAMED = 'anonymous';

/** Characters; longer ones are hashed, because databases can't index them. */
const LONGEST = 400;

/**
 * Whom the sessions of this request belong to: a tenant's user. Every route that finds a session by a `user_id` finds it by
 * this. Two tenants, or two users, never give the same owner. Throws an HTTP error when a token names another user.
 */
export function ownerOf(context: Context, userId: string): string {
  return nameOwner(callerOf(context), userId);
}

/** {@link ownerOf}, where the caller is known already. */
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
    'This token belongs to a different user from "user_id". Leave "user_id" out, or send the token\'s own subject.',
  );
}

/** By which names somebody is counted. */
export type Named = Readonly<Record<Scope, string>>;

/** `owner` as `nameOwner` gives it. Of tokens, all of a tenant are counted where all of a key are. */
export function namedBy(caller: Caller, owner: string): Named {
  return { user: owner, key: keyOf(caller) };
}

function keyOf(caller: Caller): string {
  switch (caller.kind) {
    case 'anyone':
      return 'anyone';
    case 'key':
      return `key ${caller.id}`;
    case 'person':
      return `tenant ${caller.tenant}`;
  }
}
