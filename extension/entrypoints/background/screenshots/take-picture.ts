import type { Language } from '@assent/shared';
import { NoAnswer } from '../../../messaging/failures.ts';
import { measureFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Pictured, PictureRequest } from '../../../operations/contract/picture.ts';
import { pageReplaced } from '../frames/page-failures.ts';
import { inFront } from './bring-to-front.ts';
import { captureCovered, type Scene } from './capture-covered.ts';
import { framesOfDocument, topOf } from './cover-frames.ts';
import { drawOn, encodePictures } from './encode-pictures.ts';
import { pictureElement } from './picture-element.ts';
import { picturePage } from './picture-page.ts';

/** Takes a picture of a tab with all secrets painted over. */
export async function takePicture(
  request: PictureRequest,
  stopped: AbortSignal,
  language: Language,
): Promise<Pictured> {
  const { tabId, documentId } = request;
  // Before the tab comes to the front: it stays where it is when it may not be read.
  const { frames } = await framesOfDocument(request);
  return inFront(tabId, async ({ windowId, wasBehind }) => {
    const scene = { tabId, documentId, windowId, language, frames, stopped };
    const pictured = await take(scene, request).catch((cause: unknown) => {
      throw cause instanceof NoAnswer ? pageReplaced(cause) : cause;
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

async function pictureView(scene: Scene): Promise<Omit<Pictured, 'wasBehind'>> {
  const { windowWidth, viewWidth, viewHeight } = await askDocument(measureFrame, topOf(scene.frames), {});
  const { bitmap, painted } = await captureCovered(scene);
  const box = { left: 0, top: 0, width: viewWidth, height: viewHeight };
  return { pictures: await encodePictures([drawOn(bitmap, box, windowWidth)]), painted };
}
