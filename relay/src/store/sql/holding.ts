import type { Database } from './database.ts';
import type { EventWriter } from './event-writer.ts';

/** What this process has in hand: a lease of its own that is not in `held` was given up. */
export type Holding = { database: Database; writer: EventWriter; held: Set<string> };

/** Whether a session's holder still has it: this process, or another that lives. */
export async function isHeld(
  { database, held }: Pick<Holding, 'database' | 'held'>,
  holder: { lease: string; instance: number | null },
): Promise<boolean> {
  if (holder.instance === null) return false;
  if (holder.instance === database.instance) return held.has(holder.lease);
  return await database.isAlive(holder.instance);
}
