import * as z from 'zod/mini';

/** "Don't ask again for reading on this site today." For pages of exactly this origin, and for reading alone. */
export const readingGrantSchema = z.object({
  origin: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  givenAt: z.number(),
  until: z.number(),
});
export type ReadingGrant = z.infer<typeof readingGrantSchema>;

/** Today ends at midnight where the person is, however long that is from now. */
export function grantForToday(origin: string, now: number): ReadingGrant {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return { origin, givenAt: now, until: midnight.getTime() };
}

/** A clock that was set back does not make a grant longer: before it was given there was none. */
export function isInForce({ givenAt, until }: ReadingGrant, now: number): boolean {
  return givenAt <= now && now < until;
}

export function grantFor(
  grants: readonly ReadingGrant[],
  origin: string,
  now: number,
): ReadingGrant | undefined {
  return grants.find(grant => grant.origin === origin && isInForce(grant, now));
}
