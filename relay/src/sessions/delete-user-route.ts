import { sessionQuerySchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf, ownerOf } from '../access/access.ts';
import type { Programs } from '../chat/begin-turn.ts';
import type { LiveTurns } from '../chat/live-turns.ts';
import { invalidRequest } from '../http/parse-body.ts';
import { SESSIONS_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route, type RouteDocs, USER_ID } from '../http/route.ts';
import type { SessionStore } from '../store/session-store.ts';

type Stored = {
  store: SessionStore;
  liveTurns: LiveTurns;
  programs: Pick<Programs, 'forgetOwner'> | undefined;
};

/** `DELETE …/sessions?user_id=…`: everything that is stored of one user. */
export function deleteUserRoute({ store, liveTurns, programs }: Stored): Route {
  return {
    method: 'DELETE',
    path: SESSIONS_PATH,
    docs: DOCS,
    async answer(context) {
      const owner = ownerOf(context, userIdOf(context));
      for (const sessionId of await runningSessions(store, owner)) {
        const turn = await liveTurns.find({ sessionId, owner }, undefined);
        await turn?.stop();
      }
      const sessions = await store.deleteAll(owner);
      liveTurns.forgetOwner(owner);
      programs?.forgetOwner(owner);
      return context.json({ status: 'deleted', sessions });
    },
  };
}

/** A default user would be a dangerous thing to delete; a token names its user by itself. */
function userIdOf(context: Context): string {
  const given = context.req.query('user_id');
  if (given === undefined && callerOf(context).kind !== 'person')
    throw invalidRequest([
      { path: 'user_id', message: 'Name the user whose conversations are to be deleted' },
    ]);
  return sessionQuerySchema.parse({ user_id: given }).user_id;
}

async function runningSessions(store: SessionStore, owner: string): Promise<string[]> {
  const running: string[] = [];
  let after: string | undefined;
  do {
    const { sessions, next } = await store.list(owner, { limit: 100, after });
    running.push(...sessions.filter(({ isRunning }) => isRunning).map(({ id }) => id));
    after = next;
  } while (after !== undefined);
  return running;
}

const DOCS: RouteDocs = {
  id: 'deleteSessionsOfUser',
  tag: 'Sessions',
  summary: 'Delete all conversations of a user and all their data',
  description:
    'Running turns are ended first, on whichever relay they run. `user_id` is required, unless a token names the user. `sessions` is the number of deleted conversations; it may be 0.',
  parameters: [USER_ID],
  answers: [
    jsonAnswer(
      'All conversations of the user were deleted.',
      'UserDeleted',
      z.object({ status: z.literal('deleted'), sessions: z.int().nonnegative() }),
    ),
  ],
  httpErrors: [400, 503],
};
