import * as z from 'zod';
import type { Caller } from '../../access/access.ts';
import { HttpError } from '../../errors/http-error.ts';
import { parseJson } from '../../json/parse-json.ts';

/** Believed only from a relay that has the key of the cluster. */
export const CALLER_HEADER = 'x-assent-caller';

const grantsSchema = z.object({
  models: z.array(z.string()).optional(),
  tokensPerMinute: z.number().optional(),
  creditsPerMonth: z.number().optional(),
  costPerMonth: z.object({ amount: z.number(), currency: z.string() }).optional(),
});

const knownSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anyone') }),
  z.object({
    kind: z.literal('key'),
    id: z.string(),
    name: z.string().optional(),
    tenant: z.string(),
    grants: grantsSchema.optional(),
    isOperator: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('person'),
    tenant: z.string(),
    subject: z.string(),
    userId: z.enum(['refuse', 'ignore']),
  }),
]);

/** As it was sent: what else is known of a caller goes along, whatever it is. */
const callerSchema = z.custom<Caller>(json => knownSchema.safeParse(json).success);

/** Whom the relay that got a request has identified, for the one that answers it. */
export function forwardedCaller(caller: Caller): string {
  return Buffer.from(JSON.stringify(caller)).toString('base64url');
}

/** Throws an HTTP error where none is named, or none that this relay understands. */
export function readForwardedCaller(header: string | undefined): Caller {
  const json = parseJson(Buffer.from(header ?? '', 'base64url').toString());
  const caller = callerSchema.safeParse(json).data;
  if (caller) return caller;
  throw new HttpError(
    400,
    'caller_missing',
    'The other relay does not say for whom it asks: run the same version in all relays.',
  );
}
