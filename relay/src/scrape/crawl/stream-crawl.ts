import type { CrawlEvent } from '@assent/shared';
import type { Context } from 'hono';
import type { SSEMessage } from 'hono/streaming';
import { type StoredEvents, type Streaming, streamStored } from '../../jobs/stream-stored.ts';
import type { Database } from '../../store/sql/database.ts';
import { pageEvents, readProgress } from './read-crawl.ts';

type Following = Streaming & {
  crawl: string;
  /** The number of the last page that the reader knows. */
  after: number;
  database: Database;
};

/** Events that are read at once. */
const BATCH = 200;

/** The pages of a crawl as they are finished, then its end. The numbers of the pages are the ids, so nothing else is kept. */
export function streamCrawl(context: Context, { crawl, ...following }: Following): Response {
  return streamStored(context, {
    ...following,
    about: { kind: 'crawl', about: crawl },
    read: after => readStored(following.database, crawl, after),
  });
}

async function readStored({ sql }: Database, crawl: string, after: number): Promise<StoredEvents> {
  // The status first: the pages of a crawl that has ended are all there.
  const progress = await readProgress(sql, crawl);
  const pages = await pageEvents(sql, crawl, { after, limit: BATCH });
  const last = pages.at(-1)?.number ?? after;
  const messages = pages.map(messageOf);
  if (pages.length === BATCH) return { messages, last, next: 'now' };
  if (progress?.status === 'waiting' || progress?.status === 'running')
    return { messages, last, next: 'later' };
  if (progress) messages.push(messageOf({ type: 'end', ...progress }));
  return { messages, last, next: 'never' };
}

function messageOf(event: CrawlEvent): SSEMessage {
  const id = event.type === 'page' ? { id: String(event.number) } : {};
  return { data: JSON.stringify(event), ...id };
}
