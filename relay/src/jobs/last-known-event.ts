import { crawlQuerySchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { fitBody } from '../http/parse-body.ts';

export const afterSchema = crawlQuerySchema.shape.after;

const HEADER = 'Last-Event-ID';

/** The number of the last event that a reader has, 0 for none: by the header, else by `after`. Throws an HTTP error (400). */
export function lastKnownEvent(context: Context): number {
  const header = context.req.header(HEADER);
  const name = header === undefined ? 'after' : HEADER;
  const given = header ?? context.req.query('after');
  return fitBody(z.object({ [name]: afterSchema }), { [name]: given })[name] ?? 0;
}
