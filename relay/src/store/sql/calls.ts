import { type Kysely, sql } from 'kysely';
import type { ToolCall } from '../../history/turn.ts';
import type { Tables } from './tables.ts';

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
