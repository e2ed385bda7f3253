import { message } from '../../../messages/message.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Scene } from './scene.ts';

/** Chromium takes two pictures a second, and sometimes none while a tab is being brought to the front. */
const DEADLINE_MS = 5_000;
const PAUSE_MS = 100;

/**
 * What is to be seen in the tab now. Chromium pictures whatever tab is in front, so that a picture during which another came
 * there is thrown away: `NotInteractable`. `NotPermitted` without the person's click on our icon in that very tab.
 */
export async function captureTab({ tabId, windowId }: Scene): Promise<ImageBitmap> {
  let isOtherInFront = false;
  const noteFront = (front: { tabId: number; windowId: number }): void => {
    isOtherInFront ||= front.windowId === windowId && front.tabId !== tabId;
  };
  chrome.tabs.onActivated.addListener(noteFront);
  try {
    const address = await whenCaptured(windowId, performance.now() + DEADLINE_MS);
    const { active } = await chrome.tabs.get(tabId);
    if (!active || isOtherInFront) throw new PageError('NotInteractable', message('picture.otherTabInFront'));
    return await createImageBitmap(fileOf(address));
  } finally {
    chrome.tabs.onActivated.removeListener(noteFront);
  }
}

/** Asked again until Chromium grants it: it tells nobody when it will. */
async function whenCaptured(windowId: number, until: number): Promise<string> {
  for (;;) {
    const taken = await chrome.tabs.captureVisibleTab(windowId, { format: 'png' }).catch((cause: unknown) => {
      const said = cause instanceof Error ? cause.message : String(cause);
      if (/permission|cannot access/i.test(said))
        throw new PageError('NotPermitted', message('picture.notAllowed'), { cause });
      if (performance.now() > until) throw new PageError('Timeout', message('picture.notDrawn'), { cause });
      return undefined;
    });
    if (taken !== undefined) return taken;
    await new Promise(resume => setTimeout(resume, PAUSE_MS));
  }
}

function fileOf(address: string): Blob {
  const [, base64 = ''] = address.split(',', 2);
  return new Blob([Uint8Array.from(atob(base64), character => character.charCodeAt(0))]);
}
