import { type WireEvent, wireEventSchema } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';

const eventsSchema = z.array(wireEventSchema);

/** The events of one row. */
export function parseEvents(json: string): WireEvent[] {
  return eventsSchema.parse(JSON.parse(json));
}

/** None of a row that is not as this relay writes it: a newer one may share the database. */
export function parseKnownEvents(json: string): WireEvent[] {
  return eventsSchema.safeParse(parseJson(json)).data ?? [];
}
