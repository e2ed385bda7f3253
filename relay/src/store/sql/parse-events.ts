import { type WireEvent, wireEventSchema } from '@assent/shared';
import * as z from 'zod';

const eventsSchema = z.array(wireEventSchema);

/** The events of one row. */
export function parseEvents(json: string): WireEvent[] {
  return eventsSchema.parse(JSON.parse(json));
}
