import { shallow } from 'zustand/shallow';
import { message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import { changePageContext } from '../conversation/change-context.ts';
import type { FrontPage, OpenTab, PanelStore } from '../conversation/panel-store.ts';
import { replaceTab } from '../conversation/replace-tab.ts';
import { forgetClosed, tabsInContext } from '../conversation/shared-tabs.ts';
import type { ActiveTab, PageAccess } from '../ports/page-access.ts';

type Listed = Pick<PageAccess, 'listFrames'>;

/**
 * Follows all open tabs. The one answer of the panel to which pages it may access: an address in the store means access, none
 * means none. Chrome reveals the addresses of pages that we may access, but hides some that we may (about:blank and blob: of
 * an allowed site, measured in 156); for these the background tries, as it does before each reading. `onLook` runs after each
 * new look at the tab in front.
 */
export function followTabs(store: PanelStore, page: Listed, onLook: () => void): void {
  const hidden = hiddenAddresses(page, () => void look(false));

  let latest = 0;
  let isFrontDue = false;

  async function look(isOfFront: boolean): Promise<void> {
    latest += 1;
    const asked = latest;
    isFrontDue ||= isOfFront;
    const [own, all] = await Promise.all([chrome.windows.getCurrent(), chrome.tabs.query({})]);
    // A list from before the last event may lack a tab that the conversation has just got.
    if (asked < latest) return;
    const tabs = all.flatMap(tab => openTab(tab, own.id, hidden.known));
    const active = all.find(tab => tab.active && tab.windowId === own.id);
    const front = frontPage(tabs.find(({ tabId }) => tabId === active?.id));
    const isOther = isFrontDue || !shallow(front, store.getState().pageContext.front);
    isFrontDue = false;
    changePageContext(store, { tabs, ...(isOther ? { front } : {}) });
    forgetClosed(store, tabs);
    const inContext = tabsInContext(store);
    hidden.find(tabs.flatMap(({ tabId, url }) => (!url && inContext.includes(tabId) ? [tabId] : [])));
    if (isOther) onLook();
  }

  const lookAtAll = (): void => {
    hidden.forgetAll();
    void look(true);
  };
  watchGrants(lookAtAll);
  watchTabs(store, {
    look: () => void look(false),
    lookAt: tabId => void look(tabId === store.getState().pageContext.front?.tabId),
    forget: hidden.forget,
  });
  store.subscribe(({ activity, conversation }, before) => {
    // What a reading could reach shows at the latest with the reading, whatever granted it.
    if (activity !== before.activity) lookAtAll();
    else if (conversation.sharedTabs !== before.conversation.sharedTabs) void look(false);
  });
  lookAtAll();
}

function openTab(
  { id: tabId, url: shown, title, windowId }: chrome.tabs.Tab,
  ownWindow: number | undefined,
  known: (tabId: number) => HiddenAddress | undefined,
): OpenTab[] {
  if (tabId === undefined) return [];
  const { url, isBrowserOwn } = shown
    ? { url: shown, isBrowserOwn: BROWSER_OWN.test(shown) }
    : (known(tabId) ?? { url: undefined, isBrowserOwn: false });
  return [{ tabId, url, title, isOfWindow: windowId === ownWindow, ...(isBrowserOwn && { isBrowserOwn }) }];
}

function frontPage(tab: OpenTab | undefined): FrontPage | undefined {
  if (!tab) return undefined;
  const { isOfWindow: _always, ...front } = tab;
  return front;
}

/** Whatever may grant or revoke access. */
function watchGrants(look: () => void): void {
  chrome.permissions.onAdded.addListener(look);
  chrome.permissions.onRemoved.addListener(look);
  // A click on our icon or in our menu, and our shortcut, grant access to the tab in front without another event, and leave
  // the focus where it is when the panel is open already.
  chrome.action.onClicked.addListener(look);
  chrome.contextMenus.onClicked.addListener(look);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

interface TabWatch {
  look(): void;
  /** Something about this tab may be new. */
  lookAt(tabId: number): void;
  /** The tab shows another page. */
  forget(tabId: number): void;
}

/** Whatever may bring other tabs or pages. A page without access reports `loading` and `complete`, and nothing else. */
function watchTabs(store: PanelStore, { look, lookAt, forget }: TabWatch): void {
  const { onActivated, onCreated, onRemoved, onAttached, onDetached, onReplaced, onUpdated } = chrome.tabs;
  onActivated.addListener(look);
  for (const event of [onCreated, onRemoved, onAttached, onDetached]) event.addListener(look);
  onReplaced.addListener((now, before) => {
    replaceTab(store, before, now);
    look();
  });
  onUpdated.addListener((tabId, { status, title, url }) => {
    if (status !== undefined || url !== undefined) forget(tabId);
    if (status !== undefined || url !== undefined || title !== undefined) lookAt(tabId);
  });
}

/** What may be known of a page whose address Chrome hides: its site. */
interface HiddenAddress {
  url: string | undefined;
  isBrowserOwn: boolean;
}

interface HiddenAddresses {
  known(tabId: number): HiddenAddress | undefined;
  /** Asks for those of these tabs that are not known. */
  find(tabIds: readonly number[]): void;
  forget(tabId: number): void;
  forgetAll(): void;
}

function hiddenAddresses(page: Listed, onFound: () => void): HiddenAddresses {
  const asked = new Map<number, { address?: HiddenAddress }>();

  async function ask(tabId: number): Promise<void> {
    const own: { address?: HiddenAddress } = {};
    asked.set(tabId, own);
    const address = await findHidden(page, tabId);
    // Known to nobody if the page or our access has changed meanwhile: then another one is asked for.
    own.address = address;
    if (address.url !== undefined || address.isBrowserOwn) onFound();
  }

  return {
    known: tabId => asked.get(tabId)?.address,
    find: tabIds => {
      for (const tabId of tabIds) if (!asked.has(tabId)) void ask(tabId);
    },
    forget: tabId => void asked.delete(tabId),
    forgetAll: () => asked.clear(),
  };
}

async function findHidden(page: Listed, tabId: number): Promise<HiddenAddress> {
  try {
    const { frames } = await page.listFrames(tabId);
    return { url: frames.find(({ isTop }) => isTop)?.origin, isBrowserOwn: false };
  } catch (thrown) {
    const { type, site } = failureOf(thrown);
    return { url: site?.origin, isBrowserOwn: type === 'Unsupported' };
  }
}

/** Chrome reveals these after a click on our icon, and still lets nobody read them. */
const BROWSER_OWN = /^(?:chrome|devtools|view-source):/u;

/** The tab in front at this moment, for a reading. */
export async function activeTab(): Promise<ActiveTab> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) throw new PageError('PageGone', message('tab.none'));
  return { tabId: tab.id, url: tab.url };
}
