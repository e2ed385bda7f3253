import type { WireEvent } from '@assent/shared';
import { sql } from 'kysely';
import { ModelFailure } from '../../errors/model-failure.ts';
import { type Database, notify } from './database.ts';
import { parseEvents } from './stored-entries.ts';
import { isAway } from './while-available.ts';

/** The events of a running turn that are not yet stored. */
export class TurnJournal {
  readonly turn: string;
  readonly interruption = new AbortController();
  /** Whether anybody reads it here, and whether that has to be stored. */
  isUnread = false;
  readersChanged = false;
  /** Whether somebody reads it on another relay. */
  isReadElsewhere = false;
  #pending: WireEvent[] = [];
  #written = 0;

  constructor(turn: string) {
    this.turn = turn;
  }

  append(events: readonly WireEvent[]): void {
    this.#pending.push(...events);
  }

  /** Gives the waiting events, which then count as stored; `putBack` undoes that. */
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

/** Milliseconds after which an event is written. */
const WITHIN = 40;

/** Milliseconds before the next attempt. */
const PAUSE = 500;

/**
 * Writes the events of all turns that run here, those of some milliseconds in one statement. A turn that lost its session is
 * interrupted instead.
 */
export class EventWriter {
  readonly journals = new Map<string, TurnJournal>();
  #database: Database;
  #report: (thrown: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, report: (thrown: unknown) => void) {
    this.#database = database;
    this.#report = report;
  }

  /** Never two writes at once: a failed one puts its events back, and a later one must not have overtaken them. */
  schedule(within = WITHIN): void {
    this.#timer ??= setTimeout(() => {
      this.#writing = this.#writing.then(() => this.#write());
    }, within);
  }

  /** Resolves when no write is in progress. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    const taken = new Map<TurnJournal, EventRow>();
    for (const journal of this.journals.values()) {
      const row = journal.take();
      if (row) taken.set(journal, row);
    }
    try {
      await this.#writeReaders();
      if (taken.size === 0) return;
      const stored = await insertEvents(this.#database, [...taken.values()]);
      for (const journal of taken.keys())
        if (!stored.has(journal.turn)) journal.interruption.abort(new ModelFailure('turn_interrupted'));
    } catch (thrown) {
      if (!isAway(thrown)) this.#report(thrown);
      // Kept for the next attempt. The end of each turn reports that the database is away.
      for (const [journal, row] of taken) journal.putBack(row);
      if (this.journals.size > 0) this.schedule(PAUSE);
    }
  }

  async #writeReaders(): Promise<void> {
    const changed = [...this.journals.values()].filter(journal => journal.readersChanged);
    for (const journal of changed) {
      const unread = journal.isUnread ? sql<Date>`now()` : null;
      await this.#database.sql
        .updateTable('turns')
        .set({ unread_since: unread })
        .where('id', '=', journal.turn)
        .execute();
      journal.readersChanged = false;
    }
  }
}

/**
 * Returns the turns that still have their session. A row from an attempt whose answer was lost is overwritten: it may have
 * grown.
 */
async function insertEvents({ sql: db }: Database, rows: readonly EventRow[]): Promise<Set<string>> {
  const { rows: stored } = await sql<{ id: string }>`
    with given as (
      select * from unnest(
        ${rows.map(row => row.turn)}::uuid[], ${rows.map(row => row.first)}::integer[],
        ${rows.map(row => row.last)}::integer[], ${rows.map(row => row.events)}::text[]
      ) as given (turn, first, last, events)
    ), held as (
      update turns set last_event = given.last from given, sessions
      where turns.id = given.turn and sessions.lease = turns.id and turns.ended_at is null
      returning turns.id
    ), written as (
      insert into events (turn, first, last, events)
      select given.turn, given.first, given.last, given.events from given join held on held.id = given.turn
      on conflict (turn, first) do update set last = excluded.last, events = excluded.events
    )
    select id, ${notify('more', sql`id::text`)} from held`.execute(db);
  return new Set(stored.map(row => row.id));
}

export type EventRow = { turn: string; first: number; last: number; events: string };
