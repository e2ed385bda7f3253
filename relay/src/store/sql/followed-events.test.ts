import type { WireEvent } from '@assent/shared';
import { afterAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import type { TurnEvents } from '../turn-log.ts';
import { createSqlStore } from './sql-store.ts';

const database = await openCopiedDatabase();
const report = (thrown: unknown): never => {
  throw thrown;
};
const store = createSqlStore(database, { report });
afterAll(() => store.close());

const PIECE = 'x'.repeat(30_000);
const PIECES = 60;

/** A turn that said a great deal, each piece of it written down by itself, and has ended. */
async function sayMuch(): Promise<{ key: { sessionId: string; owner: string }; last: number }> {
  const key = { sessionId: crypto.randomUUID(), owner: 'ann' };
  const opening = await store.open(key);
  if (opening.kind !== 'opened') throw new Error(opening.kind);
  await opening.lease.begin({ turnId: 'one', turns: [{ role: 'user', text: 'hi' }], claims: undefined });
  const events: WireEvent[] = Array.from({ length: PIECES }, () => ({ content: PIECE }));
  const rows = events.map((event, index) => ({
    turn: opening.lease.id,
    first: index + 1,
    last: index + 1,
    events: JSON.stringify([event]),
  }));
  await opening.lease.finish([{ role: 'user', text: 'hi' }]);
  await database.sql.insertInto('events').values(rows).execute();
  await database.sql
    .updateTable('turns')
    .set({ last_event: PIECES })
    .where('id', '=', opening.lease.id)
    .execute();
  return { key, last: PIECES };
}

/** The events that can be read without waiting, from this number on. */
function readHeld(events: TurnEvents, after: number): { size: number; last: number } {
  let [size, last] = [0, after];
  for (let eventChunk = events.eventChunkAfter(last); eventChunk; eventChunk = events.eventChunkAfter(last)) {
    size += eventChunk.text.length;
    last = eventChunk.last;
  }
  return { size, last };
}

test('buffers little for a slow reader of a turn on another relay, and delivers all of it', async () => {
  const { key, last } = await sayMuch();
  const turn = await store.shared?.find(key, 'one');
  const followed = await turn?.follow(0);
  if (!followed) throw new Error('It was not found.');
  const { events, leave } = followed;
  let read = readHeld(events, 0);
  expect(read.size).toBeGreaterThan(256_000);
  expect(read.size).toBeLessThan(256_000 + 21 * PIECE.length);
  expect(events.ended).toBe(false);
  await expect
    .poll(() => {
      read = readHeld(events, read.last);
      return events.ended;
    })
    .toBe(true);
  expect(readHeld(events, read.last).last).toBe(last);
  leave();
});
