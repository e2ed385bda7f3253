import type { Language } from '@assent/shared';
import { undoActionInFrame } from '../../messaging/acting-messages.ts';
import { NoAnswer } from '../../messaging/no-answer.ts';
import { askDocument } from '../../messaging/send-message.ts';
import type { Outcome } from '../../operations/outcome.ts';
import { PageError } from '../../page/page-error.ts';
import { assertFrameSeen } from './assert-frame-seen.ts';
import { beforeDeadline } from './before-deadline.ts';
import { reachFrames } from './reach-frames.ts';
import { words } from './words.ts';

const UNDO_DEADLINE_MS = 15_000;

/**
 * Takes back what was run under a key, in the very document that ran it: it alone remembers how. `PageGone` when that
 * document has been left.
 */
export async function undoActionInTab(request: {
  tabId: number;
  documentId: string;
  key: string;
  language: Language;
}): Promise<Outcome> {
  const { tabId, documentId, key, language } = request;
  const { frames } = await reachFrames(tabId, ['undoing'], language, { documentId });
  if (!frames.some(frame => frame.documentId === documentId))
    throw new PageError('PageGone', words.undoGone[language]);
  await assertFrameSeen(frames, documentId, language);
  const undoing = askDocument(undoActionInFrame, { tabId, documentId }, { key, language });
  return beforeDeadline(undoing, UNDO_DEADLINE_MS, words.undoTimeout[language]).catch((cause: unknown) => {
    if (!(cause instanceof NoAnswer)) throw cause;
    const isGone = cause.reason === 'unreached';
    const [type, message] = isGone
      ? (['PageGone', words.undoGone[language]] as const)
      : (['Timeout', words.undoUnknown[language]] as const);
    throw new PageError(type, message, { cause });
  });
}
