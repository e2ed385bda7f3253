import * as z from 'zod';

/** A comma-separated list; `read` gives `undefined` for an invalid item. */
export function listSchema(
  read: (item: string) => string | undefined,
  error: string,
): z.ZodType<string[], string> {
  return z
    .string()
    .transform(list => list.split(',').map(item => item.trim()))
    .transform(items => items.filter(item => item !== '').map(read))
    .pipe(z.array(z.string({ error })));
}

/** The value that `read` gives; the message of its error becomes the issue. */
export function readableSchema<Value>(read: (given: string) => Value) {
  return z.string().transform((given, context) => {
    try {
      return read(given);
    } catch (thrown) {
      context.addIssue(thrown instanceof Error ? thrown.message : String(thrown));
      return z.NEVER;
    }
  });
}

/** The address of another server. */
export const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'Expected an address that starts with http:// or https://',
});

/** An address to which paths are added. */
export const baseAddressSchema = addressSchema.refine(address => !/[?#]/.test(address), {
  error: 'Expected an address without ? and #: the rest of the path is added to it',
});

/** Seconds, as milliseconds. */
export const secondsSchema = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: 'Expected a number of seconds from 0 to 999' })
  .transform(seconds => Number(seconds) * 1000);

/** An empty variable counts as absent. */
export function givenVariables(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  return Object.fromEntries(given);
}

const EXPECTED = 'Expected a number from 0 to 65535';

/** A TCP port; 0 takes a free one. */
export const portSchema = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, { error: EXPECTED })
  .transform(Number)
  .refine(port => port <= 65535, { error: EXPECTED });

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Of a host to listen on: only this computer reaches it. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}
