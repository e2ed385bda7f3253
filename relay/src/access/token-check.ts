import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import * as z from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { scopesOfClaim } from '../http/access-scope.ts';
import { type Caller, unauthorized } from './access.ts';
import { lookAtFile, stampOf } from './key-ring.ts';
import { readKeySet } from './read-key-set.ts';

export type TokenOptions = {
  keys: KeySetPlace;
  issuer: string;
  audience: string;
  /** The claim that names the tenant; without one, the issuer is the tenant of everybody. */
  tenantClaim?: string | undefined;
  /** The handling of a `user_id` that is not the token's subject. */
  userId: 'refuse' | 'ignore';
  /** Whether the claim `scope` limits its holder; `ignore` for an issuer whose scopes are not about this relay. */
  scope?: 'check' | 'ignore';
};

export type TokenCheck = (token: string) => Promise<Caller>;

/** Asymmetric ones only. With a shared secret, every verifier could also sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Seconds between two clocks. */
const CLOCK_TOLERANCE = 30;

const nameSchema = z.string().min(1).max(255);

/**
 * Checks JSON Web Tokens (RFC 7519). They must have an expiry and a subject, the user. Throws an HTTP error: 401 for a bad
 * token, 503 when the issuer's keys are unavailable.
 */
export function createTokenCheck(options: TokenOptions): TokenCheck {
  const keys = openKeySet(options.keys);
  const rules: JWTVerifyOptions = {
    issuer: options.issuer,
    audience: options.audience,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['exp', 'sub'],
  };
  return async token => {
    try {
      return toPerson(await verify(token, keys, rules), options);
    } catch (thrown) {
      throw thrown instanceof errors.JOSEError ? toHttpError(thrown) : thrown;
    }
  };
}

/** A token that does not name its key may fit several. */
async function verify(token: string, keys: JWTVerifyGetKey, rules: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, rules)).payload;
  } catch (thrown) {
    if (!(thrown instanceof errors.JWKSMultipleMatchingKeys)) throw thrown;
    for await (const key of thrown) {
      try {
        return (await jwtVerify(token, key, rules)).payload;
      } catch (failure) {
        if (!(failure instanceof errors.JWSSignatureVerificationFailed)) throw failure;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

function toPerson(claims: JWTPayload, options: TokenOptions): Caller {
  const { issuer, tenantClaim, userId, scope = 'check' } = options;
  const subject = nameSchema.safeParse(claims.sub);
  const tenant = tenantClaim === undefined ? issuer : nameSchema.safeParse(claims[tenantClaim]).data;
  if (!subject.success || tenant === undefined) {
    throw unauthorized(
      'token_invalid',
      'This token does not name its user: the subject or the tenant is missing.',
    );
  }
  const person = { kind: 'person', tenant, subject: subject.data, userId } as const;
  if (scope === 'ignore' || claims.scope === undefined) return person;
  const scopes = scopesOfClaim(claims.scope);
  if (scopes) return { ...person, scopes };
  throw unauthorized(
    'token_invalid',
    'The scopes of this token can not be read: its claim "scope" is not one text of names that are separated by spaces.',
  );
}

function toHttpError(thrown: errors.JOSEError): Error {
  if (thrown instanceof errors.JWTExpired) {
    return unauthorized('token_expired', 'This token has expired. Sign in again.');
  }
  return unauthorized(
    'token_invalid',
    'This token is not accepted: its signature, issuer, audience or form is not what this relay expects.',
  );
}

/** The issuer's JSON Web Key Set (RFC 7517). */
type KeySetPlace =
  | {
      url: string;
      /** Milliseconds between two fetches for an unknown key; half a minute. */
      cooldown?: number;
      timeOut?: number;
    }
  | { file: string };

/** Cached for ten minutes. Throws an HTTP error (503) when the keys are unavailable: that says nothing about the token. */
function openKeySet(place: KeySetPlace): JWTVerifyGetKey {
  const find = 'file' in place ? keysInFile(place.file) : keysAtAddress(place);
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (thrown) {
      throw isAboutToken(thrown) ? thrown : keysUnreachable(thrown);
    }
  };
}

function keysAtAddress({ url, cooldown, timeOut }: Extract<KeySetPlace, { url: string }>): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    ...(cooldown !== undefined && { cooldownDuration: cooldown }),
    ...(timeOut !== undefined && { timeoutDuration: timeOut }),
  });
}

function keysInFile(path: string): JWTVerifyGetKey {
  let seen: string | undefined;
  let keys: JWTVerifyGetKey | undefined;
  return (header, token) => {
    const stamp = stampOf(lookAtFile(path));
    if (!keys || stamp !== seen) keys = createLocalJWKSet(readKeySet(path));
    seen = stamp;
    return keys(header, token);
  };
}

function isAboutToken(thrown: unknown): boolean {
  return (
    thrown instanceof errors.JWKSNoMatchingKey ||
    thrown instanceof errors.JWKSMultipleMatchingKeys ||
    thrown instanceof errors.JOSENotSupported
  );
}

function keysUnreachable(cause: unknown): HttpError {
  return new HttpError(
    503,
    'token_keys_unreachable',
    "This relay can't get the keys that verify tokens, so it can't identify you. Try again in a moment; if the problem persists, contact its operator.",
    { headers: { 'Retry-After': '5' }, cause },
  );
}
