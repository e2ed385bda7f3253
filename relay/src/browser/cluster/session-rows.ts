import { sql } from 'kysely';
import type { Database } from '../../store/sql/database.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import type { Ending, RegisteredSession, SessionRegistry } from '../session/session-registry.ts';

/** Who holds a session. */
export type SessionRow = { id: string; instance: number; address: string | null; profile: string | null };

/** Which relay holds which session, in the database that the relays share. */
export class SessionRows implements SessionRegistry {
  readonly #database: Database;
  readonly #address: string | undefined;

  /** `address` is where the other relays reach this one. */
  constructor(database: Database, address: string | undefined) {
    this.#database = database;
    this.#address = address;
  }

  async add({ sessionId: id, owner, tenant, expiresAt, profile }: RegisteredSession): Promise<void> {
    const { sql: db, instance } = this.#database;
    const place = { instance, address: this.#address ?? null };
    const row = { id, owner, tenant, profile: profile ?? null, expires_at: new Date(expiresAt), ...place };
    await whileAvailable(async () => {
      await db.insertInto('browser_sessions').values(row).execute();
      // Those that ended by themselves: for an hour their owners may still ask.
      await db
        .deleteFrom('browser_sessions')
        .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
        .execute();
    });
  }

  async remove(id: string, ending: Ending): Promise<void> {
    const { sql: db } = this.#database;
    const over =
      ending === 'closed'
        ? db.deleteFrom('browser_sessions').where('id', '=', id)
        : db.updateTable('browser_sessions').set({ expires_at: sql<Date>`now()` }).where('id', '=', id);
    await whileAvailable(async () => void (await over.execute()));
  }

  async countElsewhere(owner: string): Promise<number> {
    return whileAvailable(async () => {
      const relays = await this.#database.sql
        .selectFrom('browser_sessions')
        .select(['instance', sql<number>`count(*)::integer`.as('sessions')])
        .where('owner', '=', owner)
        .where('instance', '<>', this.#database.instance)
        .where('expires_at', '>', sql<Date>`now()`)
        .groupBy('instance')
        .execute();
      const counts = relays.map(async relay => ((await this.isAlive(relay)) ? relay.sessions : 0));
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    });
  }

  /** Undefined for a session of another owner, too, if one is named, and for one that this relay holds or held. */
  async findElsewhere(id: string, owner: string | undefined): Promise<SessionRow | undefined> {
    const found = this.#database.sql
      .selectFrom('browser_sessions')
      .select(['id', 'instance', 'address', 'profile'])
      .where('id', '=', id)
      .where('instance', '<>', this.#database.instance);
    const owned = owner === undefined ? found : found.where('owner', '=', owner);
    return whileAvailable(() => owned.executeTakeFirst());
  }

  /** False for a relay that is dead: its sessions are lost. */
  isAlive({ instance }: Pick<SessionRow, 'instance'>): Promise<boolean> {
    return whileAvailable(() => this.#database.isAlive(instance));
  }
}
