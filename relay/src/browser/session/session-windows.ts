import type { ChangeSettings, SessionWindows as Listed } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { PagePrompts } from '../chrome/page-prompts.ts';
import type { TabLimit } from '../chrome/tab-limit.ts';
import { refuseInShared } from '../chromium/chromium-kind.ts';
import type { PageSettings } from './page-settings.ts';
import { openWindow, type SessionWindow, type WindowOptions } from './session-window.ts';

const MAX_WINDOWS = 5;
const MAX_TABS = 20;

/** The windows of a session. All that is asked of the session is asked of the one in front. */
export class SessionWindows {
  readonly #options: Omit<WindowOptions, 'limit'>;
  readonly #limit: TabLimit = { most: MAX_TABS, isReached: () => this.tabCount >= MAX_TABS };
  /** When the last one has gone, as with its browser. */
  readonly #whenEmpty: () => void;
  #all: SessionWindow[] = [];
  #front: SessionWindow | undefined;
  #kept: SessionWindow | undefined;
  #isClosed = false;

  constructor(options: Omit<WindowOptions, 'limit'>, whenEmpty: () => void) {
    this.#options = options;
    this.#whenEmpty = whenEmpty;
  }

  get front(): SessionWindow {
    if (this.#front) return this.#front;
    throw ended();
  }

  /** Whether the browser, elsewhere, has gone. */
  get isLost(): boolean {
    return this.#options.launched.isGone?.() ?? false;
  }

  /** What the pages of all windows ask for. */
  get prompts(): PagePrompts {
    return this.#options.prompts;
  }

  get tabCount(): number {
    return this.#all.reduce((sum, { chrome }) => sum + chrome.tabs.length, 0);
  }

  get viewport(): PageSettings['viewport'] {
    return this.#options.settings.viewport;
  }

  async changeSettings(given: ChangeSettings): Promise<void> {
    refuseInShared(this.#options.launched.kind);
    const contexts = this.#all.map(({ context }) => context);
    await this.#options.settings.change(given, contexts);
  }

  /** Somebody else acted on the pages. */
  forgetFields(): void {
    for (const { page } of this.#all) page.forgetField();
  }

  async list(): Promise<Listed> {
    const windows = this.#all.map(async (window, index) => {
      const tabs = await window.engine.tabs();
      const { url = '', title = '' } = tabs.find(({ isInFront }) => isInFront) ?? {};
      return { index, tabs: tabs.length, url, title, active: window === this.#front };
    });
    return { windows: await Promise.all(windows) };
  }

  /** In front. */
  async open(): Promise<SessionWindow> {
    if (this.#all.length > 0) refuseInShared(this.#options.launched.kind);
    if (this.#all.length >= MAX_WINDOWS)
      throw new HttpError(
        429,
        'too_many_windows',
        `A session has at most ${MAX_WINDOWS} windows. Close one first.`,
      );
    const window = await openWindow({ ...this.#options, limit: this.#limit });
    if (this.#isClosed) {
      // The session ended meanwhile: nobody else would close it.
      await window.close();
      throw ended();
    }
    this.#all.push(window);
    this.#front = window;
    window.context.once('close', () => this.#remove(window));
    return window;
  }

  /** The window in front stays until the session ends, when its storage is stored. */
  keepFront(): SessionWindow {
    this.#kept = this.front;
    return this.#kept;
  }

  at(index: number): SessionWindow {
    const window = this.#all[index];
    if (window) return window;
    throw new HttpError(404, 'window_not_found', 'This session has no such window. List its windows.');
  }

  activate(window: SessionWindow): void {
    this.#front = window;
  }

  /** With its tabs, cookies and storage. */
  async close(window: SessionWindow): Promise<void> {
    if (this.#all.length === 1)
      throw new HttpError(422, 'unsupported', 'A session keeps its last window. Close the session instead.');
    if (window === this.#kept)
      throw new HttpError(
        422,
        'unsupported',
        'This window has the profile of the session. Close the session instead.',
      );
    await window.close();
  }

  async closeAll(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#all.map(window => window.close()));
  }

  #remove(window: SessionWindow): void {
    this.#all = this.#all.filter(each => each !== window);
    if (this.#front === window) this.#front = this.#all.at(-1);
    if (this.#all.length === 0) this.#whenEmpty();
  }
}

function ended(): HttpError {
  return new HttpError(409, 'page_gone', 'The browser of this session has ended. Create another session.');
}
