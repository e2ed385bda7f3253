import type { BrowserSettings } from '../../settings/browser.ts';
import { findChromium } from '../chromium/find-chromium.ts';
import { type LaunchedChromium, launchChromium } from '../chromium/launch-chromium.ts';
import { privateBytes } from '../chromium/private-bytes.ts';

type Running = {
  launched: Promise<LaunchedChromium>;
  startedAt: number;
  sessions: number;
  opened: number;
};

/** `release` when its session has ended. */
export type BorrowedChromium = { launched: LaunchedChromium; release(): Promise<void> };

/** After so many sessions, so long, or with so much memory, a browser takes no new ones: browsers grow. */
const MAX_SESSIONS = 50;
const MAX_MILLISECONDS = 30 * 60_000;
const MAX_BYTES = 2_000_000_000;

/** One Chromium for each tenant, as long as it has sessions: tenants share no process. */
export class TenantBrowsers {
  readonly #settings: BrowserSettings;
  readonly #maxBytes: number;
  readonly #newest = new Map<string, Running>();
  readonly #all = new Set<Running>();

  constructor(settings: BrowserSettings, { maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
    this.#settings = settings;
    this.#maxBytes = maxBytes;
  }

  /** A Chromium of the tenant for one session. */
  async borrow(tenant: string): Promise<BorrowedChromium> {
    await this.#leaveLarge(tenant);
    const running = this.#usable(tenant) ?? this.#start(tenant);
    running.sessions += 1;
    running.opened += 1;
    const release = (): Promise<void> => this.#release(running);
    try {
      const launched = await running.launched;
      return { launched, release };
    } catch (thrown) {
      await release();
      throw thrown;
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#all].map(running => this.#end(running)));
  }

  /** The sessions that it has go on in it. One that ends meanwhile is not asked. */
  async #leaveLarge(tenant: string): Promise<void> {
    const newest = this.#newest.get(tenant);
    const launched = await newest?.launched.catch(() => undefined);
    const bytes = launched && (await privateBytes(launched.browser).catch(() => undefined));
    const isLarge = bytes !== undefined && bytes > this.#maxBytes;
    if (isLarge && this.#newest.get(tenant) === newest) this.#newest.delete(tenant);
  }

  #usable(tenant: string): Running | undefined {
    const running = this.#newest.get(tenant);
    if (!running || !this.#all.has(running)) return undefined;
    const isOld = Date.now() - running.startedAt > MAX_MILLISECONDS || running.opened >= MAX_SESSIONS;
    return isOld ? undefined : running;
  }

  #start(tenant: string): Running {
    const { executable, isSandboxed, allowedHosts } = this.#settings;
    const launched = launch(() =>
      launchChromium({ executable: findChromium(executable), isSandboxed, allowedHosts }),
    );
    const running = { launched, startedAt: Date.now(), sessions: 0, opened: 0 };
    this.#newest.set(tenant, running);
    this.#all.add(running);
    // A process that ended by itself takes no new sessions.
    void launched.then(
      ({ browser }) => browser.once('disconnected', () => this.#all.delete(running)),
      () => this.#all.delete(running),
    );
    return running;
  }

  async #release(running: Running): Promise<void> {
    running.sessions -= 1;
    if (running.sessions === 0) await this.#end(running);
  }

  async #end(running: Running): Promise<void> {
    this.#all.delete(running);
    for (const [tenant, newest] of this.#newest) if (newest === running) this.#newest.delete(tenant);
    const launched = await running.launched.catch(() => undefined);
    await launched?.close();
  }
}

/** What throws at once rejects, as what throws later does. */
async function launch(start: () => Promise<LaunchedChromium>): Promise<LaunchedChromium> {
  return start();
}
