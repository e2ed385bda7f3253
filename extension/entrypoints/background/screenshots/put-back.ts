import * as z from 'zod/mini';

/** A tab that we brought to the front of its window, the one that was there before, and when that was. */
const broughtSchema = z.object({
  tabId: z.number(),
  windowId: z.number(),
  former: z.optional(z.number()),
  at: z.number(),
});
type Brought = z.infer<typeof broughtSchema>;

/** Longer than any picture takes: after that the person has settled there, whoever brought it up. */
const LONGEST_MS = 60_000;

let puttingBack: Promise<unknown> = Promise.resolve();

/** Puts back what the worker before this one did not live to: Chrome may stop it in the middle of a picture. */
export function putBackLeft(): void {
  puttingBack = chrome.windows
    .getAll()
    .then(windows => Promise.allSettled(windows.map(({ id }) => id !== undefined && putBackIn(id))));
}

/** Resolves when nothing is in front any more that was left there. */
export async function whenPutBack(): Promise<void> {
  await puttingBack;
}

/** What is to be put back is kept before anything is changed, and over the death of this worker. */
export async function bringToFront(tabId: number, windowId: number): Promise<Brought> {
  const brought = { tabId, windowId, former: await frontOf(windowId), at: Date.now() };
  await chrome.storage.session.set({ [keyOf(windowId)]: brought });
  await chrome.tabs.update(tabId, { active: true });
  return brought;
}

/** Unless the person has brought another one to the front meanwhile. */
export async function putBack({ tabId, windowId, former }: Brought): Promise<void> {
  const isStillOurs = (await frontOf(windowId)) === tabId;
  if (isStillOurs && former !== undefined) await bringBack(former);
  await chrome.storage.session.remove(keyOf(windowId));
}

async function putBackIn(windowId: number): Promise<void> {
  const key = keyOf(windowId);
  const { [key]: kept } = await chrome.storage.session.get(key);
  if (kept === undefined) return;
  const brought = broughtSchema.parse(kept);
  if (Date.now() - brought.at < LONGEST_MS) await putBack(brought);
  else await chrome.storage.session.remove(key);
}

async function frontOf(windowId: number): Promise<number | undefined> {
  const [tab] = await chrome.tabs.query({ windowId, active: true });
  return tab?.id;
}

/** It may have been closed meanwhile: then there is nothing to put back. */
async function bringBack(tabId: number): Promise<void> {
  const open = await chrome.tabs.query({});
  if (open.some(({ id }) => id === tabId)) await chrome.tabs.update(tabId, { active: true });
}

function keyOf(windowId: number): string {
  return `broughtToFront:${windowId}`;
}
