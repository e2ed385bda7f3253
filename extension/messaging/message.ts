import * as z from 'zod/mini';
import { failureSchema } from '../page/failure.ts';

/** A message and its one answer, as schemas: both are parsed outside of the page. */
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

/** How a message travels. `assent` marks our own among whatever else a context may be sent. */
export const envelopeSchema = z.object({ assent: z.string(), request: z.unknown() });

/** How an answer travels: a thrown error crosses as a failure, so that every message gets exactly one answer. */
export const answerEnvelopeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), failure: failureSchema }),
]);
export type AnswerEnvelope = z.infer<typeof answerEnvelopeSchema>;
