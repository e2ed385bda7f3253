import { type Kysely, sql } from 'kysely';
import type { ToolCall, Turn } from '../../history/turn.ts';
import { turnSchema } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';
import { readKept } from './read-stored.ts';
import type { Tables } from './tables.ts';

/** A conversation with the places at which its entries are kept. */
export type StoredEntries = ReadonlyMap<Turn, number>;

/** In the order of the conversation. Throws a refusal where one can't be read. */
export async function readEntries(db: Kysely<Tables>, session: string): Promise<StoredEntries> {
  const rows = await selectEntries(db, session);
  return new Map(rows.map(row => [readKept(turnSchema, row.entry), row.position]));
}

/** Undefined where one is not as this relay writes them: a newer one may share the database. */
export async function readKnownEntries(
  db: Kysely<Tables>,
  session: string,
): Promise<StoredEntries | undefined> {
  const kept = new Map<Turn, number>();
  for (const { entry, position } of await selectEntries(db, session)) {
    const parsed = turnSchema.safeParse(parseJson(entry));
    if (!parsed.success) return undefined;
    kept.set(parsed.data, position);
  }
  return kept;
}

/**
 * Makes what is kept the same as `turns`, by as few rows as it takes: conversations grow at their end, are cut there when
 * they are taken back to an earlier message, and lose their oldest entries.
 */
export async function saveEntries(
  db: Kysely<Tables>,
  session: string,
  { kept, turns }: { kept: StoredEntries; turns: readonly Turn[] },
): Promise<StoredEntries> {
  const places = placeEntries(kept, turns);
  const stay = new Set(places.values());
  const gone = [...kept.values()].filter(position => !stay.has(position));
  if (gone.length > 0)
    await db.deleteFrom('entries').where('session', '=', session).where('position', 'in', gone).execute();
  const added = [...places].filter(([turn, position]) => kept.get(turn) !== position);
  if (added.length > 0)
    await db
      .insertInto('entries')
      .values(added.map(([turn, position]) => toRow(session, turn, position)))
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

/** Those that are kept stay where they are up to the first that is not; all others come after everything. */
function placeEntries(kept: StoredEntries, turns: readonly Turn[]): StoredEntries {
  let next = Math.max(-1, ...kept.values()) + 1;
  const firstNew = turns.findIndex(turn => !kept.has(turn));
  return new Map(
    turns.map((turn, index) => {
      const place = firstNew === -1 || index < firstNew ? kept.get(turn) : undefined;
      return [turn, place ?? next++];
    }),
  );
}

function toRow(session: string, turn: Turn, position: number): Tables['entries'] {
  return { session, position, role: turn.role, entry: JSON.stringify(turn) };
}

/** Whether the call is this turn's to run: true once, for whoever comes first, whatever happens to them afterwards. */
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

/** The call that waits now is written down; one that waited before and was not run is settled by now. */
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
