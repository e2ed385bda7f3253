/** Milliseconds that `Retry-After` asks for, in seconds or as a date (RFC 9110, 10.2.3). Undefined when unreadable. */
export function readRetryAfter(
  given: string | null | undefined,
  now: number = Date.now(),
): number | undefined {
  const seconds = toNumber(given);
  if (seconds !== undefined) return seconds * 1000;
  // Its three forms begin with the name of a day.
  const date = given && /^\s*[A-Za-z]/.test(given) ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Of a header that is a number without a sign. */
export function toNumber(text: string | null | undefined): number | undefined {
  return text && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
