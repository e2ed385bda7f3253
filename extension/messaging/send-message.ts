import type { Message } from './message.ts';
import { NoAnswer, reaching } from './no-answer.ts';
import { readAnswer } from './read-answer.ts';

/** Asks the background. Throws the {@link PageError} it answered with, or {@link NoAnswer}. */
export async function askBackground<Request, Answer>(
  message: Message<Request, Answer>,
  request: Request,
): Promise<Answer> {
  const envelope = { assent: message.name, request };
  return answerTo(message, await reaching(() => chrome.runtime.sendMessage(envelope)));
}

/** Asks one document of a tab, and no other that may have taken its place. Throws as {@link askBackground} does. */
export async function askDocument<Request, Answer>(
  message: Message<Request, Answer>,
  place: { tabId: number; documentId: string },
  request: Request,
): Promise<Answer> {
  // Here and not there: in the page there are no schemas.
  const envelope = { assent: message.name, request: message.request.parse(request) };
  const { tabId, documentId } = place;
  return answerTo(message, await reaching(() => chrome.tabs.sendMessage(tabId, envelope, { documentId })));
}

function answerTo<Request, Answer>(message: Message<Request, Answer>, received: unknown): Answer {
  if (received === undefined) throw new NoAnswer('unreached', `Nobody answered ${message.name}.`);
  return readAnswer(message.answer, received);
}
