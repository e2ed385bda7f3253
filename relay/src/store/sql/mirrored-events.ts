import type { WireEvent } from '@assent/shared';
import type { Portion, TurnEvents } from '../../chat/turn-log.ts';

/** The events of a turn that runs, or ran, elsewhere, in the form in which they are sent. Their numbers may leave gaps. */
export class MirroredEvents implements TurnEvents {
  #portions: Portion[] = [];
  #isReached: (after: number) => boolean;
  #ended = false;
  #followers = new Set<() => void>();

  constructor(isReached: (after: number) => boolean) {
    this.#isReached = isReached;
  }

  get ended(): boolean {
    return this.#ended;
  }

  get last(): number {
    return this.#portions.at(-1)?.last ?? 0;
  }

  reaches(after: number): boolean {
    return this.#isReached(after);
  }

  append(first: number, events: readonly WireEvent[]): void {
    const text = events.map((event, index) => `data: ${JSON.stringify(event)}\nid: ${first + index}\n\n`);
    this.#portions.push({ first, last: first + events.length - 1, text: text.join('') });
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

  portionAfter(after: number): Portion | undefined {
    const portion = this.#portions.find(({ last }) => last > after);
    if (!portion || portion.first > after) return portion;
    const events = portion.text.split('\n\n').slice(after + 1 - portion.first);
    return { first: after + 1, last: portion.last, text: events.join('\n\n') };
  }

  #tellFollowers(): void {
    for (const changed of this.#followers) changed();
  }
}
