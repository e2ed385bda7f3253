import * as z from 'zod';
import { readProxy } from '../access/client-address.ts';
import type { ClosedAccessOptions } from '../access/closed-access.ts';
import { KEYS_FILE_UNNAMED } from '../access/key-file.ts';
import { KeyRing } from '../access/key-ring.ts';
import { readKeySet } from '../access/read-key-set.ts';
import type { TokenOptions } from '../access/token-check.ts';
import { addressSchema, isLoopback, listSchema, readableSchema } from './value-schemas.ts';

const keySetFileSchema = z.string().refine(isKeySet, {
  error: 'There is no JSON Web Key Set ({"keys": [...]}) in that file, or it can\'t be read.',
});

export const accessVariables = z.object({
  RELAY_KEYS_FILE: readableSchema(openKeyRing).optional(),
  RELAY_JWKS_URL: addressSchema.optional(),
  RELAY_JWKS_FILE: keySetFileSchema.optional(),
  RELAY_JWT_ISSUER: z.string().optional(),
  RELAY_JWT_AUDIENCE: z.string().optional(),
  RELAY_JWT_TENANT_CLAIM: z.string().optional(),
  RELAY_JWT_USER_ID: z.enum(['refuse', 'ignore'], { error: 'Expected refuse or ignore' }).default('refuse'),
  RELAY_JWT_SCOPE: z.enum(['check', 'ignore'], { error: 'Expected check or ignore' }).default('check'),
  RELAY_TRUSTED_PROXIES: listSchema(
    readProxy,
    'Expected addresses or networks such as 10.0.0.5 or 10.0.0.0/8.',
  ).default([]),
});

type AccessVariables = z.output<typeof accessVariables> & { RELAY_KEYS: 'file' | 'database' };

/** Checked even after other errors, so that all are listed at once. Values that did not parse may be anything here. */
const always = { when: () => true };

/** Rules across variables; `path` is the variable that the message names. */
export const accessChecks = [
  z.refine<AccessVariables & { HOST: string }>(
    variables => isLoopback(variables.HOST) || isClosed(variables) || isUnusable(variables.RELAY_KEYS_FILE),
    {
      ...always,
      path: ['HOST'],
      error:
        'Beyond loopback this relay needs keys: make one with "npm run relay -- keys add <name>", or set RELAY_JWKS_URL, or stay on 127.0.0.1.',
    },
  ),
  z.refine<AccessVariables>(
    ({ RELAY_KEYS, RELAY_KEYS_FILE }) => RELAY_KEYS !== 'database' || RELAY_KEYS_FILE === undefined,
    {
      ...always,
      path: ['RELAY_KEYS_FILE'],
      error: 'With RELAY_KEYS=database no file of keys is read. Remove one of the two.',
    },
  ),
  z.refine<AccessVariables>(variables => !asksTokens(variables) || namesIssuer(variables), {
    ...always,
    path: ['RELAY_JWT_ISSUER'],
    error:
      'Tokens are checked only with RELAY_JWT_ISSUER and RELAY_JWT_AUDIENCE both set: without them, tokens made for other services would be accepted.',
  }),
  z.refine<AccessVariables>(variables => asksTokens(variables) || !namesAnythingOfTokens(variables), {
    ...always,
    path: ['RELAY_JWKS_URL'],
    error:
      'There are settings for tokens, but neither RELAY_JWKS_URL nor RELAY_JWKS_FILE. Set one of them, or remove the others.',
  }),
  z.refine<AccessVariables>(({ RELAY_JWKS_URL, RELAY_JWKS_FILE }) => !RELAY_JWKS_URL || !RELAY_JWKS_FILE, {
    ...always,
    path: ['RELAY_JWKS_FILE'],
    error: 'Set RELAY_JWKS_URL or RELAY_JWKS_FILE, not both.',
  }),
];

export type AccessSettings = Omit<ClosedAccessOptions, 'checkToken' | 'ring'> & {
  /** Without keys, only tokens are accepted, or anyone. */
  ring?: KeyRing | 'database' | undefined;
  tokens?: TokenOptions | undefined;
};

export function accessSettings(variables: AccessVariables): AccessSettings {
  return {
    ring: variables.RELAY_KEYS === 'database' ? 'database' : variables.RELAY_KEYS_FILE,
    tokens: tokenSettings(variables),
    proxies: variables.RELAY_TRUSTED_PROXIES,
  };
}

function tokenSettings(variables: AccessVariables): TokenOptions | undefined {
  const { RELAY_JWKS_URL: url, RELAY_JWKS_FILE: file } = variables;
  const { RELAY_JWT_ISSUER: issuer, RELAY_JWT_AUDIENCE: audience } = variables;
  const keys = url !== undefined ? { url } : file !== undefined && { file };
  if (!keys || issuer === undefined || audience === undefined) return undefined;
  const tenantClaim = variables.RELAY_JWT_TENANT_CLAIM;
  const { RELAY_JWT_USER_ID: userId, RELAY_JWT_SCOPE: scope } = variables;
  return { keys, issuer, audience, tenantClaim, userId, scope };
}

function isClosed(variables: AccessVariables): boolean {
  const { RELAY_KEYS_FILE: ring, RELAY_KEYS: home } = variables;
  return (
    asksTokens(variables) || home === 'database' || (ring instanceof KeyRing && ring.hasActive(Date.now()))
  );
}

/** Its own error is reported, and making keys would not help. */
function isUnusable(ring: unknown): boolean {
  return ring !== undefined && !(ring instanceof KeyRing);
}

/** For a relay that nobody can use yet. */
export function accessWarnings({ RELAY_KEYS_FILE: ring }: AccessVariables): string[] {
  return ring?.isMissing
    ? [
        'RELAY_KEYS_FILE: There is no such file, so no key is accepted until there is one: create it with "relay keys add <name>", or restore it.',
      ]
    : [];
}

function openKeyRing(path: string): KeyRing {
  return new KeyRing(path, { isNamed: path !== KEYS_FILE_UNNAMED });
}

function isKeySet(path: string): boolean {
  try {
    return readKeySet(path).keys.length > 0;
  } catch {
    return false;
  }
}

function asksTokens({ RELAY_JWKS_URL, RELAY_JWKS_FILE }: AccessVariables): boolean {
  return RELAY_JWKS_URL !== undefined || RELAY_JWKS_FILE !== undefined;
}

function namesIssuer({ RELAY_JWT_ISSUER, RELAY_JWT_AUDIENCE }: AccessVariables): boolean {
  return RELAY_JWT_ISSUER !== undefined && RELAY_JWT_AUDIENCE !== undefined;
}

function namesAnythingOfTokens(variables: AccessVariables): boolean {
  const { RELAY_JWT_ISSUER, RELAY_JWT_AUDIENCE, RELAY_JWT_TENANT_CLAIM } = variables;
  return [RELAY_JWT_ISSUER, RELAY_JWT_AUDIENCE, RELAY_JWT_TENANT_CLAIM].some(value => value !== undefined);
}
