import * as z from 'zod/mini';
import type { TabsOfWindow } from '../conversation/open-conversation.ts';

export async function tabsOfWindow(): Promise<TabsOfWindow> {
  const tabs = await chrome.tabs.query({ currentWindow: true });
  return {
    front: tabs.find(({ active }) => active)?.id,
    all: tabs.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
}

/** Brings a tab to the front, with its window. False when it was closed. */
export async function showTab(tabId: number): Promise<boolean> {
  try {
    const tab = await chrome.tabs.update(tabId, { active: true });
    if (tab) await chrome.windows.update(tab.windowId, { focused: true });
    return tab !== undefined;
  } catch {
    // Chrome throws for nothing but a tab that is not there.
    return false;
  }
}

/** Whether the tab of that number shows this very document. Not where we may not look, as in a tab of another site. */
export function isShown({ tabId, documentId }: { tabId: number; documentId: string }): Promise<boolean> {
  return chrome.scripting
    .executeScript({ target: { tabId }, func: () => undefined, injectImmediately: true })
    .then(
      results => results.some(result => result.documentId === documentId),
      () => isOwnPageShown(tabId, documentId),
    );
}

/** Nobody may inject into our own page to try things on; Chromium tells itself which document it is. */
async function isOwnPageShown(tabId: number, documentId: string): Promise<boolean> {
  const contexts = await chrome.runtime.getContexts({ tabIds: [tabId], documentIds: [documentId] });
  return contexts.length > 0;
}

const KEY = 'browserSession';
const sessionSchema = z.guid();

/** A name for this run of the browser: `storage.session` is emptied when it ends. */
export async function readBrowserSession(): Promise<string> {
  const stored = await chrome.storage.session.get(KEY);
  const parsed = sessionSchema.safeParse(stored[KEY]);
  if (parsed.success) return parsed.data;
  const created = crypto.randomUUID();
  await chrome.storage.session.set({ [KEY]: created });
  return created;
}
