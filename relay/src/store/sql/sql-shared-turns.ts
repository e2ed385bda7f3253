import { sql } from 'kysely';
import { HttpError } from '../../errors/http-error.ts';
import type { SharedTurn, SharedTurns } from '../session-store.ts';
import { type Database, notify } from './database.ts';
import { FollowedEvents } from './followed-events.ts';
import { applyRequests } from './housekeeping.ts';
import { type Holding, isHeld, recoverTurn } from './recover-turn.ts';

/** Turns on any relay: their events and their end are read from the database. */
export function createSharedTurns(holding: Holding, report: (thrown: unknown) => void): SharedTurns {
  const { database } = holding;
  database.listen(({ kind, about }) => {
    if (kind === 'stop' && holding.writer.journals.has(about)) applyRequests(holding).catch(report);
  });
  return {
    async find({ sessionId, owner }, turnId) {
      const turn = await newestTurn(holding, sessionId, owner);
      if (!turn || (turnId !== undefined && turn.name !== JSON.stringify(turnId))) return undefined;
      return toSharedTurn(holding, { id: turn.id, session: sessionId, isAbandoned: turn.abandoned }, report);
    },
  };
}

type FoundTurn = { id: string; session: string; isAbandoned: boolean };

function toSharedTurn(
  holding: Holding,
  { id, session, isAbandoned }: FoundTurn,
  report: (thrown: unknown) => void,
): SharedTurn {
  const lookAfter = (): Promise<void> => endIfLost(holding, { session, lease: id });
  return {
    id,
    isAbandoned,
    follow: after => FollowedEvents.begin({ database: holding.database, turn: id, after, lookAfter, report }),
    async stop() {
      await holding.database.sql
        .updateTable('turns')
        .set({ stop_requested: true })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning(notify('stop', id).as('notified'))
        .execute();
      await waitForEnd(holding.database, id, lookAfter);
    },
  };
}

async function newestTurn(
  { database }: Holding,
  session: string,
  owner: string,
): Promise<{ id: string; name: string | null; abandoned: boolean } | undefined> {
  const isUnwatched = sql<boolean>`ended_at is null and unread_since is not null
    and coalesce(watched_at < now() - interval '3 seconds', true)`;
  return await database.sql
    .selectFrom('turns')
    .innerJoin('sessions', 'sessions.id', 'turns.session')
    .select(['turns.id', 'turns.name', isUnwatched.as('abandoned')])
    .where('sessions.id', '=', session)
    .where('sessions.owner', '=', owner)
    .orderBy('turns.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends the turn if its relay is gone; otherwise its readers would wait forever. */
async function endIfLost(
  holding: Holding,
  { session, lease }: { session: string; lease: string },
): Promise<void> {
  const holder = await holding.database.sql
    .selectFrom('sessions')
    .select('instance')
    .where('id', '=', session)
    .where('lease', '=', lease)
    .executeTakeFirst();
  if (holder && !(await isHeld(holding, { lease, instance: holder.instance })))
    await recoverTurn(holding.database.sql, { session, lease });
}

/** Milliseconds between two checks, in case a notice was lost. */
const LOOK_AGAIN = 250;

/** Milliseconds for a turn to stop; after that its relay is stuck. */
const DEADLINE = 10_000;

/**
 * Resolves when the turn has ended. `lookAfter` ends it if its relay is gone. Throws an HTTP error after the deadline.
 */
async function waitForEnd(database: Database, turn: string, lookAfter: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + DEADLINE;
  while (!(await hasEnded(database, turn))) {
    if (performance.now() > deadline)
      throw new HttpError(
        503,
        'turn_not_stopped',
        'The turn was asked to stop and is still running. Try again in a moment.',
      );
    await noticeOf(database, turn);
    await lookAfter();
  }
}

async function hasEnded({ sql }: Database, turn: string): Promise<boolean> {
  const running = await sql
    .selectFrom('turns')
    .select('id')
    .where('id', '=', turn)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return running === undefined;
}

/** Resolves at the turn's next notice, or a little later. */
async function noticeOf(database: Database, turn: string): Promise<void> {
  const listener = Promise.withResolvers<void>();
  const leave = database.listen(notice => {
    if (notice.kind === 'more' && notice.about === turn) listener.resolve();
  });
  const timer = setTimeout(listener.resolve, LOOK_AGAIN);
  await listener.promise;
  clearTimeout(timer);
  leave();
}
