import { setTimeout as wait } from 'node:timers/promises';
import type { TaskEvent } from '@assent/shared';
import { type NumberedEvent, taskEvents } from '../../../relay/testing/task-events.ts';
import type { Random } from '../../page/random-numbers.ts';

/** How the errands are followed: at relays that come and go, by a reader whose connection breaks. */
export type Following = {
  /** One of the relays, now. */
  relayUrl(): string;
  random: Random;
  /** Ends the waiting for what never ends. */
  signal: AbortSignal;
};

export type Followed = { events: readonly NumberedEvent[]; drops: number };

/** Milliseconds after which a reader gives up a connection without an event, and another attempt follows a failed one. */
const SILENT = 5_000;
const AGAIN = 100;

/** Reads a task to its end, by connections that break after a few events, and has a person decide what it asks. */
export async function followErrand(id: string, following: Following): Promise<Followed> {
  const { random, signal } = following;
  const events: NumberedEvent[] = [];
  let drops = 0;
  const isOver = (): boolean => ['complete', 'failed'].includes(events.at(-1)?.event.type ?? '');
  while (!isOver()) {
    signal.throwIfAborted();
    const most = 1 + random.below(3);
    for (const read of await readSome(id, { after: events.at(-1)?.number ?? 0, most }, following)) {
      events.push(read);
      if (read.event.type === 'approval_required') void decideLater(id, read.event, following);
    }
    if (!isOver()) drops += 1;
  }
  return { events, drops };
}

/** Nothing where the relay is away. */
async function readSome(
  id: string,
  { after, most }: { after: number; most: number },
  { relayUrl, signal }: Following,
): Promise<NumberedEvent[]> {
  const gone = new AbortController();
  const read: NumberedEvent[] = [];
  const ending = AbortSignal.any([gone.signal, AbortSignal.timeout(SILENT), signal]);
  try {
    const headers = { 'last-event-id': String(after) };
    const response = await fetch(`${relayUrl()}/api/v1/agent/${id}/events`, { headers, signal: ending });
    for await (const event of taskEvents(response)) {
      read.push(event);
      if (read.length === most) break;
    }
  } catch (thrown) {
    signal.throwIfAborted();
    if (!isBroken(thrown)) throw thrown;
    await wait(AGAIN);
  } finally {
    gone.abort();
  }
  return read;
}

/** What a client may see of a relay that is killed, starts, or can't reach what the other one locks. */
function isBroken(thrown: unknown): boolean {
  const { name = '', message = '' } = thrown instanceof Error ? thrown : {};
  const isTransport = thrown instanceof TypeError || ['AbortError', 'TimeoutError'].includes(name);
  return isTransport || message.startsWith('The relay answered 503');
}

type Asked = Extract<TaskEvent, { type: 'approval_required' }>;

/** Milliseconds until a person decides, at most. */
const DECIDING = 1_500;

/** Mostly yes; now and then on both relays at once, and each differently. */
async function decideLater(id: string, { approvalId }: Asked, following: Following): Promise<void> {
  const { random } = following;
  const approved = random.isIn(0.85);
  const decisions = random.isIn(0.2) ? [approved, !approved] : [approved];
  await wait(random.below(DECIDING));
  await Promise.all(
    decisions.map(decision =>
      untilAnswered(`/agent/${id}/approvals/${approvalId}`, { approved: decision }, following),
    ),
  );
}

/** What a relay answers, whichever and however often it is asked. */
export async function untilAnswered(
  path: string,
  body: object,
  { relayUrl, signal }: Following,
  headers: Record<string, string> = {},
): Promise<Response> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const response = await fetch(`${relayUrl()}/api/v1${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', ...headers },
        signal: AbortSignal.any([AbortSignal.timeout(SILENT), signal]),
      });
      if (response.status !== 503) return response;
    } catch (thrown) {
      signal.throwIfAborted();
      if (!isBroken(thrown)) throw thrown;
    }
    await wait(AGAIN);
  }
}
