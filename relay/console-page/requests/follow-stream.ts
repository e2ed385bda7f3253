import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { RelayRequests } from './relay-requests.ts';

/** Milliseconds without a sign of life: the relay gives one every ten seconds. */
const SILENCE = 25_000;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;

type StreamListener = {
  /** Says whether it was the last one. */
  event(message: EventSourceMessage): 'more' | 'last';
  /** `refused`: the relay gives no such stream, for good. */
  state(state: 'live' | 'lost' | 'refused'): void;
};

type Following = { requests: RelayRequests; path: string; listener: StreamListener };

/** The events of a stream, resumed after each loss from the last event that was read, until the last one or the abort. */
export async function followStream(following: Following, stopping: AbortSignal): Promise<void> {
  const read = { lastEvent: 0 };
  for (let wait = SHORTEST_WAIT; !stopping.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const ended = await readOnce(following, read, stopping);
    if (stopping.aborted || ended === 'over') return;
    following.listener.state(ended === 'refused' ? 'refused' : 'lost');
    if (ended === 'refused') return;
    if (ended === 'cut') wait = SHORTEST_WAIT;
    await untilNext(wait, stopping);
  }
}

type Ended = 'over' | 'refused' | 'lost' | 'cut';

async function readOnce(
  { requests, path, listener }: Following,
  read: { lastEvent: number },
  stopping: AbortSignal,
): Promise<Ended> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  const signal = AbortSignal.any([stopping, silence.signal]);
  let isOver = false;
  let failure: { thrown: unknown } | undefined;
  const parser = createParser({
    onEvent: message => {
      const id = Number(message.id ?? read.lastEvent);
      try {
        if (listener.event(message) === 'last') isOver = true;
      } catch (thrown) {
        failure ??= { thrown };
      }
      read.lastEvent = id;
    },
  });
  try {
    const answer = await requests.stream(path, { signal, lastEvent: read.lastEvent });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return 'refused';
    if (!answer.ok || !answer.body) return 'lost';
    listener.state('live');
    for await (const text of textsOf(answer.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      parser.feed(text);
      if (failure || isOver) break;
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
  // What cannot be read is a defect, and not a lost connection.
  if (failure) throw failure.thrown;
  return isOver ? 'over' : 'cut';
}

async function* textsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Sooner where the network comes back. */
function untilNext(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise(proceed => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      proceed();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    stopping.addEventListener('abort', done, { once: true });
  });
}
