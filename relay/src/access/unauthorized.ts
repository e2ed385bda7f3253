import { HttpError } from '../http-error.ts';

export type UnauthorizedCode =
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
