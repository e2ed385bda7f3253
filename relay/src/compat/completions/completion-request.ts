import { browserToolSchema, MAX_TOOLS } from '@assent/shared';
import * as z from 'zod';
import type { GivenMessage } from '../given-message.ts';
import { textSchema } from '../text-of-parts.ts';
import { userContentSchema } from '../user-content.ts';

const callSchema = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: textSchema }),
  z.object({ role: z.literal('user'), content: userContentSchema }),
  z.object({
    role: z.literal('assistant'),
    content: textSchema.nullish(),
    tool_calls: z.array(callSchema).nullish(),
  }),
  z.object({ role: z.literal('tool'), content: textSchema, tool_call_id: z.string() }),
]);

const toolSchema = z
  .object({
    type: z.literal('function'),
    function: z.object({
      name: browserToolSchema.shape.name,
      description: z.string().default(''),
      parameters: z.record(z.string(), z.unknown()).default({ type: 'object', properties: {} }),
    }),
  })
  .transform(tool => tool.function);

const notRead = z
  .unknown()
  .optional()
  .describe('Taken and not looked at: how models answer is set where the relay is set up.');

/**
 * What is read of a request to OpenAI's `/v1/chat/completions`. Settings of sampling and of length are the relay's own, so
 * those of the request are not looked at; what would change the form of the answer is refused.
 */
export const completionRequestSchema = z.object({
  model: z.string().nullish(),
  messages: z.array(messageSchema).min(1),
  tools: z.array(toolSchema).max(MAX_TOOLS).nullish(),
  tool_choice: z.enum(['auto', 'none'], { error: 'Only "auto" and "none" are served here' }).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1, { error: 'One answer is given, not several' }).nullish(),
  response_format: z
    .object({ type: z.literal('text', { error: 'Answers are text; no other form is served here' }) })
    .nullish(),
  max_tokens: notRead,
  max_completion_tokens: notRead,
  temperature: notRead,
  top_p: notRead,
  stop: notRead,
  seed: notRead,
  user: z.string().nullish(),
  agent_id: z
    .string()
    .min(1)
    .default('default')
    .describe('An addition of ours: the agent that answers. Its prompt stands before the system messages.'),
});
export type CompletionRequest = z.output<typeof completionRequestSchema>;

export function toGivenMessage(message: CompletionRequest['messages'][number]): GivenMessage {
  switch (message.role) {
    case 'system':
    case 'developer':
      return { role: 'instructions', text: message.content };
    case 'user':
      return { role: 'user', ...message.content };
    case 'assistant':
      return {
        role: 'assistant',
        text: message.content ?? '',
        calls: (message.tool_calls ?? []).map(({ id, function: called }) => ({ id, ...called })),
      };
    case 'tool':
      return { role: 'tool', callId: message.tool_call_id, content: message.content, failed: false };
  }
}
