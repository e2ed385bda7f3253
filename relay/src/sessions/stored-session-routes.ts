import {
  sessionDetailSchema,
  sessionExportSchema,
  sessionListQuerySchema,
  sessionListSchema,
  sessionQuerySchema,
} from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf, ownerOf } from '../access/access.ts';
import type { ReadLimits } from '../access/limits.ts';
import { callNotFound } from '../chat/accept-message.ts';
import type { LiveTurns } from '../chat/live-turns.ts';
import { fitBody } from '../http/parse-body.ts';
import { EXPORT_PATH, SESSION_PATH, SESSIONS_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route, type RouteDocs, SESSION_ID, USER_ID } from '../http/route.ts';
import type { SessionKey, SessionStore, StoredSession } from '../store/session-store.ts';
import { describePage, describeSession, exportSession } from './describe-session.ts';
import { sessionIdOf } from './turn-routes.ts';

type StoredSessionOptions = { store: SessionStore; liveTurns: LiveTurns; readLimits: ReadLimits };

export function storedSessionRoutes(options: StoredSessionOptions): Route[] {
  return [
    { method: 'GET', path: SESSIONS_PATH, docs: LIST_DOCS, answer: context => list(context, options) },
    { method: 'GET', path: SESSION_PATH, docs: READ_DOCS, answer: context => read(context, options) },
    { method: 'GET', path: EXPORT_PATH, docs: EXPORT_DOCS, answer: context => download(context, options) },
    { method: 'DELETE', path: SESSION_PATH, docs: DELETE_DOCS, answer: context => remove(context, options) },
  ];
}

async function list(context: Context, { store, readLimits }: StoredSessionOptions): Promise<Response> {
  const query = fitBody(sessionListQuerySchema, context.req.query());
  const { user_id: userId, limit, cursor: after } = query;
  const owner = ownerOf(context, userId);
  await readLimits.admit(callerOf(context), owner);
  return context.json(describePage(await store.list(owner, { limit, after })));
}

async function read(context: Context, options: StoredSessionOptions): Promise<Response> {
  return context.json(describeSession(await findSession(context, options)));
}

async function download(context: Context, options: StoredSessionOptions): Promise<Response> {
  const session = await findSession(context, options);
  context.header('content-disposition', `attachment; filename="conversation-${session.id}.json"`);
  return context.json(exportSession(session));
}

/** A running turn is ended first, on whichever relay: its later events would reach nobody. */
async function remove(context: Context, { store, liveTurns }: StoredSessionOptions): Promise<Response> {
  const key = keyOf(context);
  const turn = await liveTurns.find(key, undefined);
  await turn?.stop();
  const isDeleted = await store.delete(key);
  if (!isDeleted) throw callNotFound();
  liveTurns.forget(key.sessionId);
  return context.json({ status: 'deleted' });
}

async function findSession(
  context: Context,
  { store, readLimits }: StoredSessionOptions,
): Promise<StoredSession> {
  const key = keyOf(context);
  await readLimits.admit(callerOf(context), key.owner);
  const session = await store.read(key);
  if (!session) throw callNotFound();
  return session;
}

function keyOf(context: Context): SessionKey {
  const { user_id: userId } = sessionQuerySchema.parse({ user_id: context.req.query('user_id') });
  return { sessionId: sessionIdOf(context), owner: ownerOf(context, userId) };
}

const LIST_DOCS: RouteDocs = {
  id: 'listSessions',
  tag: 'Sessions',
  summary: "List a user's conversations, the most recently used first",
  description:
    'An addition to the contract, like all session routes. Results come in pages: `next_cursor` leads to the next one.',
  parameters: [
    USER_ID,
    {
      name: 'limit',
      in: 'query',
      description: 'The maximum number of conversations; 20 by default.',
      schema: sessionListQuerySchema.shape.limit,
    },
    {
      name: 'cursor',
      in: 'query',
      description: '`next_cursor` of the previous page; without it, the first page.',
      schema: sessionListQuerySchema.shape.cursor,
    },
  ],
  answers: [jsonAnswer('One page.', 'SessionList', sessionListSchema)],
  httpErrors: [400, 503],
};

const READ_DOCS: RouteDocs = {
  id: 'readSession',
  tag: 'Sessions',
  summary: 'Read a conversation',
  description:
    'Includes the open call and the turn that a client can resume: `newest_turn.last_event_id` is for `Last-Event-ID`.',
  parameters: [SESSION_ID, USER_ID],
  answers: [jsonAnswer('The conversation.', 'SessionDetail', sessionDetailSchema)],
  httpErrors: [404, 503],
};

const EXPORT_DOCS: RouteDocs = {
  id: 'exportSession',
  tag: 'Sessions',
  summary: 'Export a conversation as a file',
  parameters: [SESSION_ID, USER_ID],
  answers: [
    jsonAnswer('The conversation and its turns, with their costs.', 'SessionExport', sessionExportSchema),
  ],
  httpErrors: [404, 503],
};

const DELETE_DOCS: RouteDocs = {
  id: 'deleteSession',
  tag: 'Sessions',
  summary: 'Delete a conversation and all its data',
  description: 'A running turn is ended first, on whichever relay it runs.',
  parameters: [SESSION_ID, USER_ID],
  answers: [
    jsonAnswer('The conversation was deleted.', 'Deleted', z.object({ status: z.literal('deleted') })),
  ],
  httpErrors: [404, 503],
};
