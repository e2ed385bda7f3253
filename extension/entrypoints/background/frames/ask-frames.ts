import { type MessageText, message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline } from './before-deadline.ts';
import type { Frame } from './reach-frames.ts';

export const ANSWER_DEADLINE_MS = 2_000;

/** What one frame answered. */
export interface FrameAnswer<Answer> {
  frame: Frame;
  answer: Answer;
}

/** Asks all frames at once. What went away or does not answer in time is left out, be it the top one. */
export async function askThoseThatAnswer<Answer>(
  frames: readonly Frame[],
  ask: (frame: Frame) => Promise<Answer>,
  milliseconds: number,
): Promise<FrameAnswer<Answer>[]> {
  const answers = frames.map(async frame => {
    try {
      return [{ frame, answer: await beforeDeadline(ask(frame), milliseconds, '') }];
    } catch (cause) {
      if (isAbsence(cause)) return [];
      throw cause;
    }
  });
  return (await Promise.all(answers)).flat();
}

/**
 * Asks all frames at once. A frame below the top that went away or does not answer in time is left out: any
 * advertisement could be one. Without the top one it is `PageGone` or `Timeout`.
 */
export async function askFrames<Answer>(
  frames: readonly Frame[],
  ask: (frame: Frame) => Promise<Answer>,
  milliseconds: number = ANSWER_DEADLINE_MS,
  tooLate: MessageText = message('page.noResponse'),
): Promise<FrameAnswer<Answer>[]> {
  const answers = await Promise.all(
    frames.map(async frame => {
      try {
        const answer = await beforeDeadline(ask(frame), milliseconds, tooLate);
        return [{ frame, answer }];
      } catch (cause) {
        if (!isAbsence(cause)) throw cause;
        if (!frame.isTop) return [];
        throw cause instanceof PageError
          ? cause
          : new PageError('PageGone', message('page.replaced'), { cause });
      }
    }),
  );
  return answers.flat();
}

function isAbsence(cause: unknown): boolean {
  return cause instanceof NoAnswer || (cause instanceof PageError && cause.type === 'Timeout');
}
