import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';

/** Raise it when the data that leaves this device, or its destination, changes: users must agree again then. */
const CONSENT_VERSION = 2;

/** The user's agreement to the data that is sent. */
const consentSchema = z.object({ version: z.number(), givenAt: z.iso.datetime() });

export type Consent = { status: 'missing' } | { status: 'given'; givenAt: string };

/** An unreadable record, or one of another version, is no consent. */
export function parseConsent(stored: unknown): Consent {
  const parsed = consentSchema.safeParse(stored);
  if (!parsed.success || parsed.data.version !== CONSENT_VERSION) return { status: 'missing' };
  return { status: 'given', givenAt: parsed.data.givenAt };
}

export function consentGivenAt(date: Date): z.infer<typeof consentSchema> {
  return { version: CONSENT_VERSION, givenAt: date.toISOString() };
}

const record = storedRecord('consent', parseConsent);

export const readConsent = record.read;
export const watchConsent = record.watch;
export const withdrawConsent = record.remove;

/** Call it for a user gesture only. */
export async function giveConsent(): Promise<void> {
  await record.set(consentGivenAt(new Date()));
}
