import { type RequestImage, requestImageSchema } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../json/parse-json.ts';

const NOT_EXECUTED = JSON.stringify({
  success: false,
  error: 'Not executed: the user sent a new message instead of deciding on this call. Nothing was done.',
  error_type: 'Rejected',
});

const resultSchema = z.looseObject({ success: z.boolean() });

/** `place` is decided when the call is proposed. */
export type ToolCall = {
  id: string;
  name: string;
  arguments: string;
  place: 'browser' | 'server';
  /** A server tool's `digestDefinition` when the call was proposed, so that nothing else runs. */
  definition?: string;
  /** How many more calls the same answer made; nobody was asked about them. The model learns of them with the result. */
  others?: number;
};

/** A model's reasoning, which it wants back unchanged with the next request. */
export type ReasoningBlock =
  | { kind: 'thinking'; text: string; signature: string }
  | { kind: 'redacted'; data: string };

export type AssistantTurn = {
  role: 'assistant';
  text: string;
  call?: ToolCall;
  /** Only this model can read it. */
  reasoning?: { model: string; blocks: readonly ReasoningBlock[] };
};

/** `data` is base64. */
type TurnImage = { mediaType: RequestImage['media_type']; data: string };

/** Only the newest are kept, because each costs as much as a long text. */
export type TurnImages =
  | { kind: 'kept'; items: readonly TurnImage[] }
  | { kind: 'left-out'; count: number; because: 'older' | 'not-taken' };

/** `id` is the client's; the conversation can be rewound to before it. */
export type UserTurn = { role: 'user'; text: string; id?: string; images?: TurnImages };

export type ResultTurn = {
  role: 'result';
  call: ToolCall;
  content: string;
  failed: boolean;
  images?: TurnImages;
};

/**
 * One entry of a conversation as models see it. A turn with a call is followed by its result, or is the last. Pages are not
 * part of it: a page belongs to one request.
 */
export type Turn = UserTurn | AssistantTurn | ResultTurn;

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

/** An entry read back from storage. */
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
