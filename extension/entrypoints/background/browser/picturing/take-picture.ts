import type { Language } from '@assent/shared';
import { NoAnswer } from '../../../../messaging/no-answer.ts';
import type { Pictured, PictureRequest } from '../../../../operations/picturing/picture.ts';
import { PageError } from '../../../../page/page-error.ts';
import { words } from '../../words.ts';
import { inFront } from './in-front.ts';
import { framesOfDocument } from './picturable-frames.ts';
import { pictureElement } from './picture-element.ts';
import { picturePage } from './picture-page.ts';
import { pictureView } from './picture-view.ts';
import type { Scene } from './scene.ts';

/** Takes a picture of a tab in which nothing secret is to be seen. */
export async function takePicture(
  request: PictureRequest,
  stopped: AbortSignal,
  language: Language,
): Promise<Pictured> {
  const { tabId, documentId } = request;
  // Before the tab is brought to the front: where it may not be read, nothing at all is done.
  const { frames } = await framesOfDocument(request, language);
  return inFront(tabId, language, async ({ windowId, wasBehind }) => {
    const scene = { tabId, documentId, windowId, language, frames, stopped };
    const pictured = await take(scene, request).catch((cause: unknown) => {
      if (!(cause instanceof NoAnswer)) throw cause;
      throw new PageError('PageGone', words.documentGone[language], { cause });
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
