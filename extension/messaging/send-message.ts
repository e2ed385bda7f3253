import { PageError } from '../page/page-error.ts';
import { answerEnvelopeSchema, type Message } from './message.ts';

/**
 * Thrown when nobody answered. `unreached`: there was nobody to take the message, so nothing was done. `interrupted`:
 * it was taken and the other side went away before it answered; whether the work was done, only the caller can find out.
 */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly reason: 'unreached' | 'interrupted';

  constructor(reason: 'unreached' | 'interrupted', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Asks the background. Throws the {@link PageError} it answered with, or {@link NoAnswer}. */
export async function askBackground<Request, Answer>(
  message: Message<Request, Answer>,
  request: Request,
): Promise<Answer> {
  const envelope = { assent: message.name, request };
  return readAnswer(message, await reaching(() => chrome.runtime.sendMessage(envelope)));
}

/** Asks one document of a tab, and no other that may have taken its place. Throws as {@link askBackground} does. */
export async function askDocument<Request, Answer>(
  message: Message<Request, Answer>,
  place: { tabId: number; documentId: string },
  request: Request,
): Promise<Answer> {
  const envelope = { assent: message.name, request };
  const { tabId, documentId } = place;
  return readAnswer(message, await reaching(() => chrome.tabs.sendMessage(tabId, envelope, { documentId })));
}

/** Chromium tells the two cases apart only by these sentences (measured in 156). */
const UNREACHED = /receiving end does not exist|no tab with id|no document with id/i;

async function reaching(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new NoAnswer(UNREACHED.test(said) ? 'unreached' : 'interrupted', said, { cause });
  }
}

function readAnswer<Request, Answer>(message: Message<Request, Answer>, received: unknown): Answer {
  if (received === undefined) throw new NoAnswer('unreached', `Nobody answered ${message.name}.`);
  const envelope = answerEnvelopeSchema.parse(received);
  if (!envelope.ok) throw new PageError(envelope.failure.type, envelope.failure.message);
  return message.answer.parse(envelope.value);
}
