import type * as z from 'zod/mini';
import { errorOf } from './failure-of.ts';
import { answerEnvelopeSchema } from './message.ts';

/** What an answer holds. Throws the error that it may be instead. */
export function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, received: unknown): Answer {
  const envelope = answerEnvelopeSchema.parse(received);
  if (!envelope.ok) throw errorOf(envelope.failure);
  return schema.parse(envelope.value);
}
