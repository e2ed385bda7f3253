import { createHash } from 'node:crypto';
import type {
  ChangeSettings,
  OpenPage,
  SessionAction,
  SessionOutcome,
  SessionScreenshot,
  SessionSnapshot,
  SessionTabs,
  SessionWindows as SessionWindowList,
  TakeScreenshot,
  TakeSnapshot,
} from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import type { SessionNetwork } from '../network/session-network.ts';
import type { SessionStorage } from '../storage/session-storage.ts';
import { beforeDeadline, COMMAND_MILLISECONDS } from './before-deadline.ts';
import { sessionLost } from './session-lost.ts';
import type { SessionPage } from './session-page.ts';
import type { SessionWindows } from './session-windows.ts';
import { webAddress } from './web-address.ts';

/** Outcomes by their Idempotency-Key. */
const MAX_KEPT = 200;

type Kept = { asked: string; outcome: Promise<SessionOutcome> };

/** One browser without a screen: its windows and tabs, and the commands on them, one at a time. */
export class BrowserSession {
  readonly #windows: SessionWindows;
  readonly #kept = new Map<string, Kept>();
  #current: Promise<unknown> | undefined;

  constructor(windows: SessionWindows) {
    this.#windows = windows;
  }

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  get tabCount(): number {
    return this.#windows.tabCount;
  }

  get viewport(): SessionWindows['viewport'] {
    return this.#windows.viewport;
  }

  /** Resolves when no command is under way. */
  async whenIdle(): Promise<void> {
    while (this.#current) await this.#current.catch(() => undefined);
  }

  changeSettings(given: ChangeSettings): Promise<void> {
    return this.#command(undefined, () => this.#windows.changeSettings(given));
  }

  get #page(): SessionPage {
    return this.#windows.front.page;
  }

  get network(): SessionNetwork {
    return this.#windows.front.network;
  }

  get storage(): SessionStorage {
    return this.#windows.front.storage;
  }

  open({ timeout, ...page }: OpenPage): Promise<SessionOutcome> {
    return this.#command(timeout, () => this.#page.navigate(page));
  }

  /** A repeated key gets the first outcome, and runs nothing. */
  async act(given: SessionAction, key: string | undefined): Promise<SessionOutcome> {
    const run = (): Promise<SessionOutcome> => this.#command(given.timeout, () => this.#page.act(given));
    if (key === undefined) return run();
    const asked = createHash('sha256').update(JSON.stringify(given)).digest('hex');
    const kept = this.#kept.get(key) ?? this.#keep(key, { asked, outcome: run() });
    if (kept.asked === asked) return kept.outcome;
    throw new HttpError(
      409,
      'idempotency_key_reused',
      'This Idempotency-Key belongs to another action. Use a new one.',
    );
  }

  snapshot(given: TakeSnapshot & { since?: string }): Promise<SessionSnapshot> {
    return this.#command(given.timeout, () => this.#page.snapshot(given));
  }

  screenshot(given: TakeScreenshot): Promise<SessionScreenshot> {
    return this.#command(given.timeout, () => this.#page.screenshot(given));
  }

  content(): ReturnType<SessionPage['content']> {
    return this.#command(undefined, () => this.#page.content());
  }

  async listTabs(): Promise<SessionTabs> {
    const tabs = await this.#windows.front.engine.tabs();
    return {
      tabs: tabs.map(({ url, title, isInFront }, index) => ({ index, url, title, active: isInFront })),
    };
  }

  async openTab(url: string | undefined): Promise<SessionTabs> {
    if (url !== undefined) webAddress(url);
    await this.#command(undefined, async () => {
      const tab = await this.#windows.front.chrome.open();
      await this.#openIn(url, () => tab.page.close());
    });
    return this.listTabs();
  }

  async activateTab(index: number): Promise<SessionTabs> {
    const { id } = this.#tabAt(index);
    await this.#command(undefined, async () => this.#windows.front.chrome.activate(id));
    return this.listTabs();
  }

  async closeTab(index: number): Promise<SessionTabs> {
    const tab = this.#tabAt(index);
    await this.#command(undefined, () => tab.page.close());
    return this.listTabs();
  }

  listWindows(): Promise<SessionWindowList> {
    return this.#windows.list();
  }

  async openWindow(url: string | undefined): Promise<SessionWindowList> {
    if (url !== undefined) webAddress(url);
    await this.#command(undefined, async () => {
      const window = await this.#windows.open();
      await this.#openIn(url, () => this.#windows.close(window));
    });
    return this.listWindows();
  }

  async activateWindow(index: number): Promise<SessionWindowList> {
    const window = this.#windows.at(index);
    await this.#command(undefined, async () => this.#windows.activate(window));
    return this.listWindows();
  }

  async closeWindow(index: number): Promise<SessionWindowList> {
    const window = this.#windows.at(index);
    await this.#command(undefined, () => this.#windows.close(window));
    return this.listWindows();
  }

  async close(): Promise<void> {
    await this.#windows.closeAll();
  }

  /** What was opened for an address is closed where nothing was done. */
  async #openIn(url: string | undefined, close: () => Promise<void>): Promise<void> {
    if (url === undefined) return;
    try {
      await this.#page.navigate({ url });
    } catch (thrown) {
      await close();
      throw thrown;
    }
  }

  /** One command at a time, each with an end. */
  async #command<Value>(
    milliseconds: number | undefined = COMMAND_MILLISECONDS,
    run: () => Promise<Value>,
  ): Promise<Value> {
    if (this.#current)
      throw new HttpError(
        409,
        'session_busy',
        'This session is still at another command. Wait for its answer.',
      );
    const { page } = this.#windows.front;
    const running = run().finally(() => {
      this.#current = undefined;
      // Whatever was made of it: the page is not closed, its browser has gone.
      if (this.#windows.isLost) throw sessionLost();
    });
    this.#current = running;
    return beforeDeadline(running, milliseconds, () => page.stop());
  }

  #keep(key: string, kept: Kept): Kept {
    // Refused before anything was done: the key may be used again.
    kept.outcome.catch((thrown: unknown) => {
      const isRefused = thrown instanceof HttpError && thrown.code !== 'deadline_exceeded';
      if (isRefused) this.#kept.delete(key);
    });
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }

  #tabAt(index: number): ChromeTab {
    const tab = this.#windows.front.chrome.tabs[index];
    if (!tab) throw new HttpError(404, 'tab_not_found', 'This session has no such tab. List its tabs.');
    return tab;
  }
}
