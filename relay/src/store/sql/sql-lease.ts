import type { Usage, WireEvent } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import { HttpError } from '../../errors/http-error.ts';
import { ModelFailure } from '../../errors/model-failure.ts';
import { openCall, type Turn } from '../../history/turn.ts';
import { titleOf } from '../session-list.ts';
import type { Lease, SessionKey, TurnBeginning } from '../session-store.ts';
import { usageIn } from '../turn-log.ts';
import { notify } from './database.ts';
import { type EventRow, type EventWriter, TurnJournal } from './event-writer.ts';
import { claimCall, keepOpenCall, type StoredEntries, saveEntries } from './stored-entries.ts';
import type { Tables } from './tables.ts';
import { isAway, whileAvailable } from './while-available.ts';

type SqlLeaseOptions = {
  id: string;
  key: SessionKey;
  stored: StoredEntries;
  sql: Kysely<Tables>;
  writer: EventWriter;
  /** Called when it is released. */
  released(): void;
};

/** Writes only while it still holds the session. */
export class SqlLease implements Lease {
  readonly id: string;
  readonly turns: readonly Turn[];
  #options: SqlLeaseOptions;
  #stored: StoredEntries;
  /** By the open transaction: they become `#stored` when it commits. */
  #written: StoredEntries;
  #journal: TurnJournal;
  #isOver = false;
  #hasBegun = false;

  constructor(options: SqlLeaseOptions) {
    this.id = options.id;
    this.turns = [...options.stored.keys()];
    this.#stored = options.stored;
    this.#written = options.stored;
    this.#options = options;
    this.#journal = new TurnJournal(options.id);
  }

  get interrupted(): AbortSignal {
    return this.#journal.interruption.signal;
  }

  get isReadElsewhere(): boolean {
    return this.#journal.isReadElsewhere;
  }

  async begin({ turnId, turns, claims }: TurnBeginning): Promise<'begun' | 'claimed'> {
    const name = turnId === undefined ? null : JSON.stringify(turnId);
    const outcome = await this.#orRefuse(async db => {
      const { id } = this;
      const session = this.#options.key.sessionId;
      if (claims !== undefined && !(await claimCall(db, { session, call: claims, turn: id })))
        return 'claimed';
      await forgetEvents(db, session);
      await db.insertInto('turns').values({ id, session, name }).execute();
      await nameSession(db, session, titleOf(turns));
      await this.#write(db, turns);
      return 'begun';
    });
    if (outcome === 'begun') this.#options.writer.journals.set(this.id, this.#journal);
    this.#hasBegun = outcome === 'begun';
    return outcome;
  }

  append(events: readonly WireEvent[]): void {
    if (this.#isOver) return;
    this.#journal.append(events);
    this.#options.writer.schedule();
  }

  recordReaders(areThere: boolean): void {
    this.#journal.isUnread = !areThere;
    this.#journal.readersChanged = true;
    if (!this.#isOver) this.#options.writer.schedule();
  }

  async save(turns: readonly Turn[]): Promise<void> {
    await this.#orFail(db => this.#write(db, turns));
  }

  async finish(turns: readonly Turn[], closing: readonly WireEvent[] = []): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.writer.journals.delete(this.id);
    try {
      await this.#options.writer.settled();
      this.#journal.append(closing);
      await this.#orFail(db => this.#end(db, turns, closing));
    } finally {
      this.#options.released();
    }
  }

  async #end(db: Kysely<Tables>, turns: readonly Turn[], closing: readonly WireEvent[]): Promise<void> {
    const session = this.#options.key.sessionId;
    if (turns.length === 0) {
      await db.deleteFrom('sessions').where('id', '=', session).execute();
      return;
    }
    await this.#write(db, turns);
    if (this.#hasBegun) await endTurn(db, this.#journal, usageIn(closing));
    await db
      .updateTable('sessions')
      .set({ lease: null, instance: null, used_at: sql<Date>`now()` })
      .where('id', '=', session)
      .execute();
    await sql`select ${notify('more', this.id)}`.execute(db);
  }

  async #write(db: Kysely<Tables>, turns: readonly Turn[]): Promise<void> {
    const session = this.#options.key.sessionId;
    this.#written = await saveEntries(db, session, { stored: this.#stored, turns });
    await keepOpenCall(db, session, openCall(turns));
  }

  /** Before the stream begins: an HTTP error names the fault. */
  async #orRefuse<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    try {
      return await whileAvailable(() => this.#whileHeld(work));
    } catch (thrown) {
      if (!(thrown instanceof ModelFailure)) throw thrown;
      throw new HttpError(409, 'session_lost', 'This session was just deleted or taken over. Try again.');
    }
  }

  /** During the stream: the turn ends with an error. */
  async #orFail<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    try {
      return await this.#whileHeld(work);
    } catch (cause) {
      throw isAway(cause) ? new ModelFailure('turn_not_kept', { cause }) : cause;
    }
  }

  /** Runs in one transaction that locks the session. */
  async #whileHeld<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    const value = await this.#options.sql.transaction().execute(async db => {
      const session = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', this.#options.key.sessionId)
        .where('lease', '=', this.id)
        .forUpdate()
        .executeTakeFirst();
      if (!session) throw new ModelFailure('turn_interrupted');
      return await work(db);
    });
    this.#stored = this.#written;
    return value;
  }
}

/** Only the newest turn's events can be followed. */
async function forgetEvents(db: Kysely<Tables>, session: string): Promise<void> {
  const turns = db.selectFrom('turns').select('id').where('session', '=', session);
  await db.deleteFrom('events').where('turn', 'in', turns).execute();
}

async function nameSession(db: Kysely<Tables>, session: string, title: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ title, used_at: sql<Date>`now()` })
    .where('id', '=', session)
    .where('title', '=', '')
    .execute();
}

async function endTurn(db: Kysely<Tables>, journal: TurnJournal, usage: Usage | undefined): Promise<void> {
  const row = journal.take();
  if (row) await keepLastEvents(db, row);
  await db
    .updateTable('turns')
    .set({
      ended_at: sql<Date>`now()`,
      ...(row && { last_event: row.last }),
      usage: usage ? JSON.stringify(usage) : null,
    })
    .where('id', '=', journal.turn)
    .execute();
}

/** An existing row comes from an attempt whose answer was lost. */
async function keepLastEvents(db: Kysely<Tables>, row: EventRow): Promise<void> {
  const { last, events } = row;
  await db
    .insertInto('events')
    .values(row)
    .onConflict(conflict => conflict.columns(['turn', 'first']).doUpdateSet({ last, events }))
    .execute();
}
