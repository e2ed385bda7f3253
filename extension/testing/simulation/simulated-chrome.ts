import type { PageAccess } from '../../entrypoints/sidepanel/ports/page-access.ts';
import { PageError } from '../../page/page-error.ts';

/** A page of a tab. `blank`: about:blank as a page of the origin opened it. `browser`: one that nobody may read. */
export interface ChromePage {
  kind: 'web' | 'blank' | 'browser';
  origin: string;
}

interface ChromeTab {
  id: number;
  windowId: number;
  isActive: boolean;
  page: ChromePage;
  /** The origin on which a click on our icon granted access to this tab. */
  clickedOn: string | undefined;
}

class ChromeEvent<Given extends unknown[]> {
  readonly #listeners = new Set<(...given: Given) => void>();

  addListener = (listener: (...given: Given) => void): void => {
    this.#listeners.add(listener);
  };

  emit(...given: Given): void {
    for (const listener of this.#listeners) listener(...given);
  }
}

/**
 * Tabs, windows and access as Chromium 156 reports them to a panel of the first window: no address without access, none of
 * some pages despite access, and no event but our own for a click on our icon.
 */
export class SimulatedChrome {
  readonly tabs: ChromeTab[] = [];
  readonly allowed = new Set<string>();
  #lastId = 0;
  readonly #onUpdated = new ChromeEvent<[number, { status?: string; url?: string; title?: string }]>();
  readonly #onActivated = new ChromeEvent<[{ tabId: number }]>();
  readonly #onCreated = new ChromeEvent<[]>();
  readonly #onRemoved = new ChromeEvent<[number]>();
  readonly #onAttached = new ChromeEvent<[]>();
  readonly #onDetached = new ChromeEvent<[]>();
  readonly #onReplaced = new ChromeEvent<[number, number]>();
  readonly #onAdded = new ChromeEvent<[]>();
  readonly #onRevoked = new ChromeEvent<[]>();
  readonly #onClicked = new ChromeEvent<[]>();
  readonly #onMenu = new ChromeEvent<[]>();

  /** For `vi.stubGlobal`. */
  readonly api = {
    tabs: {
      query: async () =>
        this.tabs.map(tab => ({
          id: tab.id,
          windowId: tab.windowId,
          active: tab.isActive,
          ...(this.#reveals(tab) && { url: urlOf(tab.page), title: tab.page.origin }),
        })),
      onUpdated: this.#onUpdated,
      onActivated: this.#onActivated,
      onCreated: this.#onCreated,
      onRemoved: this.#onRemoved,
      onAttached: this.#onAttached,
      onDetached: this.#onDetached,
      onReplaced: this.#onReplaced,
    },
    windows: { getCurrent: async () => ({ id: 1 }) },
    permissions: { onAdded: this.#onAdded, onRemoved: this.#onRevoked },
    action: { onClicked: this.#onClicked },
    contextMenus: { onClicked: this.#onMenu },
  };

  /** Answers as the background does, which tries to look at the page. */
  readonly page: Pick<PageAccess, 'listFrames'> = {
    listFrames: async tabId => {
      await Promise.resolve();
      const tab = this.find(tabId);
      if (!tab) throw new PageError('PageGone', 'No tab.');
      if (tab.page.kind === 'browser') throw new PageError('Unsupported', 'Of the browser.');
      if (!this.mayRead(tab)) throw new PageError('NotPermitted', 'No access.');
      return { frames: [{ documentId: 'top', isTop: true, origin: tab.page.origin }] };
    },
  };

  find(tabId: number | undefined): ChromeTab | undefined {
    return this.tabs.find(({ id }) => id === tabId);
  }

  front(windowId = 1): ChromeTab | undefined {
    return this.tabs.find(tab => tab.isActive && tab.windowId === windowId);
  }

  mayRead({ page, clickedOn }: ChromeTab): boolean {
    return page.kind !== 'browser' && (this.allowed.has(page.origin) || clickedOn === page.origin);
  }

  #reveals(tab: ChromeTab): boolean {
    if (tab.clickedOn === tab.page.origin) return true;
    return tab.page.kind === 'web' && this.mayRead(tab);
  }

  open(windowId: number, page: ChromePage): void {
    this.#lastId += 1;
    const tab = { id: this.#lastId, windowId, isActive: false, page, clickedOn: undefined };
    this.tabs.push(tab);
    this.#onCreated.emit();
    this.activate(tab);
  }

  activate(tab: ChromeTab): void {
    for (const other of this.tabs) if (other.windowId === tab.windowId) other.isActive = other === tab;
    this.#onActivated.emit({ tabId: tab.id });
  }

  /** The page loads in two steps, between which other things happen. */
  navigate(tab: ChromeTab, page: ChromePage): void {
    if (page.origin !== tab.clickedOn) tab.clickedOn = undefined;
    tab.page = page;
    this.#onUpdated.emit(tab.id, { status: 'loading', ...(this.#reveals(tab) && { url: urlOf(page) }) });
  }

  load(tab: ChromeTab): void {
    if (this.#reveals(tab)) this.#onUpdated.emit(tab.id, { title: tab.page.origin });
    this.#onUpdated.emit(tab.id, { status: 'complete' });
  }

  close(tab: ChromeTab): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#onRemoved.emit(tab.id);
    this.#activateAnyIn(tab.windowId);
  }

  move(tab: ChromeTab, windowId: number): void {
    const from = tab.windowId;
    tab.windowId = windowId;
    this.#onDetached.emit();
    this.#activateAnyIn(from);
    this.#onAttached.emit();
    this.activate(tab);
  }

  #activateAnyIn(windowId: number): void {
    const [next] = this.tabs.filter(tab => tab.windowId === windowId);
    if (next && !this.front(windowId)) this.activate(next);
  }

  /** Chromium renumbers a tab that it discards. */
  replace(tab: ChromeTab): void {
    const before = tab.id;
    this.#lastId += 1;
    tab.id = this.#lastId;
    tab.clickedOn = undefined;
    this.#onReplaced.emit(tab.id, before);
  }

  allow(origin: string): void {
    this.allowed.add(origin);
    this.#onAdded.emit();
  }

  revoke(origin: string): void {
    this.allowed.delete(origin);
    this.#onRevoked.emit();
  }

  /** Grants access to the tab, as the shortcut does. `silent`: in a way that we get no event for. */
  click(tab: ChromeTab, by: 'icon' | 'menu' | 'silent'): void {
    tab.clickedOn = tab.page.origin;
    if (by === 'icon') this.#onClicked.emit();
    if (by === 'menu') this.#onMenu.emit();
  }
}

function urlOf({ kind, origin }: ChromePage): string {
  switch (kind) {
    case 'web':
      return `${origin}/page`;
    case 'blank':
      return 'about:blank';
    case 'browser':
      return 'chrome://settings/';
  }
}
