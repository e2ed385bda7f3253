/**
 * Milliseconds that an answer asks to wait: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), or the finer
 * `retry-after-ms` that OpenAI and Anthropic send. `undefined` for what can't be read.
 */
export function readRetryAfter(headers: Headers | undefined, now: number = Date.now()): number | undefined {
  const exact = toNumber(headers?.get('retry-after-ms'));
  if (exact !== undefined) return Math.max(0, exact);
  const given = headers?.get('retry-after');
  const seconds = toNumber(given);
  if (seconds !== undefined) return Math.max(0, seconds * 1000);
  const date = given ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function toNumber(text: string | null | undefined): number | undefined {
  return text && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
