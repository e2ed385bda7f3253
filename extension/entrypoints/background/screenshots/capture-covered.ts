import { message } from '../../../messages/message.ts';
import type { PaintedOver } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import { lookAtTab } from '../frames/reach-frames.ts';
import { captureTab } from './capture-tab.ts';
import { areFramesCovered, coverFrames, uncoverFrames } from './cover-frames.ts';
import { framesOfDocument, type PicturableFrames } from './picturable-frames.ts';
import type { Scene } from './scene.ts';

const ATTEMPTS = 4;

export interface CoveredCapture {
  bitmap: ImageBitmap;
  painted: PaintedOver;
}

/**
 * A picture in which everything secret is painted over: it was before, and is still afterwards. What moved meanwhile makes
 * for another attempt; a page that never stands still is not pictured. `Rejected` once the person has stopped it.
 */
export async function captureCovered(scene: Scene): Promise<CoveredCapture> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (scene.stopped.aborted) throw new PageError('Rejected', message('picture.stopped'));
    const reached = await framesOfDocument(scene);
    try {
      const capture = await tryCapture(scene, reached);
      if (capture) return capture;
    } finally {
      await uncoverFrames(reached.frames);
    }
  }
  throw new PageError('Timeout', message('picture.neverStill'));
}

/** Undefined where it is not certain that everything was painted over. */
async function tryCapture(scene: Scene, reached: PicturableFrames): Promise<CoveredCapture | undefined> {
  const covered = await coverFrames(reached);
  if (!covered) return undefined;
  const bitmap = await captureTab(scene);
  const isCovered = (await areFramesCovered(covered.frames)) && (await areSameDocuments(scene, reached));
  if (isCovered) return { bitmap, painted: covered.painted };
  bitmap.close();
  return undefined;
}

/** A frame that was empty may hold something by now, and one that was ours may show another document. */
async function areSameDocuments({ tabId }: Scene, { frames }: PicturableFrames): Promise<boolean> {
  const { probed } = await lookAtTab(tabId, []);
  const readable = probed.filter(({ isTop, found }) => isTop || !found.isEmpty);
  return readable.every(({ documentId }) => frames.some(frame => frame.documentId === documentId));
}
