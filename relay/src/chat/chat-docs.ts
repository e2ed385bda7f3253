import { turnEventsQuerySchema } from '@assent/shared';
import * as z from 'zod';
import type { RouteDocs } from '../http/route.ts';
import { CHAT_REQUEST, SESSION_ID, STOP_REQUEST, USER_ID, WIRE_EVENT } from '../http/route.ts';

export const CHAT_DOCS: RouteDocs = {
  id: 'chat',
  tag: 'Chat',
  summary: 'Say something, give the result of a browser tool, or decide on a server tool',
  description:
    'The answer is a stream that ends with `{"message": "对话完成"}`. A turn that fails once its stream has begun says so in an `error` event before that end. Additions: `tool_id` (which call a result answers), `message_id` and `rewind_to` (asking again from an earlier message), `turn_id` (for taking up and stopping the turn), an `id` at each event.',
  body: CHAT_REQUEST,
  answers: [{ kind: 'events', status: 200, description: 'The turn, as it is written.', event: WIRE_EVENT }],
  httpErrors: [400, 404, 409, 503],
};

export const EVENTS_DOCS: RouteDocs = {
  id: 'takeUpTurn',
  tag: 'Turns',
  summary: 'Take up a turn whose connection broke',
  description:
    'An addition to the contract. The events of the turn after the one in `Last-Event-ID`, those to come included; all of them without that header.',
  parameters: [
    SESSION_ID,
    USER_ID,
    {
      name: 'turn_id',
      in: 'query',
      description: 'What the client called the turn; the newest one of the session when it is left out.',
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

export const STOP_DOCS: RouteDocs = {
  id: 'stopTurn',
  tag: 'Turns',
  summary: 'End a turn',
  description: 'An addition to the contract. Answers once the session is free. Twice does no harm.',
  parameters: [SESSION_ID],
  body: STOP_REQUEST,
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'The turn has ended.',
      json: { name: 'Stopped', schema: z.object({ status: z.literal('stopped') }) },
    },
  ],
  httpErrors: [404],
};
