import type { CrawlMessage, CrawlWebhook } from '@assent/shared';
import type { Kysely } from 'kysely';
import { postMessage } from '../../jobs/post-message.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { SiteFetchOptions } from '../loading/load-page.ts';
import type { MessageJob } from './crawl-queue.ts';
import { webhookOf } from './crawl-store.ts';
import { finishedPages, readProgress } from './read-crawl.ts';

/** Sends one message to the webhook of a crawl. Rejects when it did not arrive. */
export async function deliverMessage(
  { crawl, number }: MessageJob,
  { db, fetch }: { db: Kysely<Tables>; fetch: SiteFetchOptions },
  signal: AbortSignal,
): Promise<void> {
  const webhook = await readWebhook(db, crawl);
  const message = webhook && (await composeMessage(db, crawl, number));
  if (!message) return;
  await postMessage(
    webhook,
    { id: `${crawl}.${number ?? 'end'}`, body: JSON.stringify(message) },
    { fetch, signal },
  );
}

async function readWebhook(db: Kysely<Tables>, crawl: string): Promise<CrawlWebhook | undefined> {
  const found = await db.selectFrom('crawls').select('webhook').where('id', '=', crawl).executeTakeFirst();
  return found && webhookOf(found.webhook);
}

/** Undefined when the crawl has been deleted meanwhile. */
async function composeMessage(
  db: Kysely<Tables>,
  id: string,
  number: number | undefined,
): Promise<CrawlMessage | undefined> {
  const timestamp = new Date().toISOString();
  if (number === undefined) {
    const data = await readProgress(db, id);
    return data && { type: 'crawl.end', timestamp, id, data };
  }
  const [data] = await finishedPages(db, id, { after: number - 1, limit: 1 });
  return data && { type: 'crawl.page', timestamp, id, data };
}
