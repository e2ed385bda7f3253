import { usageEventSchema } from '@assent/shared';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { SessionKey } from '../session-key.ts';
import type { StoredSession, StoredTurn } from '../stored-session.ts';
import { readSummary, selectSummaries } from './list-sessions.ts';
import { readKept } from './read-stored.ts';
import { readEntries } from './stored-entries.ts';
import type { Tables } from './tables.ts';

/** All of one session but its events; from one moment, whatever happens meanwhile. Throws a refusal where it can't be read. */
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
    turnId: row.name === null ? undefined : readKept(z.string(), row.name),
    startedAt: row.started_at.getTime(),
    endedAt: row.ended_at?.getTime(),
    lastEvent: row.last_event,
    usage: row.usage === null ? undefined : readKept(usageEventSchema.shape.usage, row.usage),
  }));
}
