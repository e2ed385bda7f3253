import { MAX_TOOLS } from '@assent/shared';
import * as z from 'zod';
import { requestPageSchema } from '../../http/request-page.ts';
import { callsSchema, type GivenMessage, givenToolSchema, textSchema } from '../turns-from-messages.ts';

const toolResultSchema = z.object({
  role: z.literal('tool'),
  content: textSchema,
  toolCallId: z.string(),
  error: z.string().nullish(),
});

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: textSchema }),
  z.object({ role: z.literal('user'), id: z.string().max(100).optional(), content: textSchema }),
  z.object({ role: z.literal('assistant'), content: textSchema.nullish(), toolCalls: callsSchema }),
  toolResultSchema,
  // Shown to people, not meant for models.
  z.object({ role: z.enum(['activity', 'reasoning']) }),
]);

/** A person's decision on a server tool's call, which its interrupt asks for. */
export const decisionSchema = z.object({ approved: z.boolean(), reason: z.string().optional() });

const resumeSchema = z.discriminatedUnion('status', [
  z.object({ interruptId: z.string(), status: z.literal('resolved'), payload: decisionSchema }),
  z.object({ interruptId: z.string(), status: z.literal('cancelled') }),
]);

/** Fields of our own protocol that AG-UI lacks. */
const forwardedSchema = z.object({
  agent_id: z.string().min(1).default('default'),
  model: z.string().optional(),
  user_id: z.string().default('anonymous'),
  current_page_info: requestPageSchema.optional(),
});

/**
 * The part of `RunAgentInput` of AG-UI 1.0 that the relay reads (https://docs.ag-ui.com/sdk/js/core/types). It keeps no `state`
 * for applications.
 */
export const runInputSchema = z.object({
  threadId: z.string().min(1).max(200),
  runId: z.string().min(1).max(100),
  messages: z.array(messageSchema),
  tools: z.array(givenToolSchema).max(MAX_TOOLS).nullish(),
  context: z.array(z.object({ description: z.string(), value: z.string() })).nullish(),
  resume: z.array(resumeSchema).max(1, 'One call waits at a time').nullish(),
  forwardedProps: z.preprocess(given => given ?? {}, forwardedSchema),
});
export type RunInput = z.output<typeof runInputSchema>;
export type Resume = z.output<typeof resumeSchema>;

export function toGivenMessages(messages: RunInput['messages']): GivenMessage[] {
  return messages.flatMap(message => toGivenMessage(message) ?? []);
}

function toGivenMessage(message: RunInput['messages'][number]): GivenMessage | undefined {
  switch (message.role) {
    case 'activity':
    case 'reasoning':
      return undefined;
    case 'system':
    case 'developer':
      return { role: 'instructions', text: message.content };
    case 'user':
      return { role: 'user', text: message.content, id: message.id };
    case 'assistant':
      return { role: 'assistant', text: message.content ?? '', calls: message.toolCalls };
    case 'tool':
      return toResult(message);
  }
}

function toResult({ toolCallId: callId, content, error }: z.output<typeof toolResultSchema>): GivenMessage {
  if (error === undefined || error === null) return { role: 'tool', callId, content, failed: false };
  const failure = { success: false, error, error_type: 'InternalError', ...(content && { result: content }) };
  return { role: 'tool', callId, content: JSON.stringify(failure), failed: true };
}
