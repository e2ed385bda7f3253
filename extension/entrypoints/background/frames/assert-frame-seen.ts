import { message } from '../../../messages/message.ts';
import { readTree } from '../../../messaging/ask-reader.ts';
import { PageError } from '../../../page/page-error.ts';
import { askFrames } from './ask-frames.ts';
import { isFrameVisible } from './merge-readings.ts';
import type { Frame } from './reach-frames.ts';

/**
 * Throws `NotInteractable` when the person cannot see the frame of this document: only the documents around it know
 * that they have hidden it, or laid something over it to have its button pressed for another.
 */
export async function assertFrameSeen(frames: readonly Frame[], documentId: string): Promise<void> {
  if (await isFrameSeen(frames, documentId)) return;
  throw new PageError('NotInteractable', message('target.frameHidden'));
}

/** `frames`: all that are read. */
export async function isFrameSeen(frames: readonly Frame[], documentId: string): Promise<boolean> {
  if (frames.some(frame => frame.isTop && frame.documentId === documentId)) return true;
  const answers = await askFrames(frames, readTree);
  const own = answers.find(({ frame }) => frame.documentId === documentId);
  const trees = answers.map(({ answer }) => answer);
  return own !== undefined && isFrameVisible(own.answer, trees);
}
