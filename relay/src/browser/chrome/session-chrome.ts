import type { DialogAnswer } from '@assent/shared';
import type { BrowserContext, Dialog, Page } from 'playwright-core';
import type { ChromiumKind } from '../chromium/chromium-kind.ts';
import { ChromeEvent } from './chrome-event.ts';
import { ChromeTab, type TabChange, type TabInfo } from './chrome-tab.ts';
import { DocumentMessages } from './document-messages.ts';
import { PagePrompts } from './page-prompts.ts';
import { executeScript } from './scripting.ts';
import { createStorageArea } from './storage-area.ts';
import { type TabLimit, tooManyTabs } from './tab-limit.ts';
import { createWebRequests } from './web-requests.ts';

/** The origin that the engine takes for its own, as of the pages of an extension. */
const OWN_ORIGIN = 'chrome-extension://assent';

type Envelope = { assent: string; request: unknown };

/**
 * The browser of one session as the API `chrome`, over CDP, as far as the engine uses it. The engine sees the tabs of this
 * session and no others.
 */
export class SessionChrome {
  readonly #context: BrowserContext;
  readonly #scripts: ReadonlyMap<string, string>;
  readonly #tabs = new Map<number, { tab: ChromeTab; messages: DocumentMessages }>();
  readonly #requests = createWebRequests();
  readonly #onMessage = new ChromeEvent<readonly [unknown, unknown, (answer: unknown) => void]>();
  readonly #onCreated = new ChromeEvent<readonly [TabInfo]>();
  readonly #onRemoved = new ChromeEvent<readonly [number]>();
  readonly #onUpdated = new ChromeEvent<readonly [number, TabChange, TabInfo]>();
  readonly #onActivated = new ChromeEvent<readonly [{ tabId: number; windowId: number }]>();
  readonly #limit: TabLimit;
  readonly #kind: ChromiumKind;
  readonly #prompts: PagePrompts;
  /** Those of the session, in a browser that it shares with its user: they end with it. */
  readonly #own = new WeakSet<Page>();
  /** Keys of runs whose input is the browser's own. */
  readonly #trustedRuns = new Set<string>();
  #made = 0;
  #front: number | undefined;
  /** How dialogs are answered now; undefined: dismissed. */
  dialogAnswer: DialogAnswer | undefined;

  constructor(
    context: BrowserContext,
    scripts: ReadonlyMap<string, string>,
    limit: TabLimit,
    kind: ChromiumKind = 'own',
    prompts: PagePrompts = new PagePrompts(),
  ) {
    this.#context = context;
    this.#scripts = scripts;
    this.#limit = limit;
    this.#kind = kind;
    this.#prompts = prompts;
    context.on('page', page => void this.#meet(page).catch(() => undefined));
    context.on('dialog', dialog => void this.#answer(dialog).catch(() => undefined));
  }

  /** In their order. */
  get tabs(): readonly ChromeTab[] {
    return [...this.#tabs.values()].map(({ tab }) => tab);
  }

  get front(): ChromeTab | undefined {
    return this.#front === undefined ? undefined : this.#tabs.get(this.#front)?.tab;
  }

  /** Sends the engine a message as its panel would. Undefined where it answers none of that name. */
  ask(message: Envelope): Promise<unknown> {
    const sender = { id: 'assent', url: `${OWN_ORIGIN}/sidepanel.html` };
    return new Promise(resolve => {
      if (!this.#onMessage.ask(message, sender, resolve).includes(true)) resolve(undefined);
    });
  }

  /** While it runs, the action of that key presses and types as a user's devices do. */
  async whileTrusted<Value>(key: string, run: () => Promise<Value>): Promise<Value> {
    this.#trustedRuns.add(key);
    try {
      return await run();
    } finally {
      this.#trustedRuns.delete(key);
    }
  }

  /** Takes the pages that a shared browser shows already, as far as the limit allows. */
  async adoptThose(): Promise<void> {
    for (const page of this.#context.pages())
      if (!this.#limit.isReached() && /^https?:/u.test(page.url())) await this.#adopt(page);
  }

  /** In a shared browser: closes the tabs that the session opened, and leaves those of the user. */
  async closeOwn(): Promise<void> {
    const own = this.tabs.filter(({ page }) => this.#own.has(page));
    await Promise.allSettled(own.map(({ page }) => page.close()));
  }

  /** A new tab in front. Throws where there are as many as a session may have. */
  async open(): Promise<ChromeTab> {
    if (this.#limit.isReached()) throw tooManyTabs(this.#limit.most);
    const page = await this.#context.newPage();
    this.#own.add(page);
    const tab = await this.#adopt(page);
    this.activate(tab.id);
    return tab;
  }

  activate(tabId: number): void {
    this.#require(tabId);
    this.#front = tabId;
    this.#onActivated.emit({ tabId, windowId: 1 });
  }

  infoOf(tab: ChromeTab): TabInfo {
    return tab.info({ index: this.tabs.indexOf(tab), active: tab.id === this.#front });
  }

  /** What the engine gets as `chrome`. */
  readonly api = {
    runtime: {
      id: 'assent',
      lastError: undefined,
      getURL: (path: string) => `${OWN_ORIGIN}/${path.replace(/^\//u, '')}`,
      getContexts: async () => [],
      onMessage: this.#onMessage,
    },
    storage: {
      local: createStorageArea(),
      session: createStorageArea(),
      onChanged: new ChromeEvent(),
    },
    permissions: {
      // Every site of the web may be read; other permissions would need a person.
      contains: async ({ permissions = [] }: { permissions?: readonly string[] }) => permissions.length === 0,
    },
    scripting: {
      executeScript: async (injection: Parameters<typeof executeScript>[1]) =>
        executeScript(this.#require(injection.target.tabId).tab, injection, this.#scripts),
    },
    webRequest: this.#requests,
    tabs: {
      TAB_ID_NONE: -1,
      onCreated: this.#onCreated,
      onRemoved: this.#onRemoved,
      onUpdated: this.#onUpdated,
      onActivated: this.#onActivated,
      get: async (tabId: number) => this.infoOf(this.#require(tabId).tab),
      query: async ({ active }: { active?: boolean }) =>
        this.tabs.map(tab => this.infoOf(tab)).filter(info => active === undefined || info.active === active),
      sendMessage: async (tabId: number, message: unknown, { documentId }: { documentId?: string }) =>
        this.#require(tabId).messages.send(message, documentId),
      connect: (tabId: number, { name, documentId }: { name: string; documentId: string }) =>
        this.#require(tabId).messages.connect(name, documentId),
      update: async (tabId: number, { url }: { url: string }) => {
        const { tab } = this.#require(tabId);
        await navigate(tab, url);
        return this.infoOf(tab);
      },
      reload: async (tabId: number) => {
        const session = await this.#require(tabId).tab.documents.ready();
        await session.send('Page.reload');
      },
    },
  };

  /**
   * A page may open tabs without end: those beyond the limit are closed at once. In a shared browser only what a tab of this
   * session opens is the session's; whatever else comes is its user's.
   */
  async #meet(page: Page): Promise<void> {
    if (this.#kind === 'shared') {
      const opener = await page.opener();
      if (!opener || !this.tabs.some(tab => tab.page === opener)) return;
      if (this.#own.has(opener)) this.#own.add(page);
      else if (this.#limit.isReached()) return;
    }
    await (this.#limit.isReached() ? page.close() : this.#adopt(page));
  }

  async #answer(dialog: Dialog): Promise<void> {
    // Its user answers it.
    if (this.#kind === 'shared' && !this.#isActedOn(dialog.page())) return;
    await this.#prompts.settle(dialog, this.dialogAnswer);
  }

  #isActedOn(page: Page | null): boolean {
    return page !== null && (this.#own.has(page) || this.front?.page === page);
  }

  #require(tabId: number): { tab: ChromeTab; messages: DocumentMessages } {
    const known = this.#tabs.get(tabId);
    if (!known) throw new Error(`No tab with id: ${tabId}.`);
    return known;
  }

  /** Once for each page: it is reported by the browser, and returned to who opened it. */
  readonly #adopted = new WeakMap<Page, Promise<ChromeTab>>();

  #adopt(page: Page): Promise<ChromeTab> {
    const adopted = this.#adopted.get(page) ?? this.#makeTab(page);
    this.#adopted.set(page, adopted);
    return adopted;
  }

  async #makeTab(page: Page): Promise<ChromeTab> {
    this.#made += 1;
    const id = this.#made;
    page.once('close', () => this.#remove(id));
    // Nothing answers for it any more.
    page.once('crash', () => {
      if (this.#kind !== 'shared' || this.#own.has(page)) void page.close().catch(() => undefined);
    });
    const opener = await page.opener();
    const openerTabId = this.tabs.find(each => each.page === opener)?.id;
    const changed = (changedTab: ChromeTab, change: TabChange): void =>
      this.#onUpdated.emit(changedTab.id, change, this.infoOf(changedTab));
    const facts = { id, page, openerTabId, isBehindProxy: this.#kind === 'own' };
    const tab = new ChromeTab({ ...facts, requests: this.#requests, changed });
    if (page.isClosed()) return tab;
    this.#prompts.meet(page);
    this.#tabs.set(id, { tab, messages: new DocumentMessages(tab, this.#trustedRuns) });
    this.#onCreated.emit(this.infoOf(tab));
    return tab;
  }

  #remove(tabId: number): void {
    const { openerTabId } = this.#tabs.get(tabId)?.tab ?? {};
    if (!this.#tabs.delete(tabId)) return;
    this.#onRemoved.emit(tabId);
    if (this.#front !== tabId) return;
    const isOpenerThere = openerTabId !== undefined && this.#tabs.has(openerTabId);
    const next = isOpenerThere ? openerTabId : this.tabs.at(-1)?.id;
    this.#front = undefined;
    if (next !== undefined) this.activate(next);
  }
}

/** Starts a navigation; whether it arrives is observed by the engine. */
async function navigate(tab: ChromeTab, url: string): Promise<void> {
  const session = await tab.documents.ready();
  // Answered once the server has: the engine waits by itself.
  session.send('Page.navigate', { url }).catch(() => undefined);
}
