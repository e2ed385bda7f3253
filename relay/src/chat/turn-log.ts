import type { WireEvent } from '@assent/shared';

/** Characters of JSON; more than the longest answer that a model gives. */
const LIMIT = 4_000_000;

export type LoggedEvent = { id: number; event: WireEvent };

/** The events of one turn as they come, numbered from 1, to be read by anybody from any of them on. */
export class TurnLog {
  #events: WireEvent[] = [];
  #forgotten = 0;
  #size = 0;
  #ended = false;
  #changed = Promise.withResolvers<void>();

  get ended(): boolean {
    return this.#ended;
  }

  append(event: WireEvent): void {
    this.#events.push(event);
    this.#size += sizeOf(event);
    while (this.#size > LIMIT) this.#forgetOldest();
    this.wake();
  }

  end(): void {
    this.#ended = true;
    this.wake();
  }

  /** Whether everything that came after the event of this number is still there. */
  reaches(after: number): boolean {
    return after >= this.#forgotten && after <= this.#forgotten + this.#events.length;
  }

  /** Those after the event of this number, up to the end or until nobody listens. Throws where some were forgotten. */
  async *read(after: number, gone: AbortSignal): AsyncGenerator<LoggedEvent> {
    gone.addEventListener('abort', () => this.wake(), { once: true });
    for (let id = after + 1; !gone.aborted; ) {
      if (!this.reaches(id - 1)) throw new Error('A reader of a turn was slower than what is kept of it.');
      const changed = this.#changed.promise;
      const event = this.#events[id - 1 - this.#forgotten];
      if (event) {
        yield { id, event };
        id += 1;
      } else if (this.#ended) return;
      else await changed;
    }
  }

  /** Has every reader look again. */
  wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  #forgetOldest(): void {
    const [oldest] = this.#events.splice(0, 1);
    this.#forgotten += 1;
    this.#size -= oldest ? sizeOf(oldest) : this.#size;
  }
}

function sizeOf(event: WireEvent): number {
  return JSON.stringify(event).length;
}
