import type { OpenTab } from '../conversation/page-context.ts';

/** A tab goes on under another number. */
export type TellReplaced = (before: number, now: number) => void;

/** Tells of all tabs that are open: now, and whenever one comes, goes or becomes another. */
export function watchTabs(tell: (tabs: readonly OpenTab[]) => void, tellReplaced: TellReplaced): void {
  const look = async (): Promise<void> => {
    const [own, all] = await Promise.all([chrome.windows.getCurrent(), chrome.tabs.query({})]);
    tell(all.flatMap(({ id, url, title, windowId }) => describe(id, url, title, windowId === own.id)));
  };
  const lookAgain = (): void => void look();
  chrome.tabs.onCreated.addListener(lookAgain);
  chrome.tabs.onRemoved.addListener(lookAgain);
  chrome.tabs.onAttached.addListener(lookAgain);
  chrome.tabs.onReplaced.addListener((now, before) => {
    tellReplaced(before, now);
    lookAgain();
  });
  chrome.tabs.onUpdated.addListener((_tabId, changed) => {
    if (changed.title !== undefined || changed.url !== undefined) lookAgain();
  });
  chrome.permissions.onAdded.addListener(lookAgain);
  chrome.permissions.onRemoved.addListener(lookAgain);
  addEventListener('focus', lookAgain);
  lookAgain();
}

function describe(
  tabId: number | undefined,
  url: string | undefined,
  title: string | undefined,
  isOfWindow: boolean,
): OpenTab[] {
  return tabId === undefined ? [] : [{ tabId, url, title, isOfWindow }];
}
