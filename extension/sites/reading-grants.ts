import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';

/** "Don't ask again for reading on this site today": for pages of exactly this origin, and for reading only. */
export const readingGrantSchema = z.object({
  origin: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  givenAt: z.number(),
  until: z.number(),
});
export type ReadingGrant = z.infer<typeof readingGrantSchema>;

/** Until midnight, local time. */
export function grantForToday(origin: string, now: number): ReadingGrant {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  return { origin, givenAt: now, until: midnight.getTime() };
}

/** Setting the clock back does not extend a grant. */
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

/** An unreadable record grants nothing. */
const storedSchema = z.catch(z.array(readingGrantSchema), []);
const record = storedRecord('readingGrants', stored => storedSchema.parse(stored));

export const watchGrants = record.watch;

/** The grants in force. */
export async function readGrants(): Promise<ReadingGrant[]> {
  return inForceNow(await record.read());
}

export async function giveGrant(origin: string): Promise<ReadingGrant> {
  const grant = grantForToday(origin, Date.now());
  await record.change(grants => [...inForceNow(grants).filter(each => each.origin !== origin), grant]);
  return grant;
}

export async function revokeGrant(origin: string): Promise<void> {
  await record.change(grants => inForceNow(grants).filter(each => each.origin !== origin));
}

export async function clearGrants(): Promise<void> {
  await record.change(() => []);
}

function inForceNow(grants: readonly ReadingGrant[]): ReadingGrant[] {
  return grants.filter(grant => isInForce(grant, Date.now()));
}
