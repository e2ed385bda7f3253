import type { PgBoss } from 'pg-boss';

/** Does one job. When it rejects, another attempt follows. */
type Work = (data: object, signal: AbortSignal) => Promise<void>;

/** Jobs that this relay works on at once, and those of one owner among them: one owner never takes all the places. */
type Places = { atOnce: number; ofOwner: number };

/**
 * For work that takes long and continues where it was, perhaps on another relay. A relay that dies says nothing: the others notice
 * after `heartbeatSeconds`. Many attempts are no sign of a defect.
 */
export async function beginLongWork(
  boss: PgBoss,
  queue: string,
  { atOnce, ofOwner }: Places,
  work: Work,
): Promise<void> {
  await boss.createQueue(queue, LONG_WORK);
  const places = { localConcurrency: atOnce, localGroupConcurrency: Math.min(ofOwner, atOnce) };
  await boss.work<object>(queue, { ...POLLING, ...places }, async ([job]) => {
    if (job) await work(job.data, job.signal);
  });
}

/** For messages to webhooks. Where a receiver is away, attempts follow for about an hour. */
export async function beginMessages(boss: PgBoss, queue: string, deliver: Work): Promise<void> {
  await boss.createQueue(queue, MESSAGES);
  await boss.work<object>(queue, { ...POLLING, ...DELIVERING }, async ([job]) => {
    if (job) await deliver(job.data, job.signal);
  });
}

/** New jobs are announced at once; these seconds are for those that come back. */
const POLLING = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

const LONG_WORK = {
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 24 * 60 * 60 - 1,
  retryLimit: 1000,
  retryDelay: 1,
  deleteAfterSeconds: 3600,
} as const;

const MESSAGES = {
  notify: true,
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: 3600,
} as const;

/** Without a pause while many wait. The receivers of one owner, which may hang, never take all the places. */
const DELIVERING = { localConcurrency: 6, localGroupConcurrency: 2, burstWhenReadyExceeds: 1 } as const;
