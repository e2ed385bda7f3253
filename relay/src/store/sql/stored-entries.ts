import { type WireEvent, wireEventSchema } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { type ToolCall, type Turn, turnSchema } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { Tables } from './tables.ts';

export const SESSION_UNREADABLE = 'session_unreadable';

const eventsSchema = z.array(wireEventSchema);

/** A conversation with the positions of its entries. */
export type StoredEntries = ReadonlyMap<Turn, number>;

/** Throws an HTTP error for an unreadable entry. */
export async function readEntries(db: Kysely<Tables>, session: string): Promise<StoredEntries> {
  const rows = await selectEntries(db, session);
  return new Map(rows.map(row => [parseStored(turnSchema, row.entry), row.position]));
}

/** Undefined for an unknown form: a newer relay may share the database. */
export async function readKnownEntries(
  db: Kysely<Tables>,
  session: string,
): Promise<StoredEntries | undefined> {
  const stored = new Map<Turn, number>();
  for (const { entry, position } of await selectEntries(db, session)) {
    const parsed = turnSchema.safeParse(parseJson(entry));
    if (!parsed.success) return undefined;
    stored.set(parsed.data, position);
  }
  return stored;
}

/**
 * Stores `turns` with as few changed rows as possible: conversations grow at their end, are cut there by a rewind, and lose
 * their oldest entries.
 */
export async function saveEntries(
  db: Kysely<Tables>,
  session: string,
  { stored, turns }: { stored: StoredEntries; turns: readonly Turn[] },
): Promise<StoredEntries> {
  const places = placeEntries(stored, turns);
  const stay = new Set(places.values());
  const gone = [...stored.values()].filter(position => !stay.has(position));
  if (gone.length > 0)
    await db.deleteFrom('entries').where('session', '=', session).where('position', 'in', gone).execute();
  const added = [...places].filter(([turn, position]) => stored.get(turn) !== position);
  if (added.length > 0)
    await db
      .insertInto('entries')
      .values(
        added.map(([turn, position]) => ({
          session,
          position,
          role: turn.role,
          entry: JSON.stringify(turn),
        })),
      )
      .execute();
  return places;
}

async function selectEntries(db: Kysely<Tables>, session: string) {
  return await db
    .selectFrom('entries')
    .select(['position', 'entry'])
    .where('session', '=', session)
    .orderBy('position')
    .execute();
}

/** Entries up to the first new one keep their positions; all others follow at the end. */
function placeEntries(stored: StoredEntries, turns: readonly Turn[]): StoredEntries {
  let next = Math.max(-1, ...stored.values()) + 1;
  const firstNew = turns.findIndex(turn => !stored.has(turn));
  return new Map(
    turns.map((turn, index) => {
      const place = firstNew === -1 || index < firstNew ? stored.get(turn) : undefined;
      return [turn, place ?? next++];
    }),
  );
}

/** Whether this turn may run the call: true once, for the first turn, whatever happens to it later. */
export async function claimCall(
  db: Kysely<Tables>,
  { session, call, turn }: { session: string; call: string; turn: string },
): Promise<boolean> {
  const claimed = await db
    .updateTable('calls')
    .set({ claimed_by: turn, claimed_at: sql<Date>`now()` })
    .where('session', '=', session)
    .where('id', '=', call)
    .where('claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the waiting call; an earlier one that was not run is settled by now. */
export async function keepOpenCall(
  db: Kysely<Tables>,
  session: string,
  call: ToolCall | undefined,
): Promise<void> {
  await db
    .deleteFrom('calls')
    .where('session', '=', session)
    .where('claimed_at', 'is', null)
    .where('id', '!=', call?.id ?? '')
    .execute();
  if (!call) return;
  await db
    .insertInto('calls')
    .values({ session, id: call.id, call: JSON.stringify(call) })
    .onConflict(conflict => conflict.columns(['session', 'id']).doNothing())
    .execute();
}

/**
 * Throws an HTTP error for damaged or unknown JSON: a newer relay may share the database. The error concerns one session, and
 * its user can act on it.
 */
export function parseStored<Schema extends z.core.$ZodType>(schema: Schema, json: string): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(json));
  if (parsed.success) return parsed.data;
  throw new HttpError(
    500,
    SESSION_UNREADABLE,
    "This relay can't read the stored session: it is damaged, or a newer version of the relay wrote it. It was not changed. Start a new conversation, and delete this one if you do not need it. If you run this relay, update it.",
    { cause: parsed.error },
  );
}

/** Throws an HTTP error when they are unreadable. */
export function parseEvents(json: string): WireEvent[] {
  return parseStored(eventsSchema, json);
}

/** None for an unknown form: a newer relay may share the database. */
export function parseKnownEvents(json: string): WireEvent[] {
  return eventsSchema.safeParse(parseJson(json)).data ?? [];
}
