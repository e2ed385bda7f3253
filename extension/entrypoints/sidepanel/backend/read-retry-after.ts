/** A pause that is longer than an hour is no countdown any more. */
const MAX_SECONDS = 3_600;

/** The seconds that a `Retry-After` header asks for: it has a number of them or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+\s*$/u.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  if (Number.isNaN(seconds) || seconds <= 0) return undefined;
  return Math.min(MAX_SECONDS, Math.ceil(seconds));
}
