import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Caller } from './caller.ts';
import { type KeySetPlace, openKeySet } from './key-set.ts';
import { unauthorized } from './unauthorized.ts';

export type TokenOptions = {
  keys: KeySetPlace;
  issuer: string;
  audience: string;
  /** The claim that names the tenant; without one, the issuer is the tenant of everybody. */
  tenantClaim?: string | undefined;
  /** Whether a `user_id` that is not the token's subject is refused, or counts for nothing. */
  userId: 'refuse' | 'ignore';
};

export type TokenCheck = (token: string) => Promise<Caller>;

/** Those whose keys can be published. With a secret that both sides share, whoever can check could also sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Seconds that two clocks may differ by. */
const CLOCK_TOLERANCE = 30;

const nameSchema = z.string().min(1).max(255);

/**
 * Checks JSON Web Tokens (RFC 7519). They name an expiry and a subject, which is the user that they speak for. Throws a
 * refusal: 401 for what is wrong with the token, 503 when its issuer's keys can't be had.
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

/** A token that does not say which key it is signed with may fit several. */
async function verify(token: string, keys: JWTVerifyGetKey, rules: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, rules)).payload;
  } catch (thrown) {
    if (!(thrown instanceof errors.JWKSMultipleMatchingKeys)) throw thrown;
    for await (const key of thrown) {
      const payload = await verifyWith(token, key, rules);
      if (payload) return payload;
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

type OneKey = Exclude<Parameters<typeof jwtVerify>[1], JWTVerifyGetKey>;

async function verifyWith(
  token: string,
  key: OneKey,
  rules: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(token, key, rules)).payload;
  } catch (thrown) {
    if (thrown instanceof errors.JWSSignatureVerificationFailed) return undefined;
    throw thrown;
  }
}

function toPerson(claims: JWTPayload, { issuer, tenantClaim, userId }: TokenOptions): Caller {
  const subject = nameSchema.safeParse(claims.sub);
  const tenant = tenantClaim === undefined ? issuer : nameSchema.safeParse(claims[tenantClaim]).data;
  if (!subject.success || tenant === undefined) {
    throw unauthorized(
      'token_invalid',
      'This token does not say whose it is: its subject or tenant is missing.',
    );
  }
  return { kind: 'person', tenant, subject: subject.data, userId };
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
