import type { BrowserSettings } from '../../settings/browser.ts';
import { findChromium } from '../chromium/find-chromium.ts';
import { type LaunchedChromium, launchChromium } from '../chromium/launch-chromium.ts';

type Running = {
  launched: Promise<LaunchedChromium>;
  startedAt: number;
  sessions: number;
  opened: number;
};

/** `release` when its session has ended. */
export type BorrowedChromium = { launched: LaunchedChromium; release(): Promise<void> };

/** After so many sessions, or so long, a process takes no new ones: browsers grow. */
const MAX_SESSIONS = 50;
const MAX_MILLISECONDS = 30 * 60_000;

/** One Chromium for each tenant, as long as it has sessions: tenants share no process. */
export class TenantBrowsers {
  readonly #settings: BrowserSettings;
  readonly #newest = new Map<string, Running>();
  readonly #all = new Set<Running>();

  constructor(settings: BrowserSettings) {
    this.#settings = settings;
  }

  /** A Chromium of the tenant for one session. */
  async borrow(tenant: string): Promise<BorrowedChromium> {
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
