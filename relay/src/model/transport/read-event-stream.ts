import type { IncomingMessage } from 'node:http';
import { EventStreamParser, type ServerSentEvent } from './event-stream-parser.ts';

/** Events that wait for their reader at most, before no more are read from the connection. */
const MOST_WAITING = 1000;

/**
 * The events of a provider's answer: those that came together, together. Throws what broke the connection; an answer that ends
 * is just over, whether or not it was complete. Whoever leaves early, or aborts the signal, closes the connection.
 */
export async function* readEventStream(
  body: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<readonly ServerSentEvent[]> {
  const arrivals = new Arrivals(body);
  const abort = (): void => void body.destroy();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    for (;;) {
      const events = arrivals.take();
      if (events.length > 0) yield events;
      else if (arrivals.isOver()) return;
      else await arrivals.next();
    }
  } finally {
    signal.removeEventListener('abort', abort);
    body.destroy();
  }
}

/** What has come and was not taken yet. Listens to the stream itself: its own iterator costs a promise for each chunk. */
class Arrivals {
  #body: IncomingMessage;
  #parser = new EventStreamParser();
  #events: ServerSentEvent[] = [];
  #end: { failure: unknown } | undefined;
  #wake = (): void => {};

  constructor(body: IncomingMessage) {
    this.#body = body;
    body.on('data', chunk => this.#add(chunk));
    body.once('end', () => this.#finish(undefined));
    body.once('error', thrown => this.#finish(thrown));
    body.once('close', () => this.#finish(undefined));
  }

  take(): readonly ServerSentEvent[] {
    const events = this.#events;
    this.#events = [];
    if (this.#body.isPaused()) this.#body.resume();
    return events;
  }

  /** Throws what ended it, if that was no regular end. */
  isOver(): boolean {
    if (this.#end?.failure) throw this.#end.failure;
    return this.#end !== undefined;
  }

  next(): Promise<void> {
    return new Promise(resolve => {
      this.#wake = resolve;
    });
  }

  #add(chunk: Buffer): void {
    try {
      this.#events.push(...this.#parser.feed(chunk));
    } catch (thrown) {
      this.#body.destroy();
      this.#finish(thrown);
    }
    if (this.#events.length > MOST_WAITING) this.#body.pause();
    this.#wake();
  }

  #finish(failure: unknown): void {
    this.#end ??= { failure };
    this.#wake();
  }
}
