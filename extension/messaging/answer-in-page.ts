import { toFailure } from '../page/page-error.ts';
import type { AnswerEnvelope, AnswerOf, RequestOf } from './message.ts';

/**
 * Answers a message in a page. Takes its name instead of its schemas, which would double the size of our scripts: the sender
 * has parsed the request, and only the background and the panel are answered.
 */
export function answerInPage<Asked extends { name: string }>(
  name: Asked['name'],
  answer: (request: RequestOf<Asked>) => AnswerOf<Asked> | Promise<AnswerOf<Asked>>,
): void {
  const listener = (
    message: { assent: string; request: RequestOf<Asked> },
    sender: chrome.runtime.MessageSender,
    sendAnswer: (answer: AnswerEnvelope) => void,
  ): boolean => {
    if (message.assent !== name || !isOurExtension(sender)) return false;
    answered(() => answer(message.request)).then(sendAnswer);
    return true;
  };
  chrome.runtime.onMessage.addListener(listener);
}

/** The background or the panel: messages from a tab come from the content script of another page. */
function isOurExtension(sender: chrome.runtime.MessageSender): boolean {
  return sender.id === chrome.runtime.id && sender.tab === undefined;
}

/** Returns a thrown error as a failure, which reaches the sender. */
export async function answered(answer: () => unknown): Promise<AnswerEnvelope> {
  try {
    return { ok: true, value: await answer() };
  } catch (thrown) {
    return { ok: false, failure: toFailure(thrown) };
  }
}
