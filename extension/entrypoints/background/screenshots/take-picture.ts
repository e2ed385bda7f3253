import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { measureFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Pictured, PictureRequest } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import { captureCovered } from './capture-covered.ts';
import { drawOn, encodePictures } from './encode-pictures.ts';
import { framesOfDocument, topOf } from './picturable-frames.ts';
import { pictureElement } from './picture-element.ts';
import { picturePage } from './picture-page.ts';
import { bringToFront, putBack, whenPutBack } from './put-back.ts';
import type { Scene } from './scene.ts';

/** Takes a picture of a tab in which nothing secret is to be seen. */
export async function takePicture(
  request: PictureRequest,
  stopped: AbortSignal,
  language: Language,
): Promise<Pictured> {
  const { tabId, documentId } = request;
  // Before the tab is brought to the front: where it may not be read, nothing at all is done.
  const { frames } = await framesOfDocument(request);
  return inFront(tabId, async ({ windowId, wasBehind }) => {
    const scene = { tabId, documentId, windowId, language, frames, stopped };
    const pictured = await take(scene, request).catch((cause: unknown) => {
      if (!(cause instanceof NoAnswer)) throw cause;
      throw new PageError('PageGone', message('page.replaced'), { cause });
    });
    return { ...pictured, wasBehind };
  });
}

function take(scene: Scene, { part, target }: PictureRequest): Promise<Omit<Pictured, 'wasBehind'>> {
  switch (part) {
    case 'visible':
      return pictureView(scene);
    case 'element':
      return pictureElement(scene, target);
    case 'page':
      return picturePage(scene);
  }
}

interface Front {
  windowId: number;
  wasBehind: boolean;
}

/**
 * Does something while a tab is in front in its window, which is all that Chromium takes pictures of. The tab that was there
 * is put back, unless the person has brought another one to the front meanwhile.
 */
async function inFront<Done>(tabId: number, act: (front: Front) => Promise<Done>): Promise<Done> {
  await whenPutBack();
  const { windowId, active } = await chrome.tabs.get(tabId).catch((cause: unknown) => {
    throw new PageError('PageGone', message('tab.closed'), { cause });
  });
  if (active) return act({ windowId, wasBehind: false });
  const brought = await bringToFront(tabId, windowId);
  try {
    return await act({ windowId, wasBehind: true });
  } finally {
    await putBack(brought);
  }
}

/** What is in view. */
async function pictureView(scene: Scene): Promise<Omit<Pictured, 'wasBehind'>> {
  const { windowWidth, viewWidth, viewHeight } = await askDocument(measureFrame, topOf(scene.frames), {});
  const { bitmap, painted } = await captureCovered(scene);
  const box = { left: 0, top: 0, width: viewWidth, height: viewHeight };
  return { pictures: await encodePictures([drawOn(bitmap, box, windowWidth)]), painted };
}
