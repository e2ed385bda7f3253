import { usageEventSchema } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { readCursor, writeCursor } from '../session-list.ts';
import type { SessionKey, SessionPage, SessionSummary, StoredSession, StoredTurn } from '../session-store.ts';
import { parseStored, readEntries } from './stored-entries.ts';
import type { Tables } from './tables.ts';

/** The last used first. */
export async function listSessions(
  db: Kysely<Tables>,
  owner: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<SessionPage> {
  const cursor = readCursor(after);
  const rows = await selectSummaries(db)
    .where('owner', '=', owner)
    .where(
      cursor
        ? sql<boolean>`(used_at, id) < (${new Date(cursor.usedAt)}::timestamptz, ${cursor.id})`
        : sql<boolean>`true`,
    )
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const sessions = rows.slice(0, limit).map(readSummary);
  const last = rows.length > limit ? sessions.at(-1) : undefined;
  return { sessions, next: last && writeCursor(last) };
}

/** `messages` are those of the user and of the model, without results. */
function selectSummaries(db: Kysely<Tables>) {
  return db.selectFrom('sessions').select(({ selectFrom }) => [
    'id',
    'title',
    'created_at',
    'used_at',
    sql<boolean>`lease is not null`.as('running'),
    selectFrom('entries')
      .select(({ fn }) => fn.countAll().as('count'))
      .whereRef('entries.session', '=', 'sessions.id')
      .where('entries.role', '!=', 'result')
      .as('messages'),
  ]);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

function readSummary(row: SummaryRow): SessionSummary {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at.getTime(),
    usedAt: row.used_at.getTime(),
    isRunning: row.running,
    messageCount: Number(row.messages),
  };
}

/** All of one session but its events, as of one moment. Throws an HTTP error when it is unreadable. */
export async function readSession(
  database: Kysely<Tables>,
  { sessionId, owner }: SessionKey,
): Promise<StoredSession | undefined> {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async db => {
      const row = await selectSummaries(db)
        .where('id', '=', sessionId)
        .where('owner', '=', owner)
        .executeTakeFirst();
      if (!row) return undefined;
      const conversation = [...(await readEntries(db, sessionId)).keys()];
      return { ...readSummary(row), conversation, turns: await readTurns(db, sessionId) };
    });
}

async function readTurns(db: Kysely<Tables>, session: string): Promise<StoredTurn[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['name', 'started_at', 'ended_at', 'last_event', 'usage'])
    .where('session', '=', session)
    .orderBy('started_at')
    .execute();
  return rows.map(row => ({
    turnId: row.name === null ? undefined : parseStored(z.string(), row.name),
    startedAt: row.started_at.getTime(),
    endedAt: row.ended_at?.getTime(),
    lastEvent: row.last_event,
    usage: row.usage === null ? undefined : parseStored(usageEventSchema.shape.usage, row.usage),
  }));
}
