import { stopRequestSchema, turnEventsQuerySchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf, ownerOf } from '../access/access.ts';
import type { ReadLimits } from '../access/limits.ts';
import { callNotFound } from '../chat/accept-message.ts';
import type { FoundTurn, ReadableTurn } from '../chat/live-turn.ts';
import type { LiveTurns } from '../chat/live-turns.ts';
import { streamEvents } from '../chat/stream-events.ts';
import type { StreamingOptions } from '../chat/turn-writer.ts';
import { HttpError } from '../errors/http-error.ts';
import { invalidRequest } from '../http/parse-body.ts';
import { EVENTS_PATH, STOP_PATH } from '../http/paths.ts';
import {
  jsonAnswer,
  type Route,
  type RouteDocs,
  SESSION_ID,
  STOP_REQUEST,
  USER_ID,
  WIRE_EVENT,
} from '../http/route.ts';
import { parseJson } from '../json/parse-json.ts';
import type { SessionStore } from '../store/session-store.ts';

type StoredTurns = { store: SessionStore; liveTurns: LiveTurns; readLimits: ReadLimits };

/** No turn has more events than a store can number. */
const lastEventIdSchema = z.coerce.number().pipe(z.int32().nonnegative());

/** `GET …/sessions/{session_id}/events`: a turn's events after `Last-Event-ID`, later ones included. */
export function eventsRoute(stored: StoredTurns, options: StreamingOptions): Route {
  return {
    method: 'GET',
    path: EVENTS_PATH,
    docs: EVENTS_DOCS,
    async answer(context) {
      const name = turnEventsQuerySchema.safeParse(context.req.query()).data;
      const { turn: found, owner } = await findTurn(context, stored, name);
      await stored.readLimits.admit(callerOf(context), owner);
      const last = lastEventIdSchema.safeParse(context.req.header('last-event-id') ?? 0);
      if (!last.success)
        throw /^\d+$/.test(context.req.header('last-event-id') ?? '') ? eventsGone() : noEventId();
      const turn = await resume(found, last.data);
      return streamEvents(context, { ...options, turn, after: last.data });
    },
  };
}

/** `POST …/sessions/{session_id}/stop`: answers when the session is free; may be repeated. */
export function stopRoute(stored: StoredTurns): Route {
  return {
    method: 'POST',
    path: STOP_PATH,
    takesJson: true,
    docs: STOP_DOCS,
    async answer(context) {
      const body = parseJson(await context.req.text());
      const { turn } = await findTurn(context, stored, stopRequestSchema.safeParse(body).data);
      await turn.stop();
      return context.json({ status: 'stopped' });
    },
  };
}

type TurnName = z.infer<typeof stopRequestSchema>;

/** A wrong name gets the answer for a missing session, unless the session is the caller's. */
async function findTurn(
  context: Context,
  { store, liveTurns, readLimits }: StoredTurns,
  name: TurnName | undefined,
): Promise<{ turn: FoundTurn; owner: string }> {
  const sessionId = sessionIdOf(context);
  if (!name) throw callNotFound();
  const key = { sessionId, owner: ownerOf(context, name.user_id) };
  const turn = await liveTurns.find(key, name.turn_id);
  if (turn) return { turn, owner: key.owner };
  // A stop is never limited, but further look-ups of the session are.
  await readLimits.admit(callerOf(context), key.owner);
  throw z.guid().safeParse(sessionId).success && (await store.read(key)) ? turnNotFound() : callNotFound();
}

function turnNotFound(): HttpError {
  return new HttpError(
    404,
    'turn_not_found',
    'This session has no such turn, or the events of that turn are no longer stored. The session itself exists.',
  );
}

function noEventId(): HttpError {
  return invalidRequest([{ path: 'Last-Event-ID', message: 'Expected the number in the "id" of an event' }]);
}

async function resume(found: FoundTurn, after: number): Promise<ReadableTurn> {
  const turn = await found.resume(after);
  if (turn.events.reaches(after)) return turn;
  turn.attend()();
  throw eventsGone();
}

function eventsGone(): HttpError {
  return new HttpError(
    410,
    'events_gone',
    'The events after this one are no longer stored. Send the message again instead.',
  );
}

const sessionIdSchema = z.guid();

/** An invalid id gets the answer for a missing session. */
export function sessionIdOf(context: Context): string {
  const { data } = sessionIdSchema.safeParse(context.req.param('session_id'));
  if (data === undefined) throw callNotFound();
  return data.toLowerCase();
}

const EVENTS_DOCS: RouteDocs = {
  id: 'takeUpTurn',
  tag: 'Turns',
  summary: 'Resume a turn after a lost connection',
  description:
    'An addition to the contract. The events of the turn after the one in `Last-Event-ID`, those to come included; all of them without that header.',
  parameters: [
    SESSION_ID,
    USER_ID,
    {
      name: 'turn_id',
      in: 'query',
      description: 'The id that the client gave the turn; without it, the newest turn of the session.',
      schema: turnEventsQuerySchema.shape.turn_id,
    },
    {
      name: 'Last-Event-ID',
      in: 'header',
      description: 'The `id` of the last event that the client has.',
      schema: z.string(),
    },
  ],
  answers: [{ kind: 'events', status: 200, description: 'The rest of the turn.', event: WIRE_EVENT }],
  httpErrors: [400, 404, 410],
};

const STOP_DOCS: RouteDocs = {
  id: 'stopTurn',
  tag: 'Turns',
  summary: 'End a turn',
  description: 'An addition to the contract. Answers once the session is free. It is safe to call twice.',
  parameters: [SESSION_ID],
  body: STOP_REQUEST,
  answers: [jsonAnswer('The turn has ended.', 'Stopped', z.object({ status: z.literal('stopped') }))],
  httpErrors: [404],
};
