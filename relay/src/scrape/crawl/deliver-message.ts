import { createHmac } from 'node:crypto';
import type { CrawlMessage, CrawlWebhook } from '@assent/shared';
import type { Kysely } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import { createGuardedFetch } from '../../tools/web/guarded-fetch.ts';
import type { SiteFetchOptions } from '../loading/load-page.ts';
import type { MessageJob } from './crawl-queue.ts';
import { webhookOf } from './crawl-store.ts';
import { finishedPages, readProgress } from './read-crawl.ts';

/** Milliseconds for the receiver. */
const ONE_MESSAGE = 15_000;

/** The receiver did not take it: it will be sent again. */
class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/**
 * Sends one message to the webhook of a crawl, signed where it has a secret. A message has the same id in each attempt, so a
 * receiver knows it again. Rejects when it did not arrive.
 */
export async function deliverMessage(
  { crawl, number }: MessageJob,
  { db, fetch }: { db: Kysely<Tables>; fetch: SiteFetchOptions },
  signal: AbortSignal,
): Promise<void> {
  const webhook = await readWebhook(db, crawl);
  const message = webhook && (await composeMessage(db, crawl, number));
  if (!message) return;
  const body = JSON.stringify(message);
  const id = `${crawl}.${number ?? 'end'}`;
  const post = createGuardedFetch({
    ...fetch,
    timeout: ONE_MESSAGE,
    headers: { 'content-type': 'application/json', ...signatureHeaders(id, body, webhook) },
    postedBody: body,
  });
  const { status } = await post(webhook.url, '*/*', signal);
  if (status < 200 || status >= 300) throw new MessageRefused();
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

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
function signatureHeaders(id: string, body: string, { secret }: CrawlWebhook): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const named = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (secret === undefined) return named;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { ...named, 'webhook-signature': `v1,${signature}` };
}
