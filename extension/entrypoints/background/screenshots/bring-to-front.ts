import * as z from 'zod/mini';
import { orTabClosed } from '../tabs/tabs.ts';

export interface Front {
  windowId: number;
  /** The tab was behind another one. */
  wasBehind: boolean;
}

/**
 * Runs `act` while a tab is in front of its window, because Chromium captures only that. Then restores the previous tab,
 * unless the user has chosen another one meanwhile.
 */
export async function inFront<Done>(tabId: number, act: (front: Front) => Promise<Done>): Promise<Done> {
  await restoring;
  const { windowId, active } = await orTabClosed(chrome.tabs.get(tabId));
  if (active) return act({ windowId, wasBehind: false });
  const brought = await bringToFront(tabId, windowId);
  try {
    return await act({ windowId, wasBehind: true });
  } finally {
    await restore(brought);
  }
}

/** Restores the tabs that the previous worker did not: Chrome may stop a worker at any time. */
export function restoreFrontTabs(): void {
  restoring = chrome.windows
    .getAll()
    .then(windows => Promise.allSettled(windows.map(({ id }) => id !== undefined && restoreIn(id))));
}

let restoring: Promise<unknown> = Promise.resolve();

/** A tab that we brought to the front of its window, the tab that was there before, and the time. */
const broughtSchema = z.object({
  tabId: z.number(),
  windowId: z.number(),
  former: z.optional(z.number()),
  at: z.number(),
});
type Brought = z.infer<typeof broughtSchema>;

/** Longer than any screenshot takes: after that the user has settled in the tab. */
const MAX_MS = 60_000;

async function bringToFront(tabId: number, windowId: number): Promise<Brought> {
  const brought = { tabId, windowId, former: await frontOf(windowId), at: Date.now() };
  // Before any change: this worker may die at any time.
  await chrome.storage.session.set({ [keyOf(windowId)]: brought });
  await chrome.tabs.update(tabId, { active: true });
  return brought;
}

async function restore({ tabId, windowId, former }: Brought): Promise<void> {
  const isStillOurs = (await frontOf(windowId)) === tabId;
  if (isStillOurs && former !== undefined) {
    const open = await chrome.tabs.query({});
    if (open.some(({ id }) => id === former)) await chrome.tabs.update(former, { active: true });
  }
  await chrome.storage.session.remove(keyOf(windowId));
}

async function restoreIn(windowId: number): Promise<void> {
  const key = keyOf(windowId);
  const { [key]: kept } = await chrome.storage.session.get(key);
  if (kept === undefined) return;
  const brought = broughtSchema.parse(kept);
  if (Date.now() - brought.at < MAX_MS) await restore(brought);
  else await chrome.storage.session.remove(key);
}

async function frontOf(windowId: number): Promise<number | undefined> {
  const [tab] = await chrome.tabs.query({ windowId, active: true });
  return tab?.id;
}

function keyOf(windowId: number): string {
  return `broughtToFront:${windowId}`;
}
