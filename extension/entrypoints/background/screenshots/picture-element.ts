import { message } from '../../../messages/message.ts';
import { measureFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Pictured, PictureRequest } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Scene } from './capture-covered.ts';
import { captureCovered } from './capture-covered.ts';
import { topOf } from './cover-frames.ts';
import { drawOn, encodePictures } from './encode-pictures.ts';
import { shownArea, withinView } from './shown-area.ts';

/** Captures the part of an element that is in view after scrolling to it. */
export async function pictureElement(
  scene: Scene,
  target: PictureRequest['target'],
): Promise<Omit<Pictured, 'wasBehind'>> {
  const top = topOf(scene.frames);
  const { windowWidth, viewWidth, viewHeight } = await askDocument(measureFrame, top, {});
  const whole = await shownArea(scene, target);
  const area = withinView(whole, viewWidth, viewHeight);
  if (area.width < 1 || area.height < 1) throw new PageError('NotInteractable', message('picture.notInView'));
  const { bitmap, painted } = await captureCovered(scene);
  const pictures = await encodePictures([drawOn(bitmap, area, windowWidth)]);
  const isCut = area.height < Math.floor(whole.height);
  const cutAt = { shown: Math.round(area.height), whole: Math.round(whole.height) };
  return { pictures, painted, ...(isCut ? { cutAt } : {}) };
}
