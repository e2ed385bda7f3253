import type { MessageText } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline, pageReplaced, unless } from './page-failures.ts';
import { type Frame, PATIENCE_MS } from './reach-frames.ts';

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
 * `Timeout` for the top one. Without `milliseconds` the top one may be busy for long, and the others with it.
 */
export async function askFrames<Answer>(
  frames: readonly Frame[],
  ask: (frame: Frame) => Promise<Answer>,
  milliseconds?: number,
  tooLate?: MessageText,
): Promise<FrameAnswer<Answer>[]> {
  const asked = frames.map(frame => ({ frame, answering: ask(frame) }));
  const top = asked.find(({ frame }) => frame.isTop);
  const rested = top?.answering.then(nothing, nothing);
  const inTime = async ({ frame, answering }: (typeof asked)[number]): Promise<Answer> => {
    if (milliseconds !== undefined) return beforeDeadline(answering, milliseconds, tooLate);
    if (frame.isTop || !rested) return beforeDeadline(answering, PATIENCE_MS);
    return whileWaiting(answering, rested);
  };
  const answers = await Promise.all(
    asked.map(async each => {
      try {
        return [{ frame: each.frame, answer: await inTime(each) }];
      } catch (cause) {
        if (!isAbsence(cause)) throw cause;
        if (!each.frame.isTop) return [];
        throw cause instanceof PageError ? cause : pageReplaced(cause);
      }
    }),
  );
  return answers.flat();
}

function nothing(): void {}

/** An answer in its own time, or as long as another one is waited for anyway. */
async function whileWaiting<Answer>(answering: Promise<Answer>, other: Promise<void>): Promise<Answer> {
  return beforeDeadline(answering, ANSWER_DEADLINE_MS).catch(cause => {
    const late = other.then((): never => {
      throw cause;
    });
    return Promise.race([answering, late]);
  });
}

function isAbsence(cause: unknown): boolean {
  return cause instanceof NoAnswer || (cause instanceof PageError && cause.type === 'Timeout');
}
