import { PageError } from '../page/page-error.ts';
import { failureOf } from './failures.ts';
import { type AnswerEnvelope, envelopeSchema, type Message } from './message.ts';

/** A message with its handler. {@link answering} ties their types together. */
export interface Answering {
  name: string;
  respond: (request: unknown) => Promise<unknown>;
}

export function answering<Request, Answer>(
  message: Message<Request, Answer>,
  handle: (request: Request) => Answer | Promise<Answer>,
): Answering {
  return {
    name: message.name,
    respond: async request => {
      const parsed = message.request.safeParse(request);
      if (!parsed.success) throw new PageError('InvalidArgument', `Malformed message ${message.name}.`);
      return handle(parsed.data);
    },
  };
}

/**
 * Answers our messages in this context, as its only listener. Senders that `isAllowed` refuses and unlisted messages get no
 * answer, because they may be meant for another context. Returns a function that stops answering.
 */
export function answerMessages(
  answers: readonly Answering[],
  isAllowed: (sender: chrome.runtime.MessageSender) => boolean,
): () => void {
  const byName = new Map(answers.map(answer => [answer.name, answer]));
  const listener = (
    message: unknown,
    sender: chrome.runtime.MessageSender,
    sendAnswer: (answer: AnswerEnvelope) => void,
  ): boolean => {
    const envelope = envelopeSchema.safeParse(message);
    const answer = envelope.success ? byName.get(envelope.data.assent) : undefined;
    if (!envelope.success || !answer || !isAllowed(sender)) return false;
    answer.respond(envelope.data.request).then(
      value => sendAnswer({ ok: true, value }),
      thrown => sendAnswer({ ok: false, failure: failureOf(thrown) }),
    );
    return true;
  };
  chrome.runtime.onMessage.addListener(listener);
  return () => chrome.runtime.onMessage.removeListener(listener);
}
