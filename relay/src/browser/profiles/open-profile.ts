import { createHash } from 'node:crypto';
import { type SavedProfile, type StorageState, storageStateSchema, type UsedProfile } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { StorageKey } from '../../settings/browser.ts';
import type { SessionStorage } from '../storage/session-storage.ts';
import type { LastSaved, ProfileStore } from './profile-store.ts';
import { openProfile, type ProfileIdentity, sealProfile } from './seal-profile.ts';

/** Milliseconds between two looks at what is to be stored. */
const CHECKPOINT_MILLISECONDS = 60_000;

export type OpenProfileOptions = {
  store: ProfileStore;
  /** The first encrypts, all decrypt. */
  keys: readonly [StorageKey, ...StorageKey[]];
  identity: ProfileIdentity;
  session: string;
  isReadOnly: boolean;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** The browser of the session that uses the profile. */
export type ProfiledBrowser = {
  storage: Pick<SessionStorage, 'import' | 'keep' | 'keepLast'>;
  /** Resolves when no command is under way. */
  whenIdle(): Promise<void>;
};

/** A profile while a session has it: stored again whenever it has changed, at least every minute, and at the end. */
export class OpenProfile {
  readonly #options: OpenProfileOptions;
  /** What the session begins with. */
  readonly #state: StorageState | undefined;
  /** Digest of the plain text that is stored, and its place. */
  #stored: { digest: string; keyId: string; at: Date; bytes: number } | undefined;
  #browser: ProfiledBrowser | undefined;
  #saving: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #failure: UsedProfile['failure'];
  #isOver = false;

  /** Throws an HTTP error for a record that is not as it was stored. */
  constructor(options: OpenProfileOptions, last: LastSaved) {
    this.#options = options;
    if (!last) return;
    const plain = openProfile(last, options.identity, options.keys);
    this.#state = storageStateSchema.parse(JSON.parse(plain));
    this.#stored = { digest: digestOf(plain), keyId: last.keyId, at: last.at, bytes: last.sealed.byteLength };
  }

  get facts(): UsedProfile {
    const { identity, isReadOnly } = this.#options;
    return {
      ...{ profile: identity.name, readOnly: isReadOnly },
      ...(this.#stored && { savedAt: this.#stored.at.toISOString() }),
      ...(this.#failure && { failure: this.#failure }),
    };
  }

  /** Brings what is stored into the browser, and stores from then on what becomes of it. */
  async begin(browser: ProfiledBrowser): Promise<void> {
    if (this.#state) await browser.storage.import(this.#state);
    // The session may have been given up meanwhile.
    if (this.#isOver) return;
    this.#browser = browser;
    this.#schedule(browser);
  }

  /** Now, whatever the session is at. */
  async save(): Promise<SavedProfile> {
    const { identity, isReadOnly } = this.#options;
    if (isReadOnly)
      throw new HttpError(
        422,
        'unsupported',
        'This session has its profile to read only: it stores nothing.',
      );
    const browser = this.#browser;
    if (!browser) throw notSaved();
    const { at, bytes } = await this.#save(() => browser.storage.keep());
    return { success: true, profile: identity.name, bytes, savedAt: at.toISOString() };
  }

  /** Stores it a last time, and lets others have it. Tells how it was left. */
  async end(): Promise<UsedProfile> {
    const { store, identity, session, isReadOnly } = this.#options;
    this.#isOver = true;
    clearTimeout(this.#timer);
    const browser = this.#browser;
    this.#browser = undefined;
    if (isReadOnly) return this.facts;
    try {
      if (browser) await this.#attempt(() => this.#save(() => browser.storage.keepLast()));
    } finally {
      await this.#attempt(() => store.release(identity, session));
    }
    return this.facts;
  }

  #schedule(browser: ProfiledBrowser): void {
    if (this.#options.isReadOnly) return;
    const checkpoint = async (): Promise<void> => {
      // A page in the middle of a command may be half-way through what it stores.
      await browser.whenIdle();
      if (this.#browser) await this.#attempt(() => this.#save(() => browser.storage.keep()));
      if (this.#browser) this.#schedule(browser);
    };
    this.#timer = setTimeout(() => void checkpoint(), CHECKPOINT_MILLISECONDS).unref();
  }

  /** Nobody waits for it: its failure is told by `facts`. */
  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      const isKnown = thrown instanceof HttpError;
      if (!isKnown) this.#options.report(thrown);
      const { code, message } = isKnown ? thrown : notSaved();
      this.#failure = { code, message };
    }
  }

  /** One at a time, so that an older state never replaces a newer one. */
  async #save(read: () => Promise<StorageState>): Promise<{ at: Date; bytes: number }> {
    const before = this.#saving;
    const saved = before.then(async () => this.#put(JSON.stringify(await read())));
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  async #put(plain: string): Promise<{ at: Date; bytes: number }> {
    const { store, keys, identity, session } = this.#options;
    const [key] = keys;
    const digest = digestOf(plain);
    if (this.#stored?.digest !== digest || this.#stored.keyId !== key.id) {
      const record = sealProfile(plain, identity, key);
      const at = await store.save(identity, session, record);
      if (!at) throw lost();
      this.#stored = { digest, keyId: key.id, at, bytes: record.sealed.byteLength };
    }
    this.#failure = undefined;
    return this.#stored;
  }
}

function digestOf(plain: string): string {
  return createHash('sha256').update(plain).digest('hex');
}

function notSaved(): HttpError {
  return new HttpError(
    409,
    'profile_not_saved',
    'The profile could not be stored; what was stored before is still there. Try again, or open it in a new session.',
  );
}

function lost(): HttpError {
  return new HttpError(
    409,
    'profile_lost',
    'This profile was deleted, or another session has taken it over, because this relay seemed dead for a while: nothing of this session is stored any more. Name the profile in a new session.',
  );
}
