import type { Context } from 'hono';
import * as z from 'zod';
import { callNotFound } from './accept-result.ts';

const sessionIdSchema = z.guid();

/** The session that a path names. What no session can be called is answered as one that is not there. */
export function sessionIdOf(context: Context): string {
  const { data } = sessionIdSchema.safeParse(context.req.param('session_id'));
  if (data === undefined) throw callNotFound();
  return data.toLowerCase();
}
