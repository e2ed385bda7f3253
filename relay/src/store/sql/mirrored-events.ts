import type { WireEvent } from '@assent/shared';
import { cut, type EventChunk, eventChunkOf } from '../../chat/event-chunk.ts';
import type { TurnEvents } from '../../chat/turn-log.ts';

/**
 * The events of a turn that runs, or ran, elsewhere, in the form in which they are sent, for one reader: what it has read is
 * forgotten. Their numbers may leave gaps.
 */
export class MirroredEvents implements TurnEvents {
  #portions: EventChunk[] = [];
  #isReached: (after: number) => boolean;
  #read: () => void;
  #size = 0;
  #ended = false;
  #followers = new Set<() => void>();

  /** `read` is called whenever the reader has taken some. */
  constructor(isReached: (after: number) => boolean, read: () => void) {
    this.#isReached = isReached;
    this.#read = read;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Characters that are not read yet. */
  get size(): number {
    return this.#size;
  }

  reaches(after: number): boolean {
    return this.#isReached(after);
  }

  append(first: number, events: readonly WireEvent[]): void {
    const eventChunk = eventChunkOf(first, events);
    this.#portions.push(eventChunk);
    this.#size += eventChunk.text.length;
    this.#tellFollowers();
  }

  end(): void {
    this.#ended = true;
    this.#tellFollowers();
  }

  follow(changed: () => void): () => void {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  }

  eventChunkAfter(after: number): EventChunk | undefined {
    this.#forgetUpTo(after);
    const [eventChunk] = this.#portions;
    return eventChunk && eventChunk.first <= after ? cut(eventChunk, after) : eventChunk;
  }

  #forgetUpTo(after: number): void {
    for (let [oldest] = this.#portions; oldest && oldest.last <= after; [oldest] = this.#portions) {
      this.#portions.shift();
      this.#size -= oldest.text.length;
      this.#read();
    }
  }

  #tellFollowers(): void {
    for (const changed of this.#followers) changed();
  }
}
