import { message } from '../../../messages/message.ts';
import { coverFrame, isFrameCovered, placeOfFrame, uncoverFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { PaintedOver } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import { askThoseThatAnswer } from '../frames/ask-frames.ts';
import { pageReplaced } from '../frames/page-failures.ts';
import { type Frame, lookAtTab, reachFrames } from '../frames/reach-frames.ts';

/** Enough for a busy page; a page that is not drawn never answers. */
const COVER_DEADLINE_MS = 2_500;

export interface PicturableFrames {
  /** The documents that can paint over their secrets. */
  frames: Frame[];
  /** The places of frames without content. */
  emptyPlaces: string[];
}

/** Throws where the page may not be read: then it may not be captured either. */
export async function picturableFrames(tabId: number): Promise<PicturableFrames> {
  const { frames, empty } = await reachFrames(tabId, 'extras');
  // Our own practice page answers none of these messages.
  if (frames.some(({ isOurs }) => isOurs)) throw new PageError('Unsupported', message('page.browserOwn'));
  return { frames, emptyPlaces: empty.flatMap(({ path }) => (path ? [path.join()] : [])) };
}

/** As {@link picturableFrames}; `PageGone` when the tab no longer shows that document. */
export async function framesOfDocument({
  tabId,
  documentId,
}: Pick<Frame, 'tabId' | 'documentId'>): Promise<PicturableFrames> {
  const reached = await picturableFrames(tabId);
  if (topOf(reached.frames).documentId === documentId) return reached;
  throw pageReplaced();
}

export function topOf(frames: readonly Frame[]): Frame {
  const top = frames.find(({ isTop }) => isTop);
  if (!top) throw pageReplaced();
  return top;
}

/**
 * Every document paints over its secrets, and over the frames that do not answer. Undefined when a frame stopped answering
 * after the others had counted on it.
 */
export async function coverFrames({
  frames,
  emptyPlaces,
}: PicturableFrames): Promise<{ frames: Frame[]; painted: PaintedOver } | undefined> {
  const place = (frame: Frame) => askDocument(placeOfFrame, frame, {});
  const placed = await askThoseThatAnswer(frames, place, COVER_DEADLINE_MS);
  const served = [...placed.map(({ answer }) => answer.place), ...emptyPlaces];
  const asked = placed.map(({ frame }) => frame);
  const cover = (frame: Frame) => askDocument(coverFrame, frame, { served });
  const covered = await askThoseThatAnswer(asked, cover, COVER_DEADLINE_MS);
  if (covered.length < asked.length || !asked.some(({ isTop }) => isTop)) return undefined;
  const painted = { secrets: 0, frames: 0 };
  for (const { answer } of covered) {
    painted.secrets += answer.secrets;
    painted.frames += answer.frames;
  }
  return { frames: asked, painted };
}

/** Checked after the capture: it may show content that moved or appeared meanwhile. */
export async function areFramesCovered(frames: readonly Frame[]): Promise<boolean> {
  const ask = (frame: Frame) => askDocument(isFrameCovered, frame, {});
  const answers = await askThoseThatAnswer(frames, ask, COVER_DEADLINE_MS);
  return answers.length === frames.length && answers.every(({ answer }) => answer.isCovered);
}

/** An empty frame may have content by now, and another frame may show another document. */
export async function areSameDocuments(tabId: number, { frames }: PicturableFrames): Promise<boolean> {
  const { probed } = await lookAtTab(tabId);
  const readable = probed.filter(({ isTop, found }) => isTop || !found.isEmpty);
  return readable.every(({ documentId }) => frames.some(frame => frame.documentId === documentId));
}

export async function uncoverFrames(frames: readonly Frame[]): Promise<void> {
  await askThoseThatAnswer(frames, frame => askDocument(uncoverFrame, frame, {}), COVER_DEADLINE_MS);
}
