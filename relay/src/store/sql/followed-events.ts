import type { WireEvent } from '@assent/shared';
import { sql } from 'kysely';
import type { FollowedTurn } from '../session-store.ts';
import { cut, type EventChunk, eventChunkOf, Listeners, type TurnEvents } from '../turn-log.ts';
import type { Database } from './database.ts';
import { parseEvents } from './stored-entries.ts';
import { isAway } from './while-available.ts';

/** The events of a turn on another relay, for one reader: read ones are forgotten. Their numbers may have gaps. */
class MirroredEvents implements TurnEvents {
  readonly reaches: (after: number) => boolean;
  ended = false;
  /** Unread characters. */
  size = 0;
  #chunks: EventChunk[] = [];
  #read: () => void;
  #followers = new Listeners();

  /** `read` is called whenever the reader has taken some. */
  constructor(reaches: (after: number) => boolean, read: () => void) {
    this.reaches = reaches;
    this.#read = read;
  }

  append(first: number, events: readonly WireEvent[]): void {
    const eventChunk = eventChunkOf(first, events);
    this.#chunks.push(eventChunk);
    this.size += eventChunk.text.length;
    this.#followers.notify();
  }

  end(): void {
    this.ended = true;
    this.#followers.notify();
  }

  follow(changed: () => void): () => void {
    return this.#followers.add(changed);
  }

  eventChunkAfter(after: number): EventChunk | undefined {
    for (let [oldest] = this.#chunks; oldest && oldest.last <= after; [oldest] = this.#chunks) {
      this.#chunks.shift();
      this.size -= oldest.text.length;
      this.#read();
    }
    const [eventChunk] = this.#chunks;
    return eventChunk && eventChunk.first <= after ? cut(eventChunk, after) : eventChunk;
  }
}

type FollowedEventsOptions = {
  database: Database;
  turn: string;
  after: number;
  /** Ends the turn if its relay is gone. */
  lookAfter(): Promise<void>;
  report(thrown: unknown): void;
};

/** Milliseconds between two checks: notices may be lost, and relays too. */
const LOOK_AGAIN = 1000;

/** Unread characters at most, and a little more: the rest stays in the database. */
const MAX_UNREAD = 256_000;

/** Rows per query. */
const ROWS = 20;

/** Follows a turn on another relay, by notices. */
export class FollowedEvents {
  #options: FollowedEventsOptions;
  #events: MirroredEvents;
  #last: number;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isMore = false;
  /** Rows wait for the reader. */
  #isHeld = false;
  #leave: () => void;

  static async begin(options: FollowedEventsOptions): Promise<FollowedTurn> {
    const followed = new FollowedEvents(options, await findReach(options));
    try {
      await followed.#look();
    } catch (thrown) {
      // Nobody gets a `leave` to call.
      followed.#end();
      throw thrown;
    }
    followed.#timer = setInterval(() => followed.#lookAfter(), LOOK_AGAIN);
    return { events: followed.#events, leave: () => followed.#end() };
  }

  private constructor(options: FollowedEventsOptions, reaches: (after: number) => boolean) {
    this.#options = options;
    this.#last = options.after;
    this.#events = new MirroredEvents(reaches, () => this.#goOn());
    this.#leave = options.database.listen(({ kind, about }) => {
      if (kind === 'more' && about === options.turn) this.#lookSoon();
    });
  }

  #lookSoon(): void {
    this.#isMore = true;
    if (this.#isLooking || this.#events.ended) return;
    this.#isLooking = true;
    this.#lookWhileMore()
      .catch(thrown => this.#fail(thrown))
      .finally(() => {
        this.#isLooking = false;
      });
  }

  async #lookWhileMore(): Promise<void> {
    while (this.#isMore) {
      this.#isMore = false;
      await this.#look();
    }
  }

  /** Reads first whether it has ended, so that events between the two reads are not missed. */
  async #look(): Promise<void> {
    const running = await this.#watch();
    let taken = await this.#takeRows();
    while (taken === 'some') taken = await this.#takeRows();
    if (!running && taken === 'all') this.#end();
  }

  /** Whether it runs. Also records that somebody reads it. */
  async #watch(): Promise<boolean> {
    const { database, turn } = this.#options;
    const running = await database.sql
      .updateTable('turns')
      .set({ watched_at: sql<Date>`now()` })
      .where('id', '=', turn)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return running !== undefined;
  }

  /** `held`: the reader must read first. */
  async #takeRows(): Promise<'all' | 'some' | 'held'> {
    const { database, turn } = this.#options;
    this.#isHeld = this.#events.size > MAX_UNREAD;
    if (this.#isHeld) return 'held';
    const rows = await database.sql
      .selectFrom('events')
      .select(['first', 'last', 'events'])
      .where('turn', '=', turn)
      .where('last', '>', this.#last)
      .orderBy('first')
      .limit(ROWS)
      .execute();
    for (const { first, last, events } of rows) {
      this.#events.append(first, parseEvents(events));
      this.#last = last;
    }
    return rows.length < ROWS ? 'all' : 'some';
  }

  #goOn(): void {
    if (!this.#isHeld || this.#events.size > MAX_UNREAD / 2) return;
    this.#isHeld = false;
    this.#lookSoon();
  }

  #lookAfter(): void {
    this.#options.lookAfter().catch(thrown => this.#fail(thrown));
    this.#lookSoon();
  }

  /** While the database is away there are no events; a later check finds them. */
  #fail(thrown: unknown): void {
    if (isAway(thrown)) return;
    this.#options.report(thrown);
    this.#end();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#leave();
    this.#events.end();
  }
}

/** The events that can be followed: from the oldest stored one, or the next to come, to the newest of an ended turn. */
async function findReach({ database, turn }: FollowedEventsOptions): Promise<(after: number) => boolean> {
  const { oldest, newest, isRunning } = await database.sql
    .selectFrom('turns')
    .leftJoin('events', 'events.turn', 'turns.id')
    .select(({ fn }) => [
      fn.min('events.first').as('oldest'),
      fn.max('turns.last_event').as('newest'),
      sql<boolean>`coalesce(bool_or(turns.ended_at is null), false)`.as('isRunning'),
    ])
    .where('turns.id', '=', turn)
    .executeTakeFirstOrThrow();
  return after => (isRunning || after <= newest) && after + 1 >= (oldest ?? newest + 1);
}
