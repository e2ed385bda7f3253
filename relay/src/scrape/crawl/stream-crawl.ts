import { setTimeout as wait } from 'node:timers/promises';
import type { CrawlEvent } from '@assent/shared';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Database } from '../../store/sql/database.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { pageEvents, readProgress } from './read-crawl.ts';

export type Following = {
  crawl: string;
  /** The number of the last page that the reader knows. */
  after: number;
  database: Database;
  /** Ends the stream; the reader comes again, to another relay. */
  stopping: AbortSignal;
  /** Gets defects. */
  report: (thrown: unknown) => void;
};

/** Events that are read at once. */
const BATCH = 200;

/** Milliseconds without an event: then a comment keeps the connection open, and a notice that was lost is made up for. */
const QUIET = 10_000;

/** The pages of a crawl as they are finished, then its end. The numbers of the pages are the ids, so nothing else is kept. */
export function streamCrawl(context: Context, following: Following): Response {
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
  { crawl, after, database, stopping }: Following,
): Promise<void> {
  let changed = Promise.withResolvers<void>();
  const wake = (): void => changed.resolve();
  const leave = database.listen(({ kind, about }) => {
    if (kind === 'crawl' && about === crawl) wake();
  });
  stream.onAbort(wake);
  stopping.addEventListener('abort', wake);
  try {
    for (let last = after; !stream.aborted && !stopping.aborted; ) {
      // Before anything is read, so that what happens meanwhile is noticed.
      changed = Promise.withResolvers<void>();
      const progress = await readProgress(database.sql, crawl);
      const events = await pageEvents(database.sql, crawl, { after: last, limit: BATCH });
      for (const event of events) await write(stream, event);
      last = events.at(-1)?.number ?? last;
      const isRunning = progress?.status === 'waiting' || progress?.status === 'running';
      if (!isRunning && events.length < BATCH) {
        if (progress) await write(stream, { type: 'end', ...progress });
        return;
      }
      if (events.length < BATCH) await quietly(stream, changed.promise);
    }
  } finally {
    leave();
    stopping.removeEventListener('abort', wake);
  }
}

async function write(stream: SSEStreamingApi, event: CrawlEvent): Promise<void> {
  const id = event.type === 'page' ? { id: String(event.number) } : {};
  await stream.writeSSE({ data: JSON.stringify(event), ...id });
}

/** Until something has changed, or for so long. */
async function quietly(stream: SSEStreamingApi, changed: Promise<void>): Promise<void> {
  const over = new AbortController();
  const quiet = wait(QUIET, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([changed, quiet]);
  over.abort();
  await stream.write(': still here\n\n');
}
