import { message } from '../../../messages/message.ts';
import { readTree } from '../../../messaging/ask-reader.ts';
import { PageError } from '../../../page/page-error.ts';
import { grantFor, readGrants } from '../../../sites/reading-grants.ts';
import { askFrames } from './ask-frames.ts';
import { isFrameVisible } from './merge-readings.ts';
import { pageReplaced } from './page-failures.ts';
import type { Frame } from './reach-frames.ts';

/**
 * The frame of a document, or `PageGone`. A document in the back/forward cache would hold a message back until the user
 * returns to it, so ask only documents that were just reached.
 */
export function requireFrame(frames: readonly Frame[], documentId: string): Frame {
  const frame = frames.find(reached => reached.documentId === documentId);
  if (!frame) throw pageReplaced();
  return frame;
}

/**
 * Throws `NotInteractable` when the user cannot see the frame of this document. Only the documents around it know that they
 * have hidden it, or covered it to steal a click.
 */
export async function assertFrameSeen(frames: readonly Frame[], documentId: string): Promise<void> {
  if (await isFrameSeen(frames, documentId)) return;
  throw new PageError('NotInteractable', message('target.frameHidden'));
}

/** `frames`: all readable frames of the tab. */
export async function isFrameSeen(frames: readonly Frame[], documentId: string): Promise<boolean> {
  if (frames.some(frame => frame.isTop && frame.documentId === documentId)) return true;
  const answers = await askFrames(frames, readTree);
  const own = answers.find(({ frame }) => frame.documentId === documentId);
  const trees = answers.map(({ answer }) => answer);
  return own !== undefined && isFrameVisible(own.answer, trees);
}

/**
 * A call that runs on a reading grant needs the grant to be in force, and documents of exactly that origin: since the panel
 * looked, the grant may have been revoked, and a frame may have come from elsewhere.
 */
export async function assertGranted(
  frames: readonly Frame[],
  grantedOrigin: string | undefined,
): Promise<void> {
  if (grantedOrigin === undefined) return;
  const isElsewhere = frames.some(({ origin }) => origin !== grantedOrigin);
  if (isElsewhere || !grantFor(await readGrants(), grantedOrigin, Date.now()))
    throw new PageError('NotPermitted', message('page.grantEnded'));
}
