import type * as z from 'zod/mini';
import { PageError } from '../page/page-error.ts';
import { answerEnvelopeSchema } from './message.ts';
import { SiteRefusal } from './site-refusal.ts';

/** What an answer holds. Throws the {@link PageError} that it may be instead. */
export function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, received: unknown): Answer {
  const envelope = answerEnvelopeSchema.parse(received);
  if (!envelope.ok) {
    const { type, message, site } = envelope.failure;
    throw site ? new SiteRefusal(site, message) : new PageError(type, message);
  }
  return schema.parse(envelope.value);
}
