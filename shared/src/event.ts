import * as z from 'zod/mini';

/** The `message` in the last event of every turn. */
export const TURN_COMPLETE = '对话完成';

export const contentEventSchema = z.object({ content: z.string() });
export const toolCallEventSchema = z.object({
  tool_call: z.object({ tool_name: z.string(), arguments: z.string(), tool_id: z.optional(z.string()) }),
});
const costSchema = z.object({
  amount: z.number().check(z.nonnegative()),
  /** Of ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export const usageEventSchema = z.object({
  usage: z.object({
    input_tokens: z.number(),
    output_tokens: z.number(),
    cache_read_input_tokens: z._default(z.number(), 0),
    /** An addition to the contract: tokens written to the provider's cache, not part of `input_tokens`. */
    cache_creation_input_tokens: z.catch(z.optional(z.number().check(z.nonnegative())), undefined),
    /** An addition to the contract: the model that answered, if it is not the requested one. */
    model: z.catch(z.optional(z.string()), undefined),
    /** An addition to the contract: the cost of the request, from backends that know it. An invalid one is ignored. */
    cost: z.catch(z.optional(costSchema), undefined),
  }),
});
export const errorEventSchema = z.object({
  error: z.object({
    code: z._default(z.string(), 'error'),
    message: z.string(),
    retryable: z._default(z.boolean(), false),
  }),
});
/** An addition to the contract: the result of a server tool that ran after the user's approval. */
export const toolResultEventSchema = z.object({
  tool_result: z.object({
    tool_id: z.string(),
    tool_name: z.string(),
    /** JSON, as the model reads it. */
    result: z.string(),
  }),
});
export const completeEventSchema = z.object({ message: z.literal(TURN_COMPLETE) });

/** One event as our relay writes it. */
export const wireEventSchema = z.union([
  contentEventSchema,
  toolCallEventSchema,
  toolResultEventSchema,
  usageEventSchema,
  errorEventSchema,
  completeEventSchema,
]);
export type WireEvent = z.infer<typeof wireEventSchema>;
export type Usage = z.infer<typeof usageEventSchema>['usage'];
export type TurnError = z.infer<typeof errorEventSchema>['error'];
