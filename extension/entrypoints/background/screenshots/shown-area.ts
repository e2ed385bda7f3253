import { message } from '../../../messages/message.ts';
import { frameBoxIn, placeOfFrame, showInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { PictureRequest } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import { askFrames, askThoseThatAnswer } from '../frames/ask-frames.ts';
import type { Frame } from '../frames/reach-frames.ts';
import type { Scene } from './capture-covered.ts';
import type { Area } from './encode-pictures.ts';

/** Scrolls the element into view, and returns its box in the top viewport. */
export async function shownArea(
  { frames, language }: Pick<Scene, 'frames' | 'language'>,
  target: PictureRequest['target'],
): Promise<Area> {
  const ask = (frame: Frame) => askDocument(showInFrame, frame, { target, language });
  const answers = await askFrames(frames, ask);
  for (const { frame, answer } of answers) {
    if (answer.status === 'found') return inWholeView(frames, frame, answer.box, language);
  }
  throw new PageError('StaleElement', message('target.notOnPage'));
}

/** Converts a box from the viewport of a frame to the top viewport, frame by frame. */
async function inWholeView(
  frames: readonly Frame[],
  frame: Frame,
  box: Area,
  language: Scene['language'],
): Promise<Area> {
  if (frame.isTop) return box;
  const placed = await askThoseThatAnswer(frames, each => askDocument(placeOfFrame, each, {}), 2_000);
  const placeOf = (of: Frame) => placed.find(each => each.frame === of)?.answer.place ?? 'none';
  const place = placeOf(frame);
  const around = place.split(',').slice(0, -1).join();
  const outer = placed.find(({ answer }) => answer.place === around)?.frame;
  if (place === 'none' || !outer) throw new PageError('NotInteractable', message('picture.notInView'));
  const { box: hole, scale } = await askDocument(frameBoxIn, outer, { place });
  const area = {
    left: hole.left + box.left * scale,
    top: hole.top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  return inWholeView(frames, outer, area, language);
}

export function withinView({ left, top, width, height }: Area, viewWidth: number, viewHeight: number): Area {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const right = Math.min(left + width, viewWidth);
  const bottom = Math.min(top + height, viewHeight);
  return { left: x, top: y, width: right - x, height: bottom - y };
}
