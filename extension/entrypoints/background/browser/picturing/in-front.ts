import type { Language } from '@assent/shared';
import { PageError } from '../../../../page/page-error.ts';
import { words } from '../../words.ts';

export interface Front {
  windowId: number;
  wasBehind: boolean;
}

/**
 * Does something while a tab is in front in its window, which is all that Chromium takes pictures of. The tab that was there
 * is put back, unless the person has brought another one to the front meanwhile.
 */
export async function inFront<Done>(
  tabId: number,
  language: Language,
  act: (front: Front) => Promise<Done>,
): Promise<Done> {
  const { windowId, active } = await chrome.tabs.get(tabId).catch((cause: unknown) => {
    throw new PageError('PageGone', words.tabClosed[language], { cause });
  });
  if (active) return act({ windowId, wasBehind: false });
  const former = await frontOf(windowId);
  await chrome.tabs.update(tabId, { active: true });
  try {
    return await act({ windowId, wasBehind: true });
  } finally {
    const isStillOurs = (await frontOf(windowId)) === tabId;
    if (isStillOurs && former !== undefined) await bringBack(former);
  }
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
