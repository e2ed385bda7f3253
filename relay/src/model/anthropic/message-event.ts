import * as z from 'zod';
import type { ServerSentEvent } from '../transport/read-event-stream.ts';
import { toStreamFailure } from './to-failure.ts';

/** Other servers of this protocol leave counts out or make them up; an answer must not fail for that. */
const countSchema = z.int().nonnegative().optional().catch(undefined);
const usageSchema = z.object({
  input_tokens: countSchema,
  output_tokens: countSchema,
  cache_read_input_tokens: countSchema,
  cache_creation_input_tokens: countSchema,
});

/** Unknown kinds are skipped; known ones must be complete. */
function otherThan(known: readonly string[]) {
  return z
    .object({ type: z.string().refine(type => !known.includes(type)) })
    .transform(() => ({ type: 'other' as const }));
}

const blockSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_use'), name: z.string(), input: z.unknown().optional() }),
  z.object({ type: z.literal('thinking'), thinking: z.string(), signature: z.string().default('') }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
  otherThan(['text', 'tool_use', 'thinking', 'redacted_thinking']),
]);

const deltaSchema = z.union([
  z.object({ type: z.literal('text_delta'), text: z.string() }),
  z.object({ type: z.literal('input_json_delta'), partial_json: z.string() }),
  z.object({ type: z.literal('thinking_delta'), thinking: z.string() }),
  z.object({ type: z.literal('signature_delta'), signature: z.string() }),
  otherThan(['text_delta', 'input_json_delta', 'thinking_delta', 'signature_delta']),
]);

const otherSchema = z.object({ type: z.string() }).transform(() => ({ type: 'other' as const }));

/** https://docs.anthropic.com/en/api/messages-streaming, as far as the relay reads it. */
const SCHEMAS = {
  message_start: z.object({
    type: z.literal('message_start'),
    message: z.object({ usage: usageSchema.nullish().catch(undefined) }),
  }),
  content_block_start: z.object({ type: z.literal('content_block_start'), content_block: blockSchema }),
  content_block_delta: z.object({ type: z.literal('content_block_delta'), delta: deltaSchema }),
  content_block_stop: z.object({ type: z.literal('content_block_stop') }),
  message_delta: z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: usageSchema.nullish().catch(undefined),
  }),
  message_stop: z.object({ type: z.literal('message_stop') }),
};

type SchemaName = keyof typeof SCHEMAS;

type MessageEvent = z.output<(typeof SCHEMAS)[SchemaName] | typeof otherSchema>;
export type StartedBlock = z.output<typeof blockSchema>;
export type Delta = z.output<typeof deltaSchema>;
export type UsageFigures = z.output<typeof usageSchema>;

/** Throws the failure in an `error` event, and for data that can't be parsed. */
export function readMessageEvent({ event, data }: ServerSentEvent): MessageEvent {
  if (event === 'error') throw toStreamFailure(data);
  const json: unknown = JSON.parse(data);
  return readDeltaEvent(json) ?? readRareEvent(json, data);
}

/** Parses by schema; most deltas take a faster path to the same result. */
export function readRareEvent(json: unknown, data: string): MessageEvent {
  const type = isRecord(json) ? json.type : undefined;
  if (type === 'error') throw toStreamFailure(data);
  return (isSchemaName(type) ? SCHEMAS[type] : otherSchema).parse(json);
}

function isSchemaName(type: unknown): type is SchemaName {
  return typeof type === 'string' && Object.hasOwn(SCHEMAS, type);
}

/**
 * Nearly all events are deltas, for which a schema takes ten times as long. Anything that is not clearly a delta goes to the
 * schema.
 */
function readDeltaEvent(json: unknown): MessageEvent | undefined {
  if (!isRecord(json) || json.type !== 'content_block_delta' || !isRecord(json.delta)) return undefined;
  const delta = readDelta(json.delta);
  return delta && { type: 'content_block_delta', delta };
}

function readDelta(given: Record<string, unknown>): Delta | undefined {
  const { type, text, partial_json, thinking } = given;
  if (type === 'text_delta' && typeof text === 'string') return { type, text };
  if (type === 'input_json_delta' && typeof partial_json === 'string') return { type, partial_json };
  if (type === 'thinking_delta' && typeof thinking === 'string') return { type, thinking };
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
