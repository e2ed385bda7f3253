/** A tab that came up while an action ran. The browser tells its address only where we may read. */
export interface NewTab {
  url?: string;
  /** Gone again, as a tab is whose answer was a file. */
  isClosed: boolean;
}

/** Watches for tabs that a tab opens, until `stop`. */
export function watchTabs(openerId: number): {
  /** `isExpected`: the browser tells of a tab a little after the page has opened it, so it is given that time. */
  opened(isExpected: boolean): Promise<NewTab | undefined>;
  stop(): void;
} {
  const created: number[] = [];
  const closed = new Set<number>();
  const waiting: (() => void)[] = [];
  const onCreated = ({ id, openerTabId }: chrome.tabs.Tab): void => {
    if (id === undefined || openerTabId !== openerId) return;
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
      return { ...(url ? { url } : {}), isClosed: closed.has(id) };
    },
    stop: () => {
      chrome.tabs.onCreated.removeListener(onCreated);
      chrome.tabs.onRemoved.removeListener(onRemoved);
    },
  };
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
