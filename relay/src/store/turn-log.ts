import { type Usage, type WireEvent, wireEventSchema } from '@assent/shared';

/** Characters as sent: about 50,000 tokens one by one. The beginning of longer answers is forgotten. */
const LIMIT = 2_000_000;

/** Chunks that are joined at once, when there are twice as many. */
const TOGETHER = 256;

/** Characters per chunk for a reader: a slow one is noticed, and nothing piles up. */
const EVENT_CHUNK = 64_000;

/** A turn's events for a follower. */
export type TurnEvents = Readonly<Pick<TurnLog, 'ended' | 'reaches' | 'eventChunkAfter' | 'follow'>>;

/**
 * The numbered events of one turn, readable from any of them on. Each becomes text once, so that all readers get the same
 * bytes: `data: <json>`, `id: <number>` and a blank line.
 */
export class TurnLog {
  ended = false;
  /** Stored characters. */
  size = 0;
  #chunks: EventChunk[] = [];
  /** How many of them, from the first on, are joined. */
  #packed = 0;
  #forgotten = 0;
  #last = 0;
  #followers = new Listeners();

  append(events: readonly WireEvent[]): void {
    if (events.length === 0) return;
    const eventChunk = eventChunkOf(this.#last + 1, events);
    this.#chunks.push(eventChunk);
    this.#last = eventChunk.last;
    this.size += eventChunk.text.length;
    while (this.size > LIMIT && this.#chunks.length > 1) this.#forgetOldest();
    if (this.#chunks.length >= this.#packed + 2 * TOGETHER) this.#pack();
    this.#followers.notify();
  }

  /** Forgets the oldest events until at most `size` characters are left. */
  shrink(size: number): void {
    while (this.size > size) this.#forgetOldest();
    this.#followers.notify();
  }

  end(): void {
    this.ended = true;
    this.#followers.notify();
  }

  /** Calls `changed` for new events and at the end, until the returned function is called. */
  follow(changed: () => void): () => void {
    return this.#followers.add(changed);
  }

  /** Whether all events after this number are still stored. */
  reaches(after: number): boolean {
    return after >= this.#forgotten && after <= this.#last;
  }

  /** The next events after this number; undefined when there are none yet. Throws when some were forgotten. */
  eventChunkAfter(after: number): EventChunk | undefined {
    if (!this.reaches(after))
      throw new Error('A reader of a turn was too slow: its next events were forgotten.');
    if (after === this.#last) return undefined;
    // From the end, where most readers are.
    const index = this.#chunks.findLastIndex(({ first }) => first <= after + 1);
    const eventChunk = this.#chunks[index];
    if (!eventChunk) return undefined;
    return eventChunk.first === after + 1 ? this.#joinFrom(index, eventChunk) : cut(eventChunk, after);
  }

  /** Joins the next chunks, up to the limit. */
  #joinFrom(index: number, eventChunk: EventChunk): EventChunk {
    let { last, text } = eventChunk;
    for (let next = index + 1; text.length < EVENT_CHUNK; next += 1) {
      const following = this.#chunks[next];
      if (!following) break;
      last = following.last;
      text += following.text;
    }
    return { first: eventChunk.first, last, text };
  }

  /** A chunk per word takes many times the memory of its text. */
  #pack(): void {
    const joined = joinEventChunks(this.#chunks.slice(this.#packed, this.#packed + TOGETHER), EVENT_CHUNK);
    this.#chunks.splice(this.#packed, TOGETHER, ...joined);
    this.#packed += joined.length;
  }

  #forgetOldest(): void {
    const oldest = this.#chunks.shift();
    this.#packed = Math.max(0, this.#packed - 1);
    this.#forgotten = oldest?.last ?? this.#last;
    this.size -= oldest?.text.length ?? this.size;
  }
}

type Listener<Values extends unknown[]> = (...values: Values) => void;

/** Functions to call at each change. */
export class Listeners<Values extends unknown[] = []> {
  #listeners = new Set<Listener<Values>>();

  /** Gives the function that removes it. */
  add(listener: Listener<Values>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(...values: Values): void {
    for (const listener of this.#listeners) listener(...values);
  }
}

/** The events after this number, until the end or until the reader is gone. Throws when some were forgotten. */
export async function* readEvents(
  log: TurnEvents,
  after: number,
  gone: AbortSignal,
): AsyncGenerator<LoggedEvent> {
  let changed = Promise.withResolvers<void>();
  const wake = (): void => changed.resolve();
  const leave = log.follow(wake);
  gone.addEventListener('abort', wake, { once: true });
  try {
    for (let last = after; !gone.aborted; ) {
      const eventChunk = log.eventChunkAfter(last);
      if (!eventChunk && log.ended) return;
      if (!eventChunk) {
        await changed.promise;
        changed = Promise.withResolvers();
        continue;
      }
      for (const logged of eventsIn(eventChunk)) {
        if (gone.aborted) return;
        yield logged;
      }
      last = eventChunk.last;
    }
  } finally {
    gone.removeEventListener('abort', wake);
    leave();
  }
}

export type LoggedEvent = { id: number; event: WireEvent };

/** Events that came together, as sent, numbered without a gap. */
export type EventChunk = { first: number; last: number; text: string };

/** Each event as `data: <json>`, `id: <number>` and a blank line, numbered from `first`. */
export function eventChunkOf(first: number, events: readonly WireEvent[]): EventChunk {
  // `join`, not `+`: V8 would keep all the pieces of an unread text.
  const text = events
    .map((event, index) => `data: ${JSON.stringify(event)}\nid: ${first + index}\n\n`)
    .join('');
  return { first, last: first + events.length - 1, text };
}

/** Joins chunks up to `most` characters each. */
function joinEventChunks(eventChunks: readonly EventChunk[], most: number): EventChunk[] {
  const joined: EventChunk[] = [];
  let group: EventChunk[] = [];
  let size = 0;
  for (const eventChunk of eventChunks) {
    if (size + eventChunk.text.length > most) joined.push(...joinAll(group));
    if (size + eventChunk.text.length > most) [group, size] = [[], 0];
    group.push(eventChunk);
    size += eventChunk.text.length;
  }
  return [...joined, ...joinAll(group)];
}

function joinAll(eventChunks: readonly EventChunk[]): EventChunk[] {
  const [first, last] = [eventChunks[0], eventChunks.at(-1)];
  if (!first || !last) return [];
  return [{ first: first.first, last: last.last, text: eventChunks.map(({ text }) => text).join('') }];
}

const BLANK_LINE = '\n\n';

/** The events after this number. JSON has no raw line breaks, so a blank line always ends an event. */
export function cut({ first, last, text }: EventChunk, after: number): EventChunk {
  const events = text.split(BLANK_LINE).slice(after + 1 - first);
  return { first: after + 1, last, text: events.join(BLANK_LINE) };
}

export function eventsIn({ first, text }: EventChunk): LoggedEvent[] {
  return text
    .split(BLANK_LINE)
    .slice(0, -1)
    .map((lines, index) => {
      const json = lines.slice('data: '.length, lines.indexOf('\n'));
      return { id: first + index, event: wireEventSchema.parse(JSON.parse(json)) };
    });
}

export function usageIn(events: readonly WireEvent[]): Usage | undefined {
  for (const event of events) if ('usage' in event) return event.usage;
  return undefined;
}
