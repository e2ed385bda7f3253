import { HttpError } from '../errors/http-error.ts';
import type { Caller } from './caller.ts';
import type { Origin } from './client-address.ts';

/** The credentials that a request sends. */
export type Credentials = {
  /** A key or a token; `undefined` when there is none. */
  secret: string | undefined;
  origin: Origin;
};

/** Decides who may use this relay. Throws an HTTP error (401, 403, 429 or 503) for those who may not. */
export type Access = { identify(credentials: Credentials): Caller | Promise<Caller> };

/** For a relay on loopback, or behind a proxy that authenticates users: no credentials are needed. */
export const OPEN_ACCESS: Access = { identify: () => ({ kind: 'anyone' }) };

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
