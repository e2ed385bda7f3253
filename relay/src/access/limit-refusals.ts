import { HttpError } from '../http-error.ts';
import type { Rated, Scope } from './counts.ts';

const WHOSE = { user: 'You', key: 'All users of this key together' } as const;

const MAY = {
  turns: (perMinute: number) => `may begin ${perMinute} turns a minute here`,
  reads: (perMinute: number) => `may read sessions ${perMinute} times a minute here`,
} as const;

export function tooMany(what: Rated, scope: Scope, perMinute: number, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(
    429,
    `too_many_${what}`,
    `${WHOSE[scope]} ${MAY[what](perMinute)}. Try again in ${seconds} seconds.`,
    undefined,
    {
      'Retry-After': String(seconds),
      // draft-ietf-httpapi-ratelimit-headers-10
      'RateLimit-Policy': `"${scope}";q=${perMinute};w=60`,
      RateLimit: `"${scope}";r=0;t=${seconds}`,
    },
  );
}

/** Seconds; nobody knows when a turn ends, and this is about as long as a short one takes. */
const SHORT_TURN = 5;

export function tooManyRunning(scope: Scope, running: number): HttpError {
  return new HttpError(
    429,
    'too_many_running',
    `${WHOSE[scope]} may have ${running} turns running at once. Wait for the end of one, or stop it, then try again.`,
    undefined,
    { 'Retry-After': String(SHORT_TURN) },
  );
}
