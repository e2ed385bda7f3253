import * as z from 'zod/mini';
import { failureSchema } from '../page/failure.ts';
import { errorOf, NoAnswer, reaching } from './failures.ts';

/** A message and its one answer, as schemas: both are parsed outside the page. */
export interface Message<Request, Answer, Name extends string = string> {
  name: Name;
  request: z.ZodMiniType<Request>;
  answer: z.ZodMiniType<Answer>;
}

export function defineMessage<Request, Answer, const Name extends string>(
  name: Name,
  request: z.ZodMiniType<Request>,
  answer: z.ZodMiniType<Answer>,
): Message<Request, Answer, Name> {
  return { name, request, answer };
}

export type RequestOf<Asked> = Asked extends Message<infer Request, infer _Answer> ? Request : never;
export type AnswerOf<Asked> = Asked extends Message<infer _Request, infer Answer> ? Answer : never;

/** Asks the background. Throws the {@link PageError} it answered with, or {@link NoAnswer}. */
export async function askBackground<Request, Answer>(
  message: Message<Request, Answer>,
  request: Request,
): Promise<Answer> {
  const envelope = { assent: message.name, request };
  return answerTo(message, await reaching(() => chrome.runtime.sendMessage(envelope)));
}

/** Asks one document of a tab, never one that has replaced it. Throws as {@link askBackground} does. */
export async function askDocument<Request, Answer>(
  message: Message<Request, Answer>,
  { tabId, documentId }: { tabId: number; documentId: string },
  request: Request,
): Promise<Answer> {
  // Parsed on this side: the scripts in pages carry no schemas.
  const envelope = { assent: message.name, request: message.request.parse(request) };
  return answerTo(message, await reaching(() => chrome.tabs.sendMessage(tabId, envelope, { documentId })));
}

function answerTo<Request, Answer>(message: Message<Request, Answer>, received: unknown): Answer {
  if (received === undefined) throw new NoAnswer('unreached', `Nobody answered ${message.name}.`);
  return readAnswer(message.answer, received);
}

/** The value of an answer. Throws the error that it holds instead. */
export function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, received: unknown): Answer {
  const envelope = answerEnvelopeSchema.parse(received);
  if (!envelope.ok) throw errorOf(envelope.failure);
  return schema.parse(envelope.value);
}

/** How a message travels. `assent` marks our own messages among others. */
export const envelopeSchema = z.object({ assent: z.string(), request: z.unknown() });

/** How an answer travels: a thrown error crosses as a failure, so that every message gets exactly one answer. */
const answerEnvelopeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), failure: failureSchema }),
]);
export type AnswerEnvelope = z.infer<typeof answerEnvelopeSchema>;
