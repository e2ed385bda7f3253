import * as z from 'zod';

const partSchema = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({
    type: z.literal('image_url'),
    image_url: z.strictObject({ url: z.string().startsWith('data:image/') }),
  }),
]);

const callSchema = z.strictObject({
  id: z.string().min(1).max(40),
  type: z.literal('function'),
  function: z.strictObject({ name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), arguments: z.string() }),
  /** Of Gemini. */
  extra_content: z.unknown().optional(),
});

const messageSchema = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: z.string() }),
  z.strictObject({ role: z.literal('user'), content: z.union([z.string(), z.array(partSchema).min(1)]) }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.string().nullable(),
    tool_calls: z.array(callSchema).min(1).optional(),
    /** Of DeepSeek. */
    reasoning_content: z.string().optional(),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: z.string(), content: z.string() }),
]);

const toolSchema = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
    description: z.string(),
    parameters: z.looseObject({ type: z.literal('object') }),
  }),
});

/** The body of a streamed request. Like the real server, it refuses unknown keys. */
export const receivedCompletionSchema = z.strictObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(messageSchema).min(1),
  tools: z.array(toolSchema).min(1).optional(),
  parallel_tool_calls: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  max_tokens: z.number().int().optional(),
  max_completion_tokens: z.number().int().optional(),
});
export type ReceivedCompletion = z.output<typeof receivedCompletionSchema>;

/** Errors beyond the form of a request, as the real server reports them. */
export function findCompletionFault({
  messages,
  tools,
  ...parameters
}: ReceivedCompletion): string | undefined {
  if (!tools && parameters.parallel_tool_calls !== undefined)
    return "'parallel_tool_calls' is only allowed when 'tools' are specified.";
  if (tools && new Set(tools.map(tool => tool.function.name)).size !== tools.length)
    return 'Tool names must be unique.';
  let open: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      if (!open.includes(message.tool_call_id))
        return "Messages with role 'tool' must be a response to a preceding message with 'tool_calls'.";
      open = open.filter(id => id !== message.tool_call_id);
    } else if (open.length > 0) {
      return "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'.";
    } else if (message.role === 'assistant') {
      if (message.content === null && !message.tool_calls)
        return 'An assistant message needs content or tool calls.';
      open = (message.tool_calls ?? []).map(call => call.id);
    }
  }
  return open.length > 0 ? 'The last tool call has no result.' : undefined;
}

/** Every text of the prompt, in order. */
export function completionText({ messages }: ReceivedCompletion): string {
  return messages.map(message => textOf(message.content)).join('\n');
}

type Content = ReceivedCompletion['messages'][number]['content'];

function textOf(content: Content): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(part => (part.type === 'text' ? part.text : '')).join('\n');
}
