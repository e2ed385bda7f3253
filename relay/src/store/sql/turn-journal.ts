import type { WireEvent } from '@assent/shared';
import { parseEvents } from './parse-events.ts';

export type EventRow = { turn: string; first: number; last: number; events: string };

/** What a running turn has given out and the database does not have yet. */
export class TurnJournal {
  readonly turn: string;
  /** Whether anybody reads it here, and since when that is news. */
  isUnread = false;
  readersChanged = false;
  /** Whether somebody reads it on another relay. */
  isReadElsewhere = false;
  #pending: WireEvent[] = [];
  #written = 0;
  #interruption = new AbortController();

  constructor(turn: string) {
    this.turn = turn;
  }

  get interrupted(): AbortSignal {
    return this.#interruption.signal;
  }

  interrupt(reason?: unknown): void {
    this.#interruption.abort(reason);
  }

  append(events: readonly WireEvent[]): void {
    this.#pending.push(...events);
  }

  /** What waits to be written, which then counts as written; `putBack` for what could not be. */
  take(): EventRow | undefined {
    if (this.#pending.length === 0) return undefined;
    const first = this.#written + 1;
    this.#written += this.#pending.length;
    const events = JSON.stringify(this.#pending);
    this.#pending = [];
    return { turn: this.turn, first, last: this.#written, events };
  }

  putBack(row: EventRow): void {
    this.#pending = [...parseEvents(row.events), ...this.#pending];
    this.#written = row.first - 1;
  }
}
