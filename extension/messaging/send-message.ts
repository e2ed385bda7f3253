import { PageError } from '../page/page-error.ts';
import { answerEnvelopeSchema, type Message } from './message.ts';

/**
 * Thrown when nobody answered: the document or the worker went away before or while it worked. Whether the work was
 * done is then unknown, and only the caller can find out.
 */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Asks the background. Throws the {@link PageError} it answered with, or {@link NoAnswer}. */
export async function askBackground<Request, Answer>(
  message: Message<Request, Answer>,
  request: Request,
): Promise<Answer> {
  return readAnswer(
    message,
    await delivered(() => chrome.runtime.sendMessage({ assent: message.name, request })),
  );
}

/** Asks one document of a tab, and no other that may have taken its place. Throws as {@link askBackground} does. */
export async function askDocument<Request, Answer>(
  message: Message<Request, Answer>,
  place: { tabId: number; documentId: string },
  request: Request,
): Promise<Answer> {
  const envelope = { assent: message.name, request };
  return readAnswer(
    message,
    await delivered(() => chrome.tabs.sendMessage(place.tabId, envelope, { documentId: place.documentId })),
  );
}

async function delivered(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (cause) {
    throw new NoAnswer('The other side went away before it answered.', { cause });
  }
}

function readAnswer<Request, Answer>(message: Message<Request, Answer>, received: unknown): Answer {
  if (received === undefined) throw new NoAnswer(`Nobody answered ${message.name}.`);
  const envelope = answerEnvelopeSchema.parse(received);
  if (!envelope.ok) throw new PageError(envelope.failure.type, envelope.failure.message);
  return message.answer.parse(envelope.value);
}
