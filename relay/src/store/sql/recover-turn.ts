import { TURN_COMPLETE, typedWords, type WireEvent } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import { ModelFailure, toTurnError } from '../../errors/model-failure.ts';
import { openCall, type Turn } from '../../history/turn.ts';
import { languageOf } from '../../messages/messages.ts';
import { type Database, notify } from './database.ts';
import type { EventWriter } from './event-writer.ts';
import {
  keepOpenCall,
  parseKnownEvents,
  readKnownEntries,
  type StoredEntries,
  saveEntries,
} from './stored-entries.ts';
import type { Tables } from './tables.ts';

/**
 * The gap in event numbers after the loss of a relay: its readers may have got events that were never stored, and later events
 * must come after these.
 */
const LOST_EVENTS = 1_000_000;

const UNKNOWN_OUTCOME = JSON.stringify({
  success: false,
  error:
    'The relay was lost while the tool was running. It is unknown whether it took effect, and it was not run again. Check before you propose it again.',
  error_type: 'InternalError',
});

/**
 * Ends the turn of a dead relay, and frees its session: the stored part of its answer stays in the conversation, a call that it
 * was running has an unknown outcome, and its events end with an error. An unreadable conversation stays as it is. Does nothing
 * when somebody else was faster.
 */
export async function recoverTurn(
  database: Kysely<Tables>,
  { session, lease }: { session: string; lease: string },
): Promise<void> {
  await database.transaction().execute(async db => {
    const held = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session)
      .where('lease', '=', lease)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return;
    const turn = await lockRunningTurn(db, lease);
    const stored = await readKnownEntries(db, session);
    if (turn) await closeTurn(db, { session, turn, stored });
    if (stored?.size === 0 && !turn) await db.deleteFrom('sessions').where('id', '=', session).execute();
    else
      await db
        .updateTable('sessions')
        .set({ lease: null, instance: null })
        .where('id', '=', session)
        .execute();
    await sql`select ${notify('more', lease)}`.execute(db);
  });
}

type LostTurn = { id: string; last_event: number };

/** Locked before its events are read: its relay may still be writing. */
async function lockRunningTurn(db: Kysely<Tables>, id: string): Promise<LostTurn | undefined> {
  return await db
    .selectFrom('turns')
    .select(['id', 'last_event'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

async function closeTurn(
  db: Kysely<Tables>,
  { session, turn, stored }: { session: string; turn: LostTurn; stored: StoredEntries | undefined },
): Promise<void> {
  const closing = closingEvents(stored ? await keepLostAnswer(db, { session, turn, stored }) : []);
  const first = turn.last_event + LOST_EVENTS;
  const last = first + closing.length - 1;
  await db
    .insertInto('events')
    .values({ turn: turn.id, first, last, events: JSON.stringify(closing) })
    .execute();
  await db
    .updateTable('turns')
    .set({ ended_at: sql<Date>`now()`, last_event: last })
    .where('id', '=', turn.id)
    .execute();
}

async function keepLostAnswer(
  db: Kysely<Tables>,
  { session, turn, stored }: { session: string; turn: LostTurn; stored: StoredEntries },
): Promise<readonly Turn[]> {
  const turns = withLostAnswer([...stored.keys()], textOf(await readEvents(db, turn.id)));
  await saveEntries(db, session, { stored, turns });
  await keepOpenCall(db, session, openCall(turns));
  return turns;
}

/** A turn begins from a call only to run it. */
function withLostAnswer(turns: readonly Turn[], text: string): readonly Turn[] {
  const call = openCall(turns);
  const settled: readonly Turn[] = call
    ? [...turns, { role: 'result', call, content: UNKNOWN_OUTCOME, failed: true }]
    : turns;
  return text.trim() === '' ? settled : [...settled, { role: 'assistant', text }];
}

function closingEvents(turns: readonly Turn[]): WireEvent[] {
  const language = languageOf(typedWords(turns.findLast(turn => turn.role === 'user')?.text ?? ''));
  return [{ error: toTurnError(new ModelFailure('turn_interrupted'), language) }, { message: TURN_COMPLETE }];
}

function textOf(events: readonly WireEvent[]): string {
  return events.map(event => ('content' in event ? event.content : '')).join('');
}

async function readEvents(db: Kysely<Tables>, turn: string): Promise<WireEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select('events')
    .where('turn', '=', turn)
    .orderBy('first')
    .execute();
  return rows.flatMap(row => parseKnownEvents(row.events));
}

/** The state of this process: a lease of its own that is not in `held` was given up. */
export type Holding = { database: Database; writer: EventWriter; held: Set<string> };

/** Whether a lease is still held, by this process or a living one. */
export async function isHeld(
  { database, held }: Pick<Holding, 'database' | 'held'>,
  holder: { lease: string; instance: number | null },
): Promise<boolean> {
  if (holder.instance === null) return false;
  if (holder.instance === database.instance) return held.has(holder.lease);
  return await database.isAlive(holder.instance);
}
