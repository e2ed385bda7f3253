import { requestImageSchema } from '@assent/shared';
import * as z from 'zod';
import type { ToolCall, Turn } from './turn.ts';

const toolCallSchema: z.ZodType<ToolCall> = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.string(),
  place: z.enum(['browser', 'server']),
  definition: z.exactOptional(z.string()),
  others: z.exactOptional(z.number()),
});

const reasoningSchema = z.object({
  model: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('thinking'), text: z.string(), signature: z.string() }),
      z.object({ kind: z.literal('redacted'), data: z.string() }),
    ]),
  ),
});

const imagesSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('kept'),
    items: z.array(z.object({ mediaType: requestImageSchema.shape.media_type, data: z.string() })),
  }),
  z.object({ kind: z.literal('left-out'), count: z.number(), because: z.enum(['older', 'not-taken']) }),
]);

/** A conversation's entry as it comes back from where it was kept. */
export const turnSchema: z.ZodType<Turn> = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('user'),
    text: z.string(),
    id: z.exactOptional(z.string()),
    images: z.exactOptional(imagesSchema),
  }),
  z.object({
    role: z.literal('assistant'),
    text: z.string(),
    call: z.exactOptional(toolCallSchema),
    reasoning: z.exactOptional(reasoningSchema),
  }),
  z.object({
    role: z.literal('result'),
    call: toolCallSchema,
    content: z.string(),
    failed: z.boolean(),
    images: z.exactOptional(imagesSchema),
  }),
]);
