import { answered } from './answered.ts';
import type { AnswerEnvelope, Message } from './message.ts';

type RequestOf<Asked> = Asked extends Message<infer Request, infer _Answer> ? Request : never;
type AnswerOf<Asked> = Asked extends Message<infer _Request, infer Answer> ? Answer : never;

/**
 * Answers a message in a page. Its name stands for the schemas, which would make our scripts twice as large: the request
 * was parsed by its own before the background sent it, and nobody else is listened to.
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

/** The background or the panel: a message from a tab is another page's content script. */
function isOurExtension(sender: chrome.runtime.MessageSender): boolean {
  return sender.id === chrome.runtime.id && sender.tab === undefined;
}
