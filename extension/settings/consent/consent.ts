import * as z from 'zod/mini';

/** Raised whenever what leaves this device, or where to, is no longer what people agreed to: they are asked anew then. */
const CONSENT_VERSION = 2;

/** That the person read what is sent where, and agreed to it. */
const consentSchema = z.object({ version: z.number(), givenAt: z.iso.datetime() });

export type Consent = { status: 'missing' } | { status: 'given'; givenAt: string };

/** What cannot be read, or was given to another version, is no consent. */
export function parseConsent(stored: unknown): Consent {
  const parsed = consentSchema.safeParse(stored);
  if (!parsed.success || parsed.data.version !== CONSENT_VERSION) return { status: 'missing' };
  return { status: 'given', givenAt: parsed.data.givenAt };
}

export function consentGivenAt(date: Date): z.infer<typeof consentSchema> {
  return { version: CONSENT_VERSION, givenAt: date.toISOString() };
}
