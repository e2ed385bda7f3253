import * as z from 'zod';

const textSchema = z.looseObject({ type: z.literal('text'), text: z.string() });
const toolUseSchema = z.looseObject({
  type: z.literal('tool_use'),
  id: z.string(),
  name: z.string(),
  input: z.unknown(),
});
const toolResultSchema = z.looseObject({
  type: z.literal('tool_result'),
  tool_use_id: z.string(),
  content: z.string(),
  is_error: z.boolean().optional(),
});
const reasoningSchema = z.looseObject({ type: z.enum(['thinking', 'redacted_thinking']) });
const imageSchema = z.looseObject({
  type: z.literal('image'),
  source: z.strictObject({ type: z.literal('base64'), media_type: z.string(), data: z.base64() }),
});
const blockSchema = z.union([imageSchema, textSchema, toolUseSchema, toolResultSchema, reasoningSchema]);

/** The body of a request to the Messages API, as far as tests need it. */
export const receivedRequestSchema = z.looseObject({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.literal(true),
  system: z.array(textSchema).default([]),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.array(blockSchema).min(1) }))
    .min(1),
  tools: z
    .array(z.looseObject({ name: z.string(), description: z.string(), input_schema: z.looseObject({}) }))
    .default([]),
});
export type ReceivedRequest = z.output<typeof receivedRequestSchema>;
type Block = ReceivedRequest['messages'][number]['content'][number];

/** Every text of the prompt, in order: an obedient model does what any of it says. */
export function promptText(request: ReceivedRequest): string {
  const blocks = request.messages.flatMap(message => message.content);
  return [...request.system.map(block => block.text), ...blocks.map(textOf)].join('\n');
}

/** The text of the newest message, results included. */
export function newestText(request: ReceivedRequest): string {
  return (request.messages.at(-1)?.content ?? []).map(textOf).join('\n');
}

function textOf(block: Block): string {
  if (block.type === 'text') return textSchema.parse(block).text;
  if (block.type === 'tool_result') return toolResultSchema.parse(block).content;
  return '';
}

/** Errors of the real API: calls without a result right after them, results without a call. */
export function findHistoryFault({ messages }: ReceivedRequest): string | undefined {
  if (messages[0]?.role !== 'user') return 'messages: the first message must be from the user';
  for (const [index, message] of messages.entries()) {
    const calls = message.content.flatMap(block =>
      block.type === 'tool_use' ? [toolUseSchema.parse(block).id] : [],
    );
    const next = messages[index + 1]?.content ?? [];
    const answered = new Set(next.flatMap(resultIds));
    if (calls.some(id => !answered.has(id)))
      return `messages.${index}: tool_use without tool_result immediately after`;
    const before = messages[index - 1]?.content ?? [];
    const asked = before.flatMap(block => (block.type === 'tool_use' ? [toolUseSchema.parse(block).id] : []));
    if (message.content.flatMap(resultIds).some(id => !asked.includes(id))) {
      return `messages.${index}: tool_result without a corresponding tool_use in the previous message`;
    }
  }
  return undefined;
}

function resultIds(block: Block): string[] {
  return block.type === 'tool_result' ? [toolResultSchema.parse(block).tool_use_id] : [];
}

export type ReceivedCall = { name: string; input: unknown; result: string; failed: boolean };

/** The calls that have a result, in their order. */
export function receivedCalls({ messages }: ReceivedRequest): ReceivedCall[] {
  const blocks = messages.flatMap(({ content }) => content);
  const results = blocks.flatMap(block =>
    block.type === 'tool_result' ? [toolResultSchema.parse(block)] : [],
  );
  return blocks.flatMap(block => {
    if (block.type !== 'tool_use') return [];
    const { id, name, input } = toolUseSchema.parse(block);
    const result = results.find(({ tool_use_id }) => tool_use_id === id);
    return result ? [{ name, input, result: result.content, failed: result.is_error ?? false }] : [];
  });
}
