import type { ExportStorage, StorageState } from '@assent/shared';
import type { BrowserContext } from 'playwright-core';
import { HttpError } from '../../errors/http-error.ts';
import { untilAborted } from '../../runtime/until-aborted.ts';
import { isGone } from '../chrome/unless-closed.ts';
import { type ChromiumKind, refuseInShared } from '../chromium/chromium-kind.ts';
import type { SessionNetwork } from '../network/session-network.ts';
import { clearStorage } from './clear-storage.ts';
import { exportStorage } from './export-storage.ts';
import { importStorage } from './import-storage.ts';

/** Milliseconds for what a profile keeps; each origin takes some. A page that hangs can't be asked what it stores. */
const KEEP_MILLISECONDS = 20_000;
/** At the end, a page that takes longer is closed: a relay that stops has little time. */
const WITH_PAGES_MILLISECONDS = 2_000;
const CLOSING_MILLISECONDS = 2_000;

/** What the sites of a session keep in its browser. */
export class SessionStorage {
  readonly #context: BrowserContext;
  readonly #network: SessionNetwork;
  readonly #kind: ChromiumKind;

  /** The network knows the origins. */
  constructor(context: BrowserContext, network: SessionNetwork, kind: ChromiumKind = 'own') {
    this.#context = context;
    this.#network = network;
    this.#kind = kind;
  }

  async export({ indexedDB }: ExportStorage = {}): Promise<StorageState> {
    return exportStorage(this.#context, { origins: this.#network.origins, indexedDB });
  }

  /** For a profile. */
  async keep(milliseconds = KEEP_MILLISECONDS): Promise<StorageState> {
    const signal = AbortSignal.timeout(milliseconds);
    try {
      return await untilAborted(this.export(), signal);
    } catch (thrown) {
      if (signal.aborted) throw hangs(thrown);
      throw isGone(thrown) ? ended(thrown) : thrown;
    }
  }

  /** For a profile whose session ends. Closes pages that hang. */
  async keepLast(): Promise<StorageState> {
    try {
      return await this.keep(WITH_PAGES_MILLISECONDS);
    } catch (thrown) {
      if (!(thrown instanceof HttpError) || thrown.code !== HANGS) throw thrown;
      const closing = Promise.allSettled(this.#context.pages().map(page => page.close()));
      // One that does not close, either, is not asked again.
      await untilAborted(closing, AbortSignal.timeout(CLOSING_MILLISECONDS)).catch(() => undefined);
      return this.keep();
    }
  }

  async import(state: StorageState): Promise<void> {
    refuseInShared(this.#kind);
    for (const { origin } of state.origins) this.#network.addOrigin(origin);
    await importStorage(this.#context, state);
  }

  /** The number of origins whose storage was cleared. */
  async clear(): Promise<number> {
    refuseInShared(this.#kind);
    const { origins } = this.#network;
    await clearStorage(this.#context, origins);
    return origins.size;
  }
}

const HANGS = 'deadline_exceeded';

function hangs(cause: unknown): HttpError {
  return new HttpError(
    504,
    HANGS,
    'A page of this session hangs, so that the browser does not tell what it stores. Close its tab, and try again.',
    { cause },
  );
}

function ended(cause: unknown): HttpError {
  return new HttpError(409, 'page_gone', 'The browser of this session has ended. Create another session.', {
    cause,
  });
}
