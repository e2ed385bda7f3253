import type {
  Bilingual,
  ChangeSettings,
  OpenPage,
  SessionAction,
  BrowserSession as SessionFacts,
  SessionOutcome,
  SessionScreenshot,
  SessionSnapshot,
  SessionTabs,
  SessionWindows as SessionWindowList,
  TakeScreenshot,
  TakeSnapshot,
} from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { type Command, outcomeOf } from '../approvals/awaiting-approval.ts';
import type { ChromeTab } from '../chrome/chrome-tab.ts';
import type { SessionNetwork } from '../network/session-network.ts';
import type { ActionObserver } from '../page/action-observer.ts';
import type { PreviewWords } from '../page/preview-words.ts';
import type { SessionPage } from '../page/session-page.ts';
import { webAddress } from '../page/web-address.ts';
import type { SessionStorage } from '../storage/session-storage.ts';
import { actionWords, LOG_WORDS } from '../view/log-words.ts';
import { Attendance, type AttendanceOptions } from './attendance.ts';
import { KeptOutcomes } from './kept-outcomes.ts';
import { approveClosing, opening } from './place-actions.ts';
import { sessionLost } from './refusals.ts';
import type { SessionWindows } from './session-windows.ts';

/** How the caller asks: once for a key, and so many milliseconds for the decision of a person. */
export type Asking = { key?: string | undefined; wait?: number | undefined };

/** One browser without a screen: its windows and tabs, and the commands on them, one at a time. */
export class BrowserSession {
  readonly #windows: SessionWindows;
  readonly #kept = new KeptOutcomes<SessionOutcome>();
  /** The people: who watch, decide, and take over. */
  readonly people: Attendance;

  constructor(windows: SessionWindows, options: AttendanceOptions) {
    this.#windows = windows;
    this.people = new Attendance(windows, options);
  }

  get isBusy(): boolean {
    return this.people.isBusy;
  }

  /** What a caller is told of it. */
  get facts(): Pick<SessionFacts, 'status' | 'tabs' | 'viewport' | 'attended' | 'control' | 'approvalId'> {
    const { isAttended: attended, control, approvals } = this.people;
    const approvalId = approvals.pending?.approvalId;
    const { tabCount: tabs, viewport } = this.#windows;
    return {
      ...{ status: this.isBusy ? 'busy' : 'ready', tabs, viewport, attended },
      control: control.isPerson ? 'person' : 'program',
      ...(approvalId === undefined ? {} : { approvalId }),
    };
  }

  /** Resolves when no command is under way. */
  whenIdle(): Promise<void> {
    return this.people.whenIdle();
  }

  changeSettings(given: ChangeSettings): Promise<void> {
    return this.#arrange(LOG_WORDS.settings, () => this.#windows.changeSettings(given));
  }

  get #words(): PreviewWords {
    return this.#windows.front.engine.words;
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

  open({ timeout, ...page }: OpenPage, { wait }: Asking = {}): Promise<SessionOutcome> {
    const command = this.#command({ title: LOG_WORDS.open, timeout }, observer =>
      this.#page.navigate(page, observer),
    );
    return outcomeOf(command, wait);
  }

  /** A repeated key gets the first outcome, and runs nothing. */
  async act(given: SessionAction, { key, wait }: Asking = {}): Promise<SessionOutcome> {
    const run = (): Command<SessionOutcome> =>
      this.#command({ title: actionWords(given.action), timeout: given.timeout }, observer =>
        this.#page.act(given, observer),
      );
    return outcomeOf(key === undefined ? run() : this.#kept.once(key, given, run), wait);
  }

  snapshot(given: TakeSnapshot & { since?: string }): Promise<SessionSnapshot> {
    return this.#look(LOG_WORDS.look, given.timeout, () => this.#page.snapshot(given));
  }

  screenshot(given: TakeScreenshot): Promise<SessionScreenshot> {
    return this.#look(LOG_WORDS.picture, given.timeout, () => this.#page.screenshot(given));
  }

  content(): ReturnType<SessionPage['content']> {
    return this.#look(LOG_WORDS.look, undefined, () => this.#page.content());
  }

  async listTabs(): Promise<SessionTabs> {
    const tabs = await this.#windows.front.engine.tabs();
    return {
      tabs: tabs.map(({ url, title, isInFront }, index) => ({ index, url, title, active: isInFront })),
    };
  }

  async openTab(url: string | undefined, { wait }: Asking = {}): Promise<SessionTabs> {
    if (url !== undefined) webAddress(url);
    const command = this.#command({ title: LOG_WORDS.openTab }, async observer => {
      await observer.beforeRun(opening('tab', url, this.#words));
      const tab = await this.#windows.front.chrome.open();
      await this.#openIn(url, () => tab.page.close());
      return this.listTabs();
    });
    return outcomeOf(command, wait);
  }

  async activateTab(index: number): Promise<SessionTabs> {
    const { id } = this.#tabAt(index);
    await this.#arrange(LOG_WORDS.showTab, async () => this.#windows.front.chrome.activate(id));
    return this.listTabs();
  }

  async closeTab(index: number, { wait }: Asking = {}): Promise<SessionTabs> {
    const tab = this.#tabAt(index);
    const command = this.#command({ title: LOG_WORDS.closeTab }, async observer => {
      if (this.people.isAttended)
        await approveClosing(
          'tab',
          { observer, words: this.#words },
          async () => (await this.listTabs()).tabs[index],
        );
      await tab.page.close();
      return this.listTabs();
    });
    return outcomeOf(command, wait);
  }

  listWindows(): Promise<SessionWindowList> {
    return this.#windows.list();
  }

  async openWindow(url: string | undefined, { wait }: Asking = {}): Promise<SessionWindowList> {
    if (url !== undefined) webAddress(url);
    const command = this.#command({ title: LOG_WORDS.openWindow }, async observer => {
      await observer.beforeRun(opening('window', url, this.#words));
      const window = await this.#windows.open();
      await this.#openIn(url, () => this.#windows.close(window));
      return this.listWindows();
    });
    return outcomeOf(command, wait);
  }

  async activateWindow(index: number): Promise<SessionWindowList> {
    const window = this.#windows.at(index);
    await this.#arrange(LOG_WORDS.showWindow, async () => this.#windows.activate(window));
    return this.listWindows();
  }

  async closeWindow(index: number, { wait }: Asking = {}): Promise<SessionWindowList> {
    const window = this.#windows.at(index);
    const command = this.#command({ title: LOG_WORDS.closeWindow }, async observer => {
      if (this.people.isAttended)
        await approveClosing(
          'window',
          { observer, words: this.#words },
          async () => (await this.listWindows()).windows[index],
        );
      await this.#windows.close(window);
      return this.listWindows();
    });
    return outcomeOf(command, wait);
  }

  async close(): Promise<void> {
    this.people.close();
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
  #command<Value>(
    wanted: Omit<Parameters<Attendance['commands']['run']>[0], 'late'>,
    run: (observer: ActionObserver) => Promise<Value>,
  ): Command<Value> {
    let stop = (): void => undefined;
    const start = async (observer: ActionObserver): Promise<Value> => {
      const { page } = this.#windows.front;
      stop = () => page.stop();
      // Whatever was made of it: the page is not closed, its browser has gone.
      return run(observer).finally(() => {
        if (this.#windows.isLost) throw sessionLost();
      });
    };
    return this.people.commands.run({ ...wanted, late: () => stop() }, start);
  }

  #look<Value>(title: Bilingual, timeout: number | undefined, run: () => Promise<Value>): Promise<Value> {
    return this.#command({ title, timeout }, run).outcome;
  }

  /** Brings something else to the front, which is no action on a page. */
  #arrange(title: Bilingual, run: () => Promise<void>): Promise<void> {
    return this.#command({ title, arranges: true }, run).outcome;
  }

  #tabAt(index: number): ChromeTab {
    const tab = this.#windows.front.chrome.tabs[index];
    if (!tab) throw new HttpError(404, 'tab_not_found', 'This session has no such tab. List its tabs.');
    return tab;
  }
}
