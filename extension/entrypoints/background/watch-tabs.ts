/** A tab that came up while an action ran. The browser tells its address only where we may read. */
export interface NewTab {
  id: number;
  url?: string;
  /** Gone again, as a tab is whose answer was a file. */
  isClosed: boolean;
}

export interface TabWatch {
  /** `isExpected`: the browser tells of a tab a little after the page has opened it, so it is given that time. */
  opened(isExpected: boolean): Promise<NewTab | undefined>;
  stop(): void;
}

/** Watches for tabs that a tab opens, until `stop`. */
export async function watchTabs(tabId: number): Promise<TabWatch> {
  const openers = await openersOf(tabId);
  const created: number[] = [];
  const closed = new Set<number>();
  const waiting: (() => void)[] = [];
  const onCreated = ({ id, openerTabId }: chrome.tabs.Tab): void => {
    if (id === undefined || openerTabId === undefined || !openers.includes(openerTabId)) return;
    created.push(id);
    for (const resume of waiting.splice(0)) resume();
  };
  const onRemoved = (id: number): void => void closed.add(id);
  chrome.tabs.onCreated.addListener(onCreated);
  chrome.tabs.onRemoved.addListener(onRemoved);
  return {
    opened: async isExpected => {
      if (created.length === 0 && isExpected)
        await beforeLast(new Promise<void>(resume => waiting.push(resume)));
      const [id] = created;
      if (id === undefined) return undefined;
      const url = await addressOf(id);
      return { id, ...(url ? { url } : {}), isClosed: closed.has(id) };
    },
    stop: () => {
      chrome.tabs.onCreated.removeListener(onCreated);
      chrome.tabs.onRemoved.removeListener(onRemoved);
    },
  };
}

/** Of what a tab behind another opens, Chromium (156) names the one in front as the opener. */
async function openersOf(tabId: number): Promise<number[]> {
  const tabs = await chrome.tabs.query({});
  const own = tabs.find(({ id }) => id === tabId);
  const front = tabs.find(({ active, windowId }) => active && windowId === own?.windowId);
  return front?.id === undefined ? [tabId] : [tabId, front.id];
}

const LAST_MS = 300;

function beforeLast(happened: Promise<void>): Promise<void> {
  return Promise.race([happened, new Promise<void>(resume => setTimeout(resume, LAST_MS))]);
}

function addressOf(tabId: number): Promise<string | undefined> {
  return chrome.tabs.get(tabId).then(
    ({ pendingUrl, url }) => pendingUrl ?? url,
    () => undefined,
  );
}
