import type { Context } from 'hono';
import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { COMMAND_MILLISECONDS } from '../session/before-deadline.ts';

/** Milliseconds of the longest command, and of closing a session with its profile. */
const LONGEST = 60_000;

/** For who takes over: another command ends first, at worst after its deadline. */
const TAKING_OVER = 90_000;

/** Bytes; what is larger is not looked through, and may take as long as any. */
const MOST_BYTES = 1_000_000;

const timeoutSchema = z.object({ timeout: z.number().min(0).max(LONGEST) });

const waitSchema = z.coerce.number().min(0).max(LONGEST);

/** Milliseconds in which a relay begins to answer a request for a session, the decision of a person included. */
export function answerTime({ req }: Context, body: ArrayBuffer | null): number {
  const time = timeoutIn(body) ?? usualTime(req.method, req.path);
  const wait = waitSchema.safeParse(req.query('wait') ?? 0).data ?? 0;
  // Once a person has decided, the command has all of its time.
  return wait === 0 ? time : time + wait + time;
}

function timeoutIn(body: ArrayBuffer | null): number | undefined {
  if (body === null) return undefined;
  if (body.byteLength > MOST_BYTES) return LONGEST;
  return timeoutSchema.safeParse(parseJson(new TextDecoder().decode(body))).data?.timeout;
}

function usualTime(method: string, path: string): number {
  if (path.endsWith('/control')) return TAKING_OVER;
  return method === 'POST' ? COMMAND_MILLISECONDS : LONGEST;
}
