import { type WireEvent, wireEventSchema } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { parseJson } from '../../json/parse-json.ts';

export const SESSION_UNREADABLE = 'session_unreadable';

/**
 * What a column of JSON holds. Throws a refusal where that is none, or nothing that this relay knows: a newer one may share
 * the database. It concerns one session, and whoever asks for that one can do something about it.
 */
export function readKept<Schema extends z.core.$ZodType>(schema: Schema, json: string): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(json));
  if (parsed.success) return parsed.data;
  const httpError = new HttpError(
    500,
    SESSION_UNREADABLE,
    'What is kept of this session can not be read here: it is damaged, or a newer version of the relay wrote it. It stays as it is. Begin a new conversation, and delete this one if it is not needed; if you run this relay, bring it up to date.',
  );
  httpError.cause = parsed.error;
  throw httpError;
}

const eventsSchema = z.array(wireEventSchema);

/** The events of one row. Throws a refusal where they can't be read. */
export function parseEvents(json: string): WireEvent[] {
  return readKept(eventsSchema, json);
}

/** None of a row that is not as this relay writes it: a newer one may share the database. */
export function parseKnownEvents(json: string): WireEvent[] {
  return eventsSchema.safeParse(parseJson(json)).data ?? [];
}
