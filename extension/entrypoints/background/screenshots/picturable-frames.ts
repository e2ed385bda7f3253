import { message } from '../../../messages/message.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';

export interface PicturableFrames {
  /** The documents in which what is secret can be painted over. */
  frames: Frame[];
  /** The places of frames with nothing in them that could be secret. */
  emptyPlaces: string[];
}

/** Throws where the page may not be read, because it may not be pictured then either. */
export async function picturableFrames(tabId: number): Promise<PicturableFrames> {
  const { frames, empty } = await reachFrames(tabId, 'extras');
  // Our own practice page is asked by messages that only its readers answer.
  if (frames.some(({ isOurs }) => isOurs)) throw new PageError('Unsupported', message('page.browserOwn'));
  return { frames, emptyPlaces: empty.flatMap(({ path }) => (path ? [path.join()] : [])) };
}

/** The same, where the tab still shows that document: `PageGone` otherwise. */
export async function framesOfDocument({
  tabId,
  documentId,
}: Pick<Frame, 'tabId' | 'documentId'>): Promise<PicturableFrames> {
  const reached = await picturableFrames(tabId);
  if (topOf(reached.frames).documentId === documentId) return reached;
  throw new PageError('PageGone', message('page.replaced'));
}

export function topOf(frames: readonly Frame[]): Frame {
  const top = frames.find(({ isTop }) => isTop);
  if (!top) throw new PageError('PageGone', message('page.replaced'));
  return top;
}
