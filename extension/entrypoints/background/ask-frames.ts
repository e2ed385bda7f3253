import type { Language } from '@assent/shared';
import type { Message } from '../../messaging/message.ts';
import { askDocument, NoAnswer } from '../../messaging/send-message.ts';
import { PageError } from '../../page/page-error.ts';
import { beforeDeadline } from './before-deadline.ts';
import type { Frame } from './reach-frames.ts';
import { words } from './words.ts';

const ANSWER_DEADLINE_MS = 2_000;

/** What one frame answered. */
export interface FrameAnswer<Answer> {
  frame: Frame;
  answer: Answer;
}

/** Asks all frames at once; a frame that went away meanwhile is left out, but without the top one it is `PageGone`. */
export async function askFrames<Request, Answer>(
  frames: readonly Frame[],
  message: Message<Request, Answer>,
  request: Request,
  language: Language,
): Promise<FrameAnswer<Answer>[]> {
  const answers = await Promise.all(
    frames.map(async frame => {
      try {
        const asked = askDocument(message, frame, request);
        return [
          { frame, answer: await beforeDeadline(asked, ANSWER_DEADLINE_MS, words.noResponse[language]) },
        ];
      } catch (cause) {
        if (!(cause instanceof NoAnswer)) throw cause;
        if (frame.isTop) throw new PageError('PageGone', words.documentGone[language], { cause });
        return [];
      }
    }),
  );
  return answers.flat();
}
