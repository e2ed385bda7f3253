import type { MessageText } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline, pageReplaced, unless } from './page-failures.ts';
import type { Frame } from './reach-frames.ts';

export const ANSWER_DEADLINE_MS = 2_000;

/** The answer of one frame. */
export interface FrameAnswer<Answer> {
  frame: Frame;
  answer: Answer;
}

/** Asks all frames at once. Leaves out those that have gone or are too late, even the top one. */
export async function askThoseThatAnswer<Answer>(
  frames: readonly Frame[],
  ask: (frame: Frame) => Promise<Answer>,
  milliseconds: number,
): Promise<FrameAnswer<Answer>[]> {
  const answers = frames.map(async frame => {
    const asked = beforeDeadline(ask(frame), milliseconds);
    return (
      (await unless(
        isAbsence,
        asked.then(answer => [{ frame, answer }]),
      )) ?? []
    );
  });
  return (await Promise.all(answers)).flat();
}

/**
 * Asks all frames at once. Leaves out child frames that have gone or are too late, as advertisements may; throws `PageGone` or
 * `Timeout` for the top one.
 */
export async function askFrames<Answer>(
  frames: readonly Frame[],
  ask: (frame: Frame) => Promise<Answer>,
  milliseconds: number = ANSWER_DEADLINE_MS,
  tooLate?: MessageText,
): Promise<FrameAnswer<Answer>[]> {
  const answers = await Promise.all(
    frames.map(async frame => {
      try {
        return [{ frame, answer: await beforeDeadline(ask(frame), milliseconds, tooLate) }];
      } catch (cause) {
        if (!isAbsence(cause)) throw cause;
        if (!frame.isTop) return [];
        throw cause instanceof PageError ? cause : pageReplaced(cause);
      }
    }),
  );
  return answers.flat();
}

function isAbsence(cause: unknown): boolean {
  return cause instanceof NoAnswer || (cause instanceof PageError && cause.type === 'Timeout');
}
