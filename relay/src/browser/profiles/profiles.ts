import type { StoredProfile, UseProfile } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { StorageKey } from '../../settings/browser.ts';
import type { Database } from '../../store/sql/database.ts';
import { OpenProfile } from './open-profile.ts';
import { ProfileStore } from './profile-store.ts';

type ProfilesOptions = {
  database: Database | undefined;
  /** The first encrypts, all decrypt. */
  keys: readonly StorageKey[] | undefined;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** Whose profiles. */
type Owner = { owner: string; tenant: string };

/** What browsers keep from one session to the next. A profile that is not the caller's is none. */
export class Profiles {
  readonly #store: ProfileStore | undefined;
  readonly #keys: readonly StorageKey[];
  readonly #report: (thrown: unknown) => void;

  constructor({ database, keys = [], report }: ProfilesOptions) {
    this.#store = database && new ProfileStore(database);
    this.#keys = keys;
    this.#report = report;
  }

  /** For a session that begins. End it with that session. */
  async open(
    { profile: name, readOnly = false }: UseProfile,
    owner: Owner,
    session: string,
  ): Promise<OpenProfile> {
    const store = this.#requireStore();
    const [key, ...older] = this.#keys;
    if (!key) throw unavailable('a key to encrypt them with: set BROWSER_STORAGE_KEYS');
    const identity = { ...owner, name };
    const last = readOnly ? await store.read(identity) : await store.hold(identity, session);
    try {
      const report = this.#report;
      return new OpenProfile(
        { store, keys: [key, ...older], identity, session, isReadOnly: readOnly, report },
        last,
      );
    } catch (thrown) {
      if (!readOnly) await store.release(identity, session);
      throw thrown;
    }
  }

  list({ owner }: Owner): Promise<StoredProfile[]> {
    return this.#requireStore().list(owner);
  }

  async delete(owner: Owner, name: string): Promise<void> {
    await this.#requireStore().delete({ ...owner, name });
  }

  #requireStore(): ProfileStore {
    if (this.#store) return this.#store;
    throw unavailable('a database to keep them in: set DATABASE_URL, or RELAY_DATA for one relay');
  }
}

function unavailable(what: string): HttpError {
  return new HttpError(503, 'profiles_unavailable', `Stored profiles need ${what}.`);
}
