import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import type { Origin } from './client-address.ts';
import type { Scope } from './counts.ts';

/** For a relay on loopback, or behind a proxy that authenticates users: no credentials are needed. */
export const OPEN_ACCESS: Access = { identify: () => ({ kind: 'anyone' }) };

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

/** The credentials that a request sends. */
export type Credentials = {
  /** A key or a token; `undefined` when there is none. */
  secret: string | undefined;
  origin: Origin;
};

/** Decides who may use this relay. Throws an HTTP error (401, 403, 429 or 503) for those who may not. */
export type Access = { identify(credentials: Credentials): Caller | Promise<Caller> };

type UnauthorizedCode =
  | 'key_missing'
  | 'key_malformed'
  | 'key_unknown'
  | 'key_expired'
  | 'token_invalid'
  | 'token_expired';

/** A 401 with the challenge that goes with it (RFC 6750, section 3): an `error` only where something was shown. */
export function unauthorized(code: UnauthorizedCode, message: string): HttpError {
  const challenge = `Bearer realm="assent-relay"${code === 'key_missing' ? '' : ', error="invalid_token"'}`;
  return new HttpError(401, code, message, undefined, { 'WWW-Authenticate': challenge });
}
