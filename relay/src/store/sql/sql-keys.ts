import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import {
  type GrantChange,
  hashAccessKey,
  type KeyRecord,
  keyRecordSchema,
  stateOf,
  withGrants,
} from '../../access/access-key.ts';
import { type KeyStore, type KnownKeys, nameTaken, noActiveKey } from '../../access/key-store.ts';
import type { Tables } from './tables.ts';
import { whileAvailable } from './while-available.ts';

type Row = Tables['access_keys'];

/**
 * The keys in the relay's database, for all relays that share it. Each request looks its key up, by its hash, so a revocation
 * takes effect at once everywhere. Keys are always required.
 */
export class SqlKeys implements KeyStore, KnownKeys {
  readonly isKept = true;
  #sql: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#sql = db;
  }

  async find(key: string): Promise<KeyRecord | undefined> {
    const found = this.#sql.selectFrom('access_keys').selectAll().where('hash', '=', hashAccessKey(key));
    const row = await whileAvailable(() => found.executeTakeFirst());
    return row && recordOf(row);
  }

  async list(): Promise<readonly KeyRecord[]> {
    return whileAvailable(() => listKeys(this.#sql));
  }

  add(record: KeyRecord, now: number): Promise<{ sharesTenant: boolean }> {
    return this.#change(async db => {
      const keys = await listKeys(db);
      if (keys.some(other => other.name === record.name && stateOf(other, now) === 'active'))
        throw nameTaken(record.name);
      await db.insertInto('access_keys').values(rowOf(record)).execute();
      return { sharesTenant: keys.some(other => other.tenant === record.tenant) };
    });
  }

  change(nameOrId: string, change: GrantChange, now: number): Promise<KeyRecord> {
    return this.#change(async db => {
      const keys = await listKeys(db);
      const found = keys.find(
        key => stateOf(key, now) === 'active' && (key.id === nameOrId || key.name === nameOrId),
      );
      if (!found) throw noActiveKey();
      const changed = withGrants(found, change);
      await db.updateTable('access_keys').set(rowOf(changed)).where('id', '=', found.id).execute();
      return changed;
    });
  }

  revoke(nameOrId: string, now: number): Promise<KeyRecord> {
    return this.#change(async db => {
      const rows = await db
        .updateTable('access_keys')
        .set({ revoked_at: new Date(now) })
        .where('revoked_at', 'is', null)
        .where(({ or, eb }) => or([eb('id', '=', nameOrId), eb('name', '=', nameOrId)]))
        .returningAll()
        .execute();
      const row = rows.at(-1);
      if (!row) throw noActiveKey();
      return recordOf(row);
    });
  }

  /**
   * One change at a time: of two keys that are made at once, only one may get the name. Requests still read. A revocation
   * survives a crash of the database, whatever its default is.
   */
  #change<Value>(change: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return whileAvailable(() =>
      this.#sql.transaction().execute(async transaction => {
        await sql`set local synchronous_commit to on`.execute(transaction);
        await sql`lock table access_keys in share row exclusive mode`.execute(transaction);
        return await change(transaction);
      }),
    );
  }
}

async function listKeys(db: Kysely<Tables>): Promise<KeyRecord[]> {
  const rows = await db.selectFrom('access_keys').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(recordOf);
}

function rowOf(record: KeyRecord): Insertable<Row> {
  const { id, name, tenant, hash, last_four, scopes, models, cost_per_month: cost } = record;
  return {
    ...{ id, name, tenant, hash, last_four },
    created_at: new Date(record.created),
    expires_at: record.expires === undefined ? null : new Date(record.expires),
    revoked_at: record.revoked === undefined ? null : new Date(record.revoked),
    scopes: scopes ? JSON.stringify(scopes) : null,
    models: models ? JSON.stringify(models) : null,
    tokens_per_minute: record.tokens_per_minute ?? null,
    credits_per_month: record.credits_per_month ?? null,
    cost_amount: cost?.amount ?? null,
    cost_currency: cost?.currency ?? null,
    is_operator: record.operator ?? false,
  };
}

/** Throws for a row that no relay has written: a key with unreadable limits must not count as one without limits. */
function recordOf(row: Selectable<Row>): KeyRecord {
  const { id, name, tenant, hash, last_four, cost_amount: amount, cost_currency: currency } = row;
  return keyRecordSchema.parse({
    ...{ id, name, tenant, hash, last_four },
    created: row.created_at.toISOString(),
    expires: row.expires_at?.toISOString(),
    revoked: row.revoked_at?.toISOString(),
    scopes: row.scopes === null ? undefined : JSON.parse(row.scopes),
    models: row.models === null ? undefined : JSON.parse(row.models),
    tokens_per_minute: row.tokens_per_minute ?? undefined,
    credits_per_month: row.credits_per_month ?? undefined,
    operator: row.is_operator || undefined,
    cost_per_month: amount === null && currency === null ? undefined : { amount, currency },
  });
}
