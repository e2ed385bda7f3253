import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { HttpError } from '../errors/http-error.ts';
import type { AccessScope } from '../http/access-scope.ts';
import type { KeyGrants } from './access-key.ts';
import type { Origin } from './client-address.ts';
import type { Scope } from './counts.ts';

/** Decides who may use this relay. Throws an HTTP error (401, 403, 429 or 503) for everybody else. */
export type Access = { identify(credentials: Credentials): Caller | Promise<Caller> };

export type Credentials = {
  /** A key or a token; `undefined` when the request has none. */
  secret: string | undefined;
  origin: Origin;
};

/**
 * Who sends a request, as far as the relay can prove it. `anyone`: no key is required. `key`: a backend, which names its
 * users itself; its name is the operator's, for logs and metrics. `person`: a token for one user; `userId` says what the relay
 * does when the request names another one. The tenant owns users and sessions.
 * `scopes`: all that it may use, where it is limited.
 */
export type Caller =
  | { kind: 'anyone' }
  | ({
      kind: 'key';
      id: string;
      name?: string;
      tenant: string;
      grants?: KeyGrants;
      isOperator?: true;
    } & Scoped)
  | ({ kind: 'person'; tenant: string; subject: string; userId: 'refuse' | 'ignore' } & Scoped);

type Scoped = { scopes?: readonly AccessScope[] };

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller | undefined;
  }
}

/** For a relay on loopback, or behind a proxy that authenticates users. */
export const OPEN_ACCESS: Access = { identify: () => ({ kind: 'anyone' }) };

/** A 401 with its challenge (RFC 6750, section 3): `error` only when the request had credentials. */
export function unauthorized(code: string, message: string): HttpError {
  const challenge = `Bearer realm="assent-relay"${code === 'key_missing' ? '' : ', error="invalid_token"'}`;
  return new HttpError(401, code, message, { headers: { 'WWW-Authenticate': challenge } });
}

/** Throws on a route without the guard that identifies callers: such a route must not answer. */
export function callerOf(context: Context): Caller {
  const caller = context.get('caller');
  if (!caller) throw new Error('A route asked for its caller, but is open to everybody.');
  return caller;
}

/** The schema's default for a request that names no user. */
export const UNNAMED = 'anonymous';

/** Characters; longer owners are hashed, because databases can't index them. */
const MAX_OWNER = 400;

/**
 * The owner of this request's sessions: a user of a tenant. Every route looks sessions up by it. Two tenants, or two users,
 * never share an owner. Throws an HTTP error when a token names another user.
 */
export function ownerOf(context: Context, userId: string): string {
  return nameOwner(callerOf(context), userId);
}

/** {@link ownerOf} for a known caller. */
export function nameOwner(caller: Caller, userId: string): string {
  const owner = JSON.stringify([tenantOf(caller), userOf(caller, userId)]);
  return owner.length <= MAX_OWNER ? owner : `sha256:${createHash('sha256').update(owner).digest('hex')}`;
}

/** No key and no token can name the tenant `null`. */
export function tenantOf(caller: Caller): string | null {
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

/** Who decides, for the audit: `by` and `key_name` say whose credentials were used, never the credentials. */
type Identity = { tenant: string | null; user: string; by: string; key_name: string | undefined };

export function identityOf(caller: Caller, userId: string): Identity {
  const by = caller.kind === 'key' ? caller.id : caller.kind === 'person' ? 'token' : 'anyone';
  return { tenant: tenantOf(caller), user: userOf(caller, userId), by, key_name: keyNameOf(caller) };
}

/** The name that the operator gave the key. */
export function keyNameOf(caller: Caller | undefined): string | undefined {
  return caller?.kind === 'key' ? caller.name : undefined;
}

/** The names under which the limits count a caller. */
export type Named = Readonly<Record<Scope, string>>;

/** `owner` as `nameOwner` gives it. Tokens have no key, so all tokens of a tenant count together. */
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
