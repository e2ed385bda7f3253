import * as z from 'zod/mini';
import type { TabsOfWindow } from '../conversation/open-conversation.ts';

export async function tabsOfWindow(): Promise<TabsOfWindow> {
  const tabs = await chrome.tabs.query({ currentWindow: true });
  return {
    front: tabs.find(({ active }) => active)?.id,
    all: tabs.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
}

/** Brings a tab and its window to the front. False when the tab was closed. */
export async function showTab(tabId: number): Promise<boolean> {
  try {
    const tab = await chrome.tabs.update(tabId, { active: true });
    if (tab) await chrome.windows.update(tab.windowId, { focused: true });
    return tab !== undefined;
  } catch {
    // Chrome throws only for a missing tab.
    return false;
  }
}

/** Whether the tab shows this document, in any frame. False without access. */
export function isShown({ tabId, documentId }: { tabId: number; documentId: string }): Promise<boolean> {
  return chrome.scripting
    .executeScript({ target: { tabId, allFrames: true }, func: () => undefined, injectImmediately: true })
    .then(
      results => results.some(result => result.documentId === documentId),
      () => isOwnPageShown(tabId, documentId),
    );
}

/** Nobody may inject scripts into our own practice page; Chromium itself knows its document. */
async function isOwnPageShown(tabId: number, documentId: string): Promise<boolean> {
  const contexts = await chrome.runtime.getContexts({ tabIds: [tabId], documentIds: [documentId] });
  return contexts.length > 0;
}

const KEY = 'browserSession';
const sessionSchema = z.guid();

/** An id of this run of the browser: `storage.session` is cleared when it ends. */
export async function readBrowserSession(): Promise<string> {
  const stored = await chrome.storage.session.get(KEY);
  const parsed = sessionSchema.safeParse(stored[KEY]);
  if (parsed.success) return parsed.data;
  const created = crypto.randomUUID();
  await chrome.storage.session.set({ [KEY]: created });
  return created;
}
