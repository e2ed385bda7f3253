import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Database, Notice } from '../store/sql/database.ts';
import { isAway } from '../store/sql/while-available.ts';

/** Of the relay that streams. */
export type Streaming = {
  /** Ends the stream; the reader comes again, to another relay. */
  stopping: AbortSignal;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** `next`: whether there is more at once, perhaps later, or never. */
export type StoredEvents = { messages: readonly SSEMessage[]; last: number; next: 'now' | 'later' | 'never' };

type Following = Streaming & {
  database: Database;
  /** What is followed. Its notices say that there may be more. */
  about: Notice;
  /** The number of the last event that the reader knows. */
  after: number;
  /** What is stored after this number. */
  read(after: number): Promise<StoredEvents>;
};

/** Milliseconds without an event: then a comment keeps the connection open, and a notice that was lost is made up for. */
const QUIET = 10_000;

/** Events as they are stored, until the last one. A reader that leaves ends nothing. */
export function streamStored(context: Context, following: Following): Response {
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
  { database, about: followed, after, read, stopping }: Following,
): Promise<void> {
  let changed = Promise.withResolvers<void>();
  const wake = (): void => changed.resolve();
  const leave = database.listen(({ kind, about }) => {
    if (kind === followed.kind && about === followed.about) wake();
  });
  stream.onAbort(wake);
  stopping.addEventListener('abort', wake);
  try {
    for (let known = after; !stream.aborted && !stopping.aborted; ) {
      // Before anything is read, so that what happens meanwhile is noticed.
      changed = Promise.withResolvers<void>();
      const { messages, last, next } = await read(known);
      for (const message of messages) await stream.writeSSE(message);
      known = last;
      if (next === 'never') return;
      if (next === 'later') await quietly(stream, changed.promise);
    }
  } finally {
    leave();
    stopping.removeEventListener('abort', wake);
  }
}

/** Until something has changed, or for so long. */
async function quietly(stream: SSEStreamingApi, changed: Promise<void>): Promise<void> {
  const over = new AbortController();
  const quiet = wait(QUIET, true, { signal: over.signal }).catch(() => false);
  const isQuiet = await Promise.race([changed.then(() => false), quiet]);
  over.abort();
  if (isQuiet) await stream.write(': still here\n\n');
}
