import { sessionListQuerySchema, sessionQuerySchema } from '@assent/shared';
import type { Context } from 'hono';
import { callerOf } from '../access/caller.ts';
import { ownerOf } from '../access/owner-of.ts';
import type { ReadLimits } from '../access/read-limits.ts';
import { callNotFound } from '../chat/accept-result.ts';
import type { LiveTurns } from '../chat/live-turns.ts';
import { sessionIdOf } from '../chat/session-id-of.ts';
import { fitBody } from '../guards/parse-body.ts';
import { EXPORT_PATH, SESSION_PATH, SESSIONS_PATH } from '../paths.ts';
import type { Route } from '../route.ts';
import type { SessionKey } from '../store/session-key.ts';
import type { SessionStore } from '../store/session-store.ts';
import type { StoredSession } from '../store/stored-session.ts';
import { describePage, describeSession, exportSession } from './describe-session.ts';
import { DELETE_DOCS, EXPORT_DOCS, LIST_DOCS, READ_DOCS } from './session-docs.ts';

export type StoredSessionOptions = { store: SessionStore; liveTurns: LiveTurns; readLimits: ReadLimits };

/** What a person's clients can do with the conversations that are kept for them. */
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

/** A turn that runs is ended first, wherever it runs: what it says after this reaches nobody. */
async function remove(context: Context, { store, liveTurns }: StoredSessionOptions): Promise<Response> {
  const key = keyOf(context);
  const turn = await liveTurns.find(key, undefined);
  await turn?.stop();
  const isDeleted = await store.delete(key);
  if (!isDeleted) throw callNotFound();
  liveTurns.forget(key);
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
