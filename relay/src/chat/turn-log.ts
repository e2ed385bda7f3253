import { type WireEvent, wireEventSchema } from '@assent/shared';

/** Characters as they are sent; more than the longest answer that a model gives. */
const LIMIT = 4_000_000;

/** Characters that are handed out at once: who takes them slowly shows it, and makes nothing pile up. */
const PORTION = 64_000;

export type LoggedEvent = { id: number; event: WireEvent };

/** Events that came together, numbered without a gap, in the form in which they are sent. */
export type Portion = { first: number; last: number; text: string };

/** A turn's events for those who follow it. */
export type TurnEvents = Pick<TurnLog, 'ended' | 'reaches' | 'portionAfter' | 'follow'>;

/**
 * The events of one turn as they come, numbered from 1, to be read by anybody from any of them on. Each is turned into text
 * once, so that all readers get the same bytes: `data: <json>`, `id: <number>` and a blank line.
 */
export class TurnLog {
  #portions: Portion[] = [];
  #forgotten = 0;
  #last = 0;
  #size = 0;
  #ended = false;
  #followers = new Set<() => void>();

  get ended(): boolean {
    return this.#ended;
  }

  /** Characters that are kept. */
  get size(): number {
    return this.#size;
  }

  append(events: readonly WireEvent[]): void {
    if (events.length === 0) return;
    const first = this.#last + 1;
    let text = '';
    for (const event of events) {
      this.#last += 1;
      text += `data: ${JSON.stringify(event)}\nid: ${this.#last}\n\n`;
    }
    this.#portions.push({ first, last: this.#last, text });
    this.#size += text.length;
    while (this.#size > LIMIT) this.#forgetOldest();
    this.#tellFollowers();
  }

  end(): void {
    this.#ended = true;
    this.#tellFollowers();
  }

  /** Calls `changed` whenever there is more, or it has ended, until the function that it gives back is called. */
  follow(changed: () => void): () => void {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  }

  /** Whether everything that came after the event of this number is still there. */
  reaches(after: number): boolean {
    return after >= this.#forgotten && after <= this.#last;
  }

  /** The next events after the one of this number; undefined when there are none yet. Throws where some were forgotten. */
  portionAfter(after: number): Portion | undefined {
    if (!this.reaches(after)) throw new Error('A reader of a turn was slower than what is kept of it.');
    if (after === this.#last) return undefined;
    // Most readers are at the end.
    const index = this.#portions.findLastIndex(({ first }) => first <= after + 1);
    const portion = this.#portions[index];
    if (!portion) return undefined;
    return portion.first === after + 1 ? this.#joinFrom(index, portion) : cut(portion, after);
  }

  /** Together with what follows, as long as that fits. */
  #joinFrom(index: number, portion: Portion): Portion {
    let { last, text } = portion;
    for (let next = index + 1; text.length < PORTION; next += 1) {
      const following = this.#portions[next];
      if (!following) break;
      last = following.last;
      text += following.text;
    }
    return { first: portion.first, last, text };
  }

  #tellFollowers(): void {
    for (const changed of this.#followers) changed();
  }

  #forgetOldest(): void {
    const oldest = this.#portions.shift();
    this.#forgotten = oldest?.last ?? this.#last;
    this.#size -= oldest?.text.length ?? this.#size;
  }
}

const BLANK_LINE = '\n\n';

/** What of a portion comes after the event of this number. JSON holds no line breaks, so blank lines part events alone. */
function cut({ first, last, text }: Portion, after: number): Portion {
  const events = text.split(BLANK_LINE).slice(after + 1 - first);
  return { first: after + 1, last, text: events.join(BLANK_LINE) };
}

/** A portion's events, read back from their text. */
export function eventsIn({ first, text }: Portion): LoggedEvent[] {
  return text
    .split(BLANK_LINE)
    .slice(0, -1)
    .map((lines, index) => {
      const json = lines.slice('data: '.length, lines.indexOf('\n'));
      return { id: first + index, event: wireEventSchema.parse(JSON.parse(json)) };
    });
}

/** The events after this number, as they come, up to the end or until nobody listens. Throws where some were forgotten. */
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
      const portion = log.portionAfter(last);
      if (!portion && log.ended) return;
      if (!portion) {
        await changed.promise;
        changed = Promise.withResolvers();
        continue;
      }
      for (const logged of eventsIn(portion)) {
        if (gone.aborted) return;
        yield logged;
      }
      last = portion.last;
    }
  } finally {
    gone.removeEventListener('abort', wake);
    leave();
  }
}
