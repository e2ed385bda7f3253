import type { Usage } from '@assent/shared';
import * as z from 'zod';

/** Servers that speak this protocol write `null`, or nothing, for whatever a chunk does not say. */
const textSchema = z
  .string()
  .nullish()
  .catch(undefined)
  .transform(text => text ?? '');

/** A piece of a call. Ollama gives arguments as an object; some give no `index` when there is one call alone. */
const callPieceSchema = z.looseObject({
  index: z.number().int().nonnegative().nullish(),
  id: z.string().nullish(),
  function: z
    .looseObject({
      name: textSchema,
      arguments: z
        .union([z.string(), z.record(z.string(), z.unknown()).transform(given => JSON.stringify(given))])
        .nullish()
        .transform(given => given ?? ''),
    })
    .nullish(),
});
export type CallPiece = z.output<typeof callPieceSchema>;

/** `function_call` is how calls came before there were `tool_calls`; some servers still write it. */
const deltaSchema = z.looseObject({
  content: textSchema,
  refusal: textSchema,
  tool_calls: z.array(callPieceSchema).nullish(),
  function_call: callPieceSchema.shape.function,
});

const countSchema = z.number().nonnegative().nullish().catch(undefined);
const usageSchema = z.looseObject({
  prompt_tokens: countSchema,
  completion_tokens: countSchema,
  prompt_tokens_details: z.looseObject({ cached_tokens: countSchema }).nullish().catch(undefined),
  /** DeepSeek's. */
  prompt_cache_hit_tokens: countSchema,
});

/** One `data:` line of a streamed chat completion, as far as we look at it; what it thinks we leave where it is. */
export const chunkSchema = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: deltaSchema.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: usageSchema.nullish().catch(undefined),
});
export type Chunk = z.output<typeof chunkSchema>;

/** As the protocol of ours counts: what came out of the provider's cache is not among the `input_tokens`. */
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
