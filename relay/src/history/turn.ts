import { type RequestImage, requestImageSchema } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../json/parse-json.ts';

const NOT_EXECUTED = JSON.stringify({
  success: false,
  error: 'Not executed: the person wrote a new message instead of deciding on this call. Nothing was done.',
  error_type: 'Rejected',
});

const resultSchema = z.looseObject({ success: z.boolean() });

/** `place` is settled when the call is proposed: where its name is known, the browser or the relay. */
export type ToolCall = {
  id: string;
  name: string;
  arguments: string;
  place: 'browser' | 'server';
  /** Of a server tool, as `digestDefinition` gives it: what it was when the call was proposed, so that nothing else is run. */
  definition?: string;
  /** How many more calls the same answer made, which nobody was asked about. The model hears of them with the result. */
  others?: number;
};

/** What a model thought, in the form it wants back unchanged with its next request. */
export type ReasoningBlock =
  | { kind: 'thinking'; text: string; signature: string }
  | { kind: 'redacted'; data: string };

export type AssistantTurn = {
  role: 'assistant';
  text: string;
  call?: ToolCall;
  /** Only the model of this name can read its own reasoning. */
  reasoning?: { model: string; blocks: readonly ReasoningBlock[] };
};

/** A picture that a client sent; `data` is base64. */
type TurnImage = { mediaType: RequestImage['media_type']; data: string };

/** Only the newest ones are kept, because each costs what a long text does. */
export type TurnImages =
  | { kind: 'kept'; items: readonly TurnImage[] }
  | { kind: 'left-out'; count: number; because: 'older' | 'not-taken' };

/** `id` is the client's, by which the conversation can be taken back to before it. */
export type UserTurn = { role: 'user'; text: string; id?: string; images?: TurnImages };

export type ResultTurn = {
  role: 'result';
  call: ToolCall;
  content: string;
  failed: boolean;
  images?: TurnImages;
};

/**
 * One entry of a conversation as models see it. Kept valid at all times: a turn with a call is followed by its result,
 * or is the last. Pages are no part of it: a page belongs to one request.
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

/** Whether a result says of itself that it failed. One that can't be read counts as not failed: the model reads it. */
export function saysFailed(content: string): boolean {
  const parsed = resultSchema.safeParse(parseJson(content));
  return parsed.success && !parsed.data.success;
}

export function resultTurn(call: ToolCall, content: string): ResultTurn {
  return { role: 'result', call, content, failed: saysFailed(content) };
}

/** The call that still waits for its result. */
export function openCall(turns: readonly Turn[]): ToolCall | undefined {
  const last = turns.at(-1);
  return last?.role === 'assistant' ? last.call : undefined;
}

/** Models refuse a history in which a call has no result, so an abandoned call gets one that says so. */
export function closeOpenCall(turns: readonly Turn[]): readonly Turn[] {
  const call = openCall(turns);
  return call ? [...turns, { role: 'result', call, content: NOT_EXECUTED, failed: true }] : turns;
}
