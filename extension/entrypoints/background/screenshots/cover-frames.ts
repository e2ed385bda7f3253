import { coverFrame, isFrameCovered, placeOfFrame, uncoverFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { PaintedOver } from '../../../operations/contract/picture.ts';
import { askThoseThatAnswer } from '../frames/ask-frames.ts';
import type { Frame } from '../frames/reach-frames.ts';
import type { PicturableFrames } from './picturable-frames.ts';

/** Long enough for a page that is busy; one that is not drawn at all never answers. */
const COVER_DEADLINE_MS = 2_500;

/** Frames in which everything secret is painted over, and how much that was. */
export interface CoveredFrames {
  frames: Frame[];
  painted: PaintedOver;
}

/**
 * Has every document paint over what is secret in it, and the frames of those that do not. Undefined when one of them did
 * not answer after the others had left it out of what they paint over.
 */
export async function coverFrames({
  frames,
  emptyPlaces,
}: PicturableFrames): Promise<CoveredFrames | undefined> {
  const placed = await askThoseThatAnswer(
    frames,
    frame => askDocument(placeOfFrame, frame, {}),
    COVER_DEADLINE_MS,
  );
  const served = [...placed.map(({ answer }) => answer.place), ...emptyPlaces];
  const asked = placed.map(({ frame }) => frame);
  const covered = await askThoseThatAnswer(
    asked,
    frame => askDocument(coverFrame, frame, { served }),
    COVER_DEADLINE_MS,
  );
  if (covered.length < asked.length || !asked.some(({ isTop }) => isTop)) return undefined;
  const painted = { secrets: 0, frames: 0 };
  for (const { answer } of covered) {
    painted.secrets += answer.secrets;
    painted.frames += answer.frames;
  }
  return { frames: asked, painted };
}

/** Asked after the picture was taken: what moved or came meanwhile may be in it. */
export async function areFramesCovered(frames: readonly Frame[]): Promise<boolean> {
  const answers = await askThoseThatAnswer(
    frames,
    frame => askDocument(isFrameCovered, frame, {}),
    COVER_DEADLINE_MS,
  );
  return answers.length === frames.length && answers.every(({ answer }) => answer.isCovered);
}

/** Where a document has gone there is nothing left to take away. */
export async function uncoverFrames(frames: readonly Frame[]): Promise<void> {
  await askThoseThatAnswer(frames, frame => askDocument(uncoverFrame, frame, {}), COVER_DEADLINE_MS);
}
