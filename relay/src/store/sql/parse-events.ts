import { type WireEvent, wireEventSchema } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';
import { readKept } from './read-stored.ts';

const eventsSchema = z.array(wireEventSchema);

/** The events of one row. Throws a refusal where they can't be read. */
export function parseEvents(json: string): WireEvent[] {
  return readKept(eventsSchema, json);
}

/** None of a row that is not as this relay writes it: a newer one may share the database. */
export function parseKnownEvents(json: string): WireEvent[] {
  return eventsSchema.safeParse(parseJson(json)).data ?? [];
}
