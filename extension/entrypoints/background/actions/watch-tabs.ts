/** A tab that came up while an action ran. */
export interface NewTab {
  id: number;
  /** The one that the browser names as its opener; of what a tab behind opens, Chromium (156) names the one in front. */
  openerId: number;
  /** The action's tab was in front and is the opener. */
  isOfFront: boolean;
  /** Gone again, as a tab is whose answer was a file. */
  isClosed: boolean;
}

export interface TabWatch {
  /** `isExpected`: the browser tells of a tab a little after the page has opened it, so it is given that time. */
  opened(isExpected: boolean): Promise<NewTab | undefined>;
  stop(): void;
}

/** Watches for tabs that a tab opens, or that may be of it, until `stop`. */
export async function watchTabs(tabId: number): Promise<TabWatch> {
  const { windowId } = await chrome.tabs.get(tabId);
  let [front] = (await chrome.tabs.query({ active: true, windowId })).map(({ id }) => id);
  const created: Omit<NewTab, 'isClosed'>[] = [];
  const closed = new Set<number>();
  const waiting: (() => void)[] = [];
  const onCreated = ({ id, openerTabId: openerId }: chrome.tabs.Tab): void => {
    if (id === undefined || openerId === undefined || (openerId !== tabId && openerId !== front)) return;
    created.push({ id, openerId, isOfFront: openerId === tabId && front === tabId });
    for (const resume of waiting.splice(0)) resume();
  };
  const onRemoved = (id: number): void => void closed.add(id);
  const onActivated = (activated: { tabId: number; windowId: number }): void => {
    if (activated.windowId === windowId) front = activated.tabId;
  };
  chrome.tabs.onCreated.addListener(onCreated);
  chrome.tabs.onRemoved.addListener(onRemoved);
  chrome.tabs.onActivated.addListener(onActivated);
  return {
    opened: async isExpected => {
      if (created.length === 0 && isExpected)
        await beforeLast(new Promise<void>(resume => waiting.push(resume)));
      const tab = created.find(({ isOfFront }) => isOfFront) ?? created[0];
      return tab && { ...tab, isClosed: closed.has(tab.id) };
    },
    stop: () => {
      chrome.tabs.onCreated.removeListener(onCreated);
      chrome.tabs.onRemoved.removeListener(onRemoved);
      chrome.tabs.onActivated.removeListener(onActivated);
    },
  };
}

const LAST_MS = 300;

function beforeLast(simulated: Promise<void>): Promise<void> {
  return Promise.race([simulated, new Promise<void>(resume => setTimeout(resume, LAST_MS))]);
}
