import type { ExportStorage, StorageState } from '@assent/shared';
import type { BrowserContext } from 'playwright-core';
import type { SessionNetwork } from '../network/session-network.ts';
import { clearStorage } from './clear-storage.ts';
import { exportStorage } from './export-storage.ts';
import { importStorage } from './import-storage.ts';

/** What the sites of a session keep in its browser. */
export class SessionStorage {
  readonly #context: BrowserContext;
  readonly #network: SessionNetwork;

  /** The network knows the origins. */
  constructor(context: BrowserContext, network: SessionNetwork) {
    this.#context = context;
    this.#network = network;
  }

  async export({ indexedDB }: ExportStorage = {}): Promise<StorageState> {
    return exportStorage(this.#context, { origins: this.#network.origins, indexedDB });
  }

  async import(state: StorageState): Promise<void> {
    for (const { origin } of state.origins) this.#network.addOrigin(origin);
    await importStorage(this.#context, state);
  }

  /** The number of origins whose storage was cleared. */
  async clear(): Promise<number> {
    const { origins } = this.#network;
    await clearStorage(this.#context, origins);
    return origins.size;
  }
}
