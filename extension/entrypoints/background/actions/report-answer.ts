import { message } from '../../../messages/message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { AnswerWatch, ServerAnswer } from '../tabs/watch-answers.ts';
import { isEmpty } from '../tabs/watch-pages.ts';

/** The outcome of a navigation that left the page where it was, by what the server answered. */
export function describeStay(answer: ServerAnswer | undefined): Outcome {
  if (!answer) return { success: false, effect: 'no_change', message: message('action.stayed') };
  const { status, isSending, fileName } = answer;
  if (status >= 400) return refused(status);
  if (!isEmpty(status))
    return { success: true, effect: 'download', message: message('action.file', { name: fileName }) };
  return isSending
    ? { success: true, effect: 'submitted', message: message('action.taken', { status }) }
    : { success: false, effect: 'no_change', message: message('action.empty', { status }) };
}

/** The outcome of a click on a link that saves a file: its server may refuse that, which the page does not see. */
export async function reportDownload(outcome: Outcome, answers: AnswerWatch): Promise<Outcome> {
  const answer = await answers.toDownload();
  if (!answer) return outcome;
  if (answer.status >= 400) return refused(answer.status);
  return { ...outcome, message: message('action.file', { name: answer.fileName }) };
}

function refused(status: number): Outcome {
  return {
    success: false,
    effect: 'no_change',
    error_type: 'NavigationError',
    message: message('action.noFile', { status }),
  };
}
