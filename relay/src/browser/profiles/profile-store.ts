import type { StoredProfile } from '@assent/shared';
import { type Selectable, sql } from 'kysely';
import { HttpError } from '../../errors/http-error.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import type { ProfileIdentity, SealedProfile } from './seal-profile.ts';

const MAX_PROFILES = 50;

/** No session lives as long: a hold of that age was not released, because the database was away. */
const isStale = sql<boolean>`used_at < now() - interval '2 hours'`;

type Row = Selectable<Tables['browser_profiles']>;

type Holding = Pick<Row, 'session' | 'instance'> & { isStale: boolean };

/** What was stored last; undefined before the first time. */
export type LastSaved = (SealedProfile & { at: Date }) | undefined;

/** The profiles in the relay's database, encrypted. Each has one session at a time that may write it, on whichever relay. */
export class ProfileStore {
  readonly #database: Database;
  /** Sessions of this relay that hold a profile: its other ones were given up. */
  readonly #holding = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Gives the session the profile to write, and makes one where there is none. */
  async hold(identity: ProfileIdentity, session: string): Promise<LastSaved> {
    this.#holding.add(session);
    try {
      return await whileAvailable(() => this.#take(identity, session));
    } catch (thrown) {
      this.#holding.delete(session);
      throw thrown;
    }
  }

  /** Other sessions may write it meanwhile. Throws where there is none. */
  async read(identity: ProfileIdentity): Promise<LastSaved> {
    const row = await whileAvailable(() => this.#find(identity));
    if (!row) throw notFound();
    await whileAvailable(() => this.#update(identity).set({ used_at: sql<Date>`now()` }).execute());
    return lastSaved(row);
  }

  /** The time at which it was stored; undefined where the session no longer holds it, and nothing was stored. */
  async save(
    identity: ProfileIdentity,
    session: string,
    { keyId, sealed }: SealedProfile,
  ): Promise<Date | undefined> {
    const stored = await whileAvailable(() =>
      this.#update(identity)
        .set({ key_id: keyId, sealed, saved_at: sql<Date>`now()`, used_at: sql<Date>`now()` })
        .where('session', '=', session)
        .returning('saved_at')
        .executeTakeFirst(),
    );
    return stored?.saved_at ?? undefined;
  }

  async release(identity: ProfileIdentity, session: string): Promise<void> {
    // First: where the database is away, this relay knows that the hold counts no more.
    this.#holding.delete(session);
    await whileAvailable(() => this.#free(identity, session));
  }

  async list(owner: string): Promise<StoredProfile[]> {
    const rows = await whileAvailable(() =>
      this.#database.sql
        .selectFrom('browser_profiles')
        .select(['name', 'session', 'instance', 'created_at', 'saved_at', 'used_at'])
        .select([isStale.as('isStale'), sql<number>`coalesce(octet_length(sealed), 0)`.as('bytes')])
        .where('owner', '=', owner)
        .orderBy('name')
        .execute(),
    );
    return Promise.all(
      rows.map(async row => ({
        ...{ name: row.name, bytes: row.bytes, createdAt: row.created_at.toISOString() },
        ...(row.saved_at && { savedAt: row.saved_at.toISOString() }),
        ...{ usedAt: row.used_at.toISOString(), inUse: await whileAvailable(() => this.#isHeld(row)) },
      })),
    );
  }

  /** Throws where there is none, and where a session has it to write. */
  async delete(identity: ProfileIdentity): Promise<void> {
    await whileAvailable(async () => {
      const row = await this.#find(identity);
      if (!row) throw notFound();
      if (await this.#isHeld(row)) throw inUse();
      await this.#database.sql
        .deleteFrom('browser_profiles')
        .where('owner', '=', identity.owner)
        .where('name', '=', identity.name)
        .where(({ eb }) =>
          row.session === null ? eb('session', 'is', null) : eb('session', '=', row.session),
        )
        .execute();
    });
  }

  async #take(identity: ProfileIdentity, session: string): Promise<LastSaved> {
    // More than twice only when others take it and end at the same moment.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const taken = await this.#update(identity)
        .set({ session, instance: this.#database.instance, used_at: sql<Date>`now()` })
        .where('session', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (taken) return lastSaved(taken);
      const row = await this.#find(identity);
      if (!row) await this.#make(identity);
      else if (await this.#isHeld(row)) throw inUse();
      else if (row.session !== null) await this.#free(identity, row.session);
    }
    throw inUse();
  }

  async #make({ owner, name, tenant }: ProfileIdentity): Promise<void> {
    await this.#database.sql.transaction().execute(async db => {
      // Until the end of the transaction: several at the same time must not all find room.
      await sql`select pg_advisory_xact_lock(hashtext('browser profiles'), hashtext(${owner}))`.execute(db);
      const { count } = await db
        .selectFrom('browser_profiles')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_PROFILES) throw tooMany();
      await db
        .insertInto('browser_profiles')
        .values({ owner, name, tenant })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    });
  }

  async #isHeld({ session, instance, isStale: isOld }: Holding): Promise<boolean> {
    if (session === null || instance === null || isOld) return false;
    if (instance === this.#database.instance) return this.#holding.has(session);
    return this.#database.isAlive(instance);
  }

  async #free(identity: ProfileIdentity, session: string): Promise<void> {
    await this.#update(identity)
      .set({ session: null, instance: null })
      .where('session', '=', session)
      .execute();
  }

  #find({ owner, name }: ProfileIdentity): Promise<(Row & Holding) | undefined> {
    return this.#database.sql
      .selectFrom('browser_profiles')
      .selectAll()
      .select(isStale.as('isStale'))
      .where('owner', '=', owner)
      .where('name', '=', name)
      .executeTakeFirst();
  }

  #update({ owner, name }: ProfileIdentity) {
    return this.#database.sql
      .updateTable('browser_profiles')
      .where('owner', '=', owner)
      .where('name', '=', name);
  }
}

function lastSaved({ key_id: keyId, sealed, saved_at: at }: Row): LastSaved {
  return keyId === null || sealed === null || at === null ? undefined : { keyId, sealed, at };
}

function inUse(): HttpError {
  return new HttpError(
    409,
    'profile_in_use',
    'Another session writes this profile. Close that one first, or open it with `readOnly: true`.',
  );
}

function notFound(): HttpError {
  return new HttpError(404, 'profile_not_found', 'There is no such profile. List the profiles.');
}

function tooMany(): HttpError {
  return new HttpError(
    429,
    'too_many_profiles',
    `An owner has at most ${MAX_PROFILES} profiles. Delete one first.`,
  );
}
