const DAY = 24 * 60 * 60 * 1000;
const UNITS: Record<string, number> = { h: DAY / 24, d: DAY, w: 7 * DAY };

/**
 * When a key ends, in milliseconds since 1970: `90d`, `12h` or `4w` from now, or a date such as `2027-01-31`, whose whole day
 * (UTC) still counts. Throws one sentence for what is neither, or lies in the past.
 */
export function parseExpiry(given: string, now: number): number {
  const expiry = spanFrom(given, now) ?? endOfDay(given);
  if (expiry === undefined || !Number.isFinite(expiry)) {
    throw new Error('An expiry is a span such as 90d, 12h or 4w, or a date such as 2027-01-31.');
  }
  if (expiry <= now) throw new Error('That expiry lies in the past.');
  return expiry;
}

function spanFrom(given: string, now: number): number | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([hdw])$/.exec(given) ?? [];
  return count === undefined ? undefined : now + Number(count) * (UNITS[unit] ?? DAY);
}

/** `Date` takes a 31st of February for a day in March, so the date must come back as it went in. */
function endOfDay(given: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(given)) return undefined;
  const day = Date.parse(`${given}T00:00:00Z`);
  if (!Number.isFinite(day) || !new Date(day).toISOString().startsWith(given)) return undefined;
  return day + DAY;
}
