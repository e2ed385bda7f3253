import { Refusal } from '../refusal.ts';

/** Whom a limit counts: one user, or all who come with one key. */
export type Scope = 'user' | 'key';

const WHOSE = { user: 'You', key: 'All users of this key together' } as const;

export function tooManyTurns(scope: Scope, perMinute: number, milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal(
    429,
    'too_many_turns',
    `${WHOSE[scope]} may begin ${perMinute} turns a minute here. Try again in ${seconds} seconds.`,
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

export function tooManyRunning(scope: Scope, running: number): Refusal {
  return new Refusal(
    429,
    'too_many_running',
    `${WHOSE[scope]} may have ${running} turns running at once. Wait for the end of one, or stop it, then try again.`,
    undefined,
    { 'Retry-After': String(SHORT_TURN) },
  );
}
