import { type WireEvent, wireEventSchema } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { parseJson } from '../../json/parse-json.ts';

export const SESSION_UNREADABLE = 'session_unreadable';

/**
 * The value in a JSON column. Throws an HTTP error where it is not JSON, or has an unknown form: a newer relay may share
 * the database. The error concerns one session, and its user can act on it.
 */
export function parseStored<Schema extends z.core.$ZodType>(schema: Schema, json: string): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(json));
  if (parsed.success) return parsed.data;
  const httpError = new HttpError(
    500,
    SESSION_UNREADABLE,
    "This relay can't read the stored session: it is damaged, or a newer version of the relay wrote it. It was not changed. Start a new conversation, and delete this one if you do not need it. If you run this relay, update it.",
  );
  httpError.cause = parsed.error;
  throw httpError;
}

const eventsSchema = z.array(wireEventSchema);

/** The events of one row. Throws an HTTP error where they can't be read. */
export function parseEvents(json: string): WireEvent[] {
  return parseStored(eventsSchema, json);
}

/** None of a row that is not as this relay writes it: a newer one may share the database. */
export function parseKnownEvents(json: string): WireEvent[] {
  return eventsSchema.safeParse(parseJson(json)).data ?? [];
}
