import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { HttpError } from '../http-error.ts';
import { lookAtFile, stampOf } from './file-stamp.ts';
import { readKeySet } from './read-key-set.ts';

/** Where an issuer's keys are (a JSON Web Key Set, RFC 7517): an address, or a file. */
export type KeySetPlace =
  | {
      url: string;
      /** Milliseconds between two looks for a key that we don't know; half a minute. */
      cooldown?: number;
      /** Milliseconds for an answer; 5 seconds. */
      timeOut?: number;
    }
  | { file: string };

/** The keys there, kept for ten minutes. Throws a refusal (503) when they can't be had: that says nothing of the token. */
export function openKeySet(place: KeySetPlace): JWTVerifyGetKey {
  const find = 'file' in place ? keysInFile(place.file) : keysAtAddress(place);
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (thrown) {
      throw saysSomethingOfToken(thrown) ? thrown : keysUnreachable(thrown);
    }
  };
}

function keysAtAddress({ url, cooldown, timeOut }: Extract<KeySetPlace, { url: string }>): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    ...(cooldown !== undefined && { cooldownDuration: cooldown }),
    ...(timeOut !== undefined && { timeoutDuration: timeOut }),
  });
}

/** Read again when it changes. */
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

function saysSomethingOfToken(thrown: unknown): boolean {
  return (
    thrown instanceof errors.JWKSNoMatchingKey ||
    thrown instanceof errors.JWKSMultipleMatchingKeys ||
    thrown instanceof errors.JOSENotSupported
  );
}

function keysUnreachable(cause: unknown): HttpError {
  const httpError = new HttpError(
    503,
    'token_keys_unreachable',
    "This relay can't get the keys that it checks tokens with, so it can't tell who you are. Try again in a moment; if it persists, tell whoever runs it.",
    undefined,
    { 'Retry-After': '5' },
  );
  httpError.cause = cause;
  return httpError;
}
