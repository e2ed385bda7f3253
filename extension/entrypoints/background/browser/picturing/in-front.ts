import type { Language } from '@assent/shared';
import { PageError } from '../../../../page/page-error.ts';
import { words } from '../../words.ts';
import { bringToFront, putBack, whenPutBack } from './put-back.ts';

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
  await whenPutBack();
  const { windowId, active } = await chrome.tabs.get(tabId).catch((cause: unknown) => {
    throw new PageError('PageGone', words.tabClosed[language], { cause });
  });
  if (active) return act({ windowId, wasBehind: false });
  const brought = await bringToFront(tabId, windowId);
  try {
    return await act({ windowId, wasBehind: true });
  } finally {
    await putBack(brought);
  }
}
