import type * as z from 'zod/mini';
import { PageError } from '../page/page-error.ts';
import { answerEnvelopeSchema } from './message.ts';

/** What an answer holds. Throws the {@link PageError} that it may be instead. */
export function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, received: unknown): Answer {
  const envelope = answerEnvelopeSchema.parse(received);
  if (!envelope.ok) throw new PageError(envelope.failure.type, envelope.failure.message);
  return schema.parse(envelope.value);
}
