import { requestImageSchema } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../json/parse-json.ts';

const NOT_EXECUTED = JSON.stringify({
  success: false,
  error: 'Not executed: the user sent a new message instead of deciding on this call. Nothing was done.',
  error_type: 'Rejected',
});

const resultSchema = z.looseObject({ success: z.boolean() });

const toolCallSchema = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.string(),
  /** Decided when the call is proposed. */
  place: z.enum(['browser', 'server']),
  /** A server tool's `digestDefinition` when the call was proposed, so that nothing else runs. */
  definition: z.exactOptional(z.string()),
  /** How many more calls the same answer made; nobody was asked about them. The model learns of them with the result. */
  others: z.exactOptional(z.number()),
});
export type ToolCall = z.output<typeof toolCallSchema>;

const reasoningBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thinking'), text: z.string(), signature: z.string() }),
  z.object({ kind: z.literal('redacted'), data: z.string() }),
]);
/** A model's reasoning, which it wants back unchanged with the next request. */
export type ReasoningBlock = z.output<typeof reasoningBlockSchema>;

const imagesSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('kept'),
    /** `data` is base64. */
    items: z.array(z.object({ mediaType: requestImageSchema.shape.media_type, data: z.string() })),
  }),
  z.object({ kind: z.literal('left-out'), count: z.number(), because: z.enum(['older', 'not-taken']) }),
]);
/** Only the newest are kept, because each costs as much as a long text. */
export type TurnImages = z.output<typeof imagesSchema>;

const userTurnSchema = z.object({
  role: z.literal('user'),
  text: z.string(),
  /** The client's; the conversation can be rewound to before it. */
  id: z.exactOptional(z.string()),
  images: z.exactOptional(imagesSchema),
});
export type UserTurn = z.output<typeof userTurnSchema>;

const assistantTurnSchema = z.object({
  role: z.literal('assistant'),
  text: z.string(),
  call: z.exactOptional(toolCallSchema),
  /** Only this model can read it. */
  reasoning: z.exactOptional(z.object({ model: z.string(), blocks: z.array(reasoningBlockSchema) })),
});
export type AssistantTurn = z.output<typeof assistantTurnSchema>;

const resultTurnSchema = z.object({
  role: z.literal('result'),
  call: toolCallSchema,
  content: z.string(),
  failed: z.boolean(),
  images: z.exactOptional(imagesSchema),
});
export type ResultTurn = z.output<typeof resultTurnSchema>;

/** An entry read back from storage. */
export const turnSchema = z.discriminatedUnion('role', [
  userTurnSchema,
  assistantTurnSchema,
  resultTurnSchema,
]);

/**
 * One entry of a conversation as models see it. A turn with a call is followed by its result, or is the last. Pages are not
 * part of it: a page belongs to one request.
 */
export type Turn = z.output<typeof turnSchema>;

/** Whether a result says that it failed. An unreadable one counts as not failed: the model reads it. */
export function reportsFailure(content: string): boolean {
  const parsed = resultSchema.safeParse(parseJson(content));
  return parsed.success && !parsed.data.success;
}

export function resultTurn(call: ToolCall, content: string): ResultTurn {
  return { role: 'result', call, content, failed: reportsFailure(content) };
}

/** The call that waits for its result. */
export function openCall(turns: readonly Turn[]): ToolCall | undefined {
  const last = turns.at(-1);
  return last?.role === 'assistant' ? last.call : undefined;
}

/** Models refuse a history in which a call has no result, so an abandoned call gets one. */
export function closeOpenCall(turns: readonly Turn[]): readonly Turn[] {
  const call = openCall(turns);
  return call ? [...turns, { role: 'result', call, content: NOT_EXECUTED, failed: true }] : turns;
}

/** Whether the user wrote a new message instead of deciding on the call. */
export function isUnanswered({ content }: ResultTurn): boolean {
  return content === NOT_EXECUTED;
}
