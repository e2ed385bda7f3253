import type { Context } from 'hono';
import { type StoredEvents, type Streaming, streamStored } from '../../jobs/stream-stored.ts';
import type { Database } from '../../store/sql/database.ts';
import { readEvents, readStatus } from '../store/read-tasks.ts';

type Following = Streaming & {
  task: string;
  /** The number of the last event that the reader knows. */
  after: number;
  database: Database;
};

/** Events that are read at once. */
const BATCH = 100;

/** The events of a task as they are stored, until it has ended. */
export function streamTask(context: Context, { task, ...following }: Following): Response {
  return streamStored(context, {
    ...following,
    about: { kind: 'task', about: task },
    read: after => readStored(following.database, task, after),
  });
}

async function readStored({ sql }: Database, task: string, after: number): Promise<StoredEvents> {
  // The status first: the events of a task that has ended are all there.
  const status = await readStatus(sql, task);
  const events = await readEvents(sql, task, { after, limit: BATCH });
  const isOpen = status === 'pending' || status === 'running';
  return {
    messages: events.map(({ number, event }) => ({ data: JSON.stringify(event), id: String(number) })),
    last: events.at(-1)?.number ?? after,
    next: events.length === BATCH ? 'now' : isOpen ? 'later' : 'never',
  };
}
