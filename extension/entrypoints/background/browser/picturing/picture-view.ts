import { measureFrame } from '../../../../messaging/picturing-messages.ts';
import { askDocument } from '../../../../messaging/send-message.ts';
import type { Pictured } from '../../../../operations/picturing/picture.ts';
import { captureCovered } from './capture-covered.ts';
import { drawOn, encodePictures } from './encode-pictures.ts';
import { topOf } from './picturable-frames.ts';
import type { Scene } from './scene.ts';

/** What is in view. */
export async function pictureView(scene: Scene): Promise<Omit<Pictured, 'wasBehind'>> {
  const { windowWidth, viewWidth, viewHeight } = await askDocument(
    measureFrame,
    topOf(scene.frames, scene.language),
    {},
  );
  const { bitmap, painted } = await captureCovered(scene);
  const box = { left: 0, top: 0, width: viewWidth, height: viewHeight };
  return { pictures: await encodePictures([drawOn(bitmap, box, windowWidth)]), painted };
}
