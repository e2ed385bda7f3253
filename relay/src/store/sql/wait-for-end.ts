import { HttpError } from '../../http-error.ts';
import type { Database } from './database.ts';

/** Milliseconds between two looks, for when a notice was lost. */
const LOOK_AGAIN = 250;

/** Milliseconds in which a turn that was told to stop has ended, or its relay is stuck. */
const DEADLINE = 10_000;

export type WaitForEndOptions = {
  turn: string;
  /** Ends the turn if the relay that ran it is gone. */
  lookAfter(): Promise<void>;
};

/** Resolves when the turn has ended. Throws a refusal when that takes too long. */
export async function waitForEnd(database: Database, { turn, lookAfter }: WaitForEndOptions): Promise<void> {
  const deadline = performance.now() + DEADLINE;
  while (!(await hasEnded(database, turn))) {
    if (performance.now() > deadline)
      throw new HttpError(
        503,
        'turn_not_stopped',
        'The turn was told to stop and has not yet. Try again in a moment.',
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

/** Resolves at the next notice of that turn, or a little later. */
async function noticeOf(database: Database, turn: string): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const leave = database.listen(notice => {
    if (notice.kind === 'more' && notice.turn === turn) heard.resolve();
  });
  const timer = setTimeout(heard.resolve, LOOK_AGAIN);
  await heard.promise;
  clearTimeout(timer);
  leave();
}
