import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Database } from '../../store/sql/database.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { type NumberedEvent, readEvents, readStatus } from '../store/read-tasks.ts';

type Following = {
  task: string;
  /** The number of the last event that the reader knows. */
  after: number;
  database: Database;
  /** Ends the stream; the reader comes again, to another relay. */
  stopping: AbortSignal;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** Events that are read at once. */
const BATCH = 100;

/** Milliseconds without an event: then a comment keeps the connection open, and a notice that was lost is made up for. */
const QUIET = 10_000;

/** The events of a task as they are stored, until it has ended. A reader that leaves ends nothing. */
export function streamTask(context: Context, following: Following): Response {
  // No proxy may buffer it.
  context.header('X-Accel-Buffering', 'no');
  return streamSSE(context, async stream => {
    try {
      await follow(stream, following);
    } catch (thrown) {
      // The stream ends; its reader comes again, and hears why.
      if (!isAway(thrown)) following.report(thrown);
    }
  });
}

async function follow(
  stream: SSEStreamingApi,
  { task, after, database, stopping }: Following,
): Promise<void> {
  let changed = Promise.withResolvers<void>();
  const wake = (): void => changed.resolve();
  const leave = database.listen(({ kind, about }) => {
    if (kind === 'task' && about === task) wake();
  });
  stream.onAbort(wake);
  stopping.addEventListener('abort', wake);
  try {
    for (let last = after; !stream.aborted && !stopping.aborted; ) {
      // Before anything is read, so that what happens meanwhile is noticed.
      changed = Promise.withResolvers<void>();
      // The status first: the events of a task that has ended are all there.
      const status = await readStatus(database.sql, task);
      const events = await readEvents(database.sql, task, { after: last, limit: BATCH });
      for (const event of events) await write(stream, event);
      last = events.at(-1)?.number ?? last;
      const isOpen = status === 'pending' || status === 'running';
      if (events.length === BATCH) continue;
      if (!isOpen) return;
      await quietly(stream, changed.promise);
    }
  } finally {
    leave();
    stopping.removeEventListener('abort', wake);
  }
}

async function write(stream: SSEStreamingApi, { number, event }: NumberedEvent): Promise<void> {
  await stream.writeSSE({ data: JSON.stringify(event), id: String(number) });
}

/** Until something has changed, or for so long. */
async function quietly(stream: SSEStreamingApi, changed: Promise<void>): Promise<void> {
  const over = new AbortController();
  const quiet = wait(QUIET, true, { signal: over.signal }).catch(() => false);
  const isQuiet = await Promise.race([changed.then(() => false), quiet]);
  over.abort();
  if (isQuiet) await stream.write(': still here\n\n');
}
