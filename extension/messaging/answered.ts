import { toFailure } from '../page/page-error.ts';
import type { AnswerEnvelope } from './message.ts';

/** A seam in the page: what is thrown crosses as a failure, as nothing else would tell the one who asked. */
export async function answered(answer: () => unknown): Promise<AnswerEnvelope> {
  try {
    return { ok: true, value: await answer() };
  } catch (thrown) {
    return { ok: false, failure: toFailure(thrown) };
  }
}
