import type { Usage } from '@assent/shared';
import * as z from 'zod';
import { readStreamFailure } from './to-failure.ts';

/** Servers write `null`, or nothing, for a missing field. */
const textSchema = z.string().nullish().catch(undefined);

/** Mistral sends parts: its text among them, and its reasoning, which is not shown. */
const partSchema = z.looseObject({ type: z.literal('text'), text: z.string() });
const contentSchema = z
  .union([z.string(), z.array(z.unknown()).transform(joinTextParts)])
  .nullish()
  .catch(undefined);

function joinTextParts(parts: readonly unknown[]): string {
  return parts.map(part => partSchema.safeParse(part).data?.text ?? '').join('');
}

/** Ollama sends arguments as an object; some servers send no `index` for a single call. */
const callPieceSchema = z.object({
  index: z.number().int().nonnegative().nullish(),
  id: z.string().nullish(),
  function: z
    .looseObject({
      name: textSchema,
      arguments: z
        .union([z.string(), z.record(z.string(), z.unknown()).transform(given => JSON.stringify(given))])
        .nullish(),
    })
    .nullish(),
});
export type CallPiece = z.output<typeof callPieceSchema>;

/** `function_call` is the old form of `tool_calls`; some servers still use it. */
const deltaSchema = z.object({
  content: contentSchema,
  refusal: textSchema,
  tool_calls: z.array(callPieceSchema).nullish(),
  function_call: callPieceSchema.shape.function,
});

const countSchema = z.int().nonnegative().nullish().catch(undefined);
const usageSchema = z.object({
  prompt_tokens: countSchema,
  completion_tokens: countSchema,
  prompt_tokens_details: z.object({ cached_tokens: countSchema }).nullish().catch(undefined),
  /** From DeepSeek. */
  prompt_cache_hit_tokens: countSchema,
});

const choiceSchema = z.object({
  index: z.number().nullish().catch(undefined),
  delta: deltaSchema.nullish(),
  finish_reason: z.string().nullish(),
});
export type Choice = z.output<typeof choiceSchema>;

/** One `data:` line of a streamed chat completion, as far as the relay reads it; reasoning is ignored. */
const chunkSchema = z.object({
  choices: z.array(choiceSchema).nullish(),
  usage: usageSchema.nullish().catch(undefined),
});
export type Chunk = z.output<typeof chunkSchema>;
export type Delta = z.output<typeof deltaSchema>;

/** Throws the failure that a server reports in mid-stream, and for data that can't be parsed. */
export function readChunk(data: string): Chunk {
  const json: unknown = JSON.parse(data);
  return readTextChunk(json) ?? readRareChunk(json);
}

function readRareChunk(json: unknown): Chunk {
  const failure = readStreamFailure(json);
  if (failure) throw failure;
  return chunkSchema.parse(json);
}

/** Nearly all chunks hold only text, for which a schema takes ten times as long. */
function readTextChunk(json: unknown): Chunk | undefined {
  if (!isRecord(json) || json.usage || json.error || !Array.isArray(json.choices)) return undefined;
  const choice: unknown = json.choices[0];
  if (!isRecord(choice) || choice.index || choice.finish_reason || !isRecord(choice.delta)) return undefined;
  const { content, refusal, tool_calls, function_call } = choice.delta;
  if (typeof content !== 'string' || refusal || tool_calls || function_call) return undefined;
  return { choices: [{ delta: { content } }] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Our protocol does not count cached tokens among the `input_tokens`. */
export function toUsage(given: z.output<typeof usageSchema>): Usage {
  const prompt = given.prompt_tokens ?? 0;
  const cached = Math.min(
    prompt,
    given.prompt_tokens_details?.cached_tokens ?? given.prompt_cache_hit_tokens ?? 0,
  );
  return {
    input_tokens: prompt - cached,
    output_tokens: given.completion_tokens ?? 0,
    cache_read_input_tokens: cached,
  };
}
