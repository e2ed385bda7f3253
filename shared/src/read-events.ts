import * as z from 'zod/mini';
import {
  completeEventSchema,
  contentEventSchema,
  errorEventSchema,
  type TurnError,
  type Usage,
  usageEventSchema,
} from './event.ts';

/** What one `data:` line means to a client. `toolId` is absent when the backend sent none. */
export type ChatEvent =
  | { kind: 'content'; content: string }
  | { kind: 'tool_call'; toolName: string; arguments: string; toolId: string | undefined }
  | { kind: 'usage'; usage: Usage }
  | { kind: 'error'; error: TurnError }
  | { kind: 'complete' }
  | { kind: 'unreadable'; data: string };

/** A call as a looser backend may send it: `arguments` as an object, `tool_id` missing or null. */
const looseToolCallSchema = z.object({
  tool_call: z.object({
    tool_name: z.string(),
    arguments: z.optional(z.nullable(z.union([z.string(), z.record(z.string(), z.unknown())]))),
    tool_id: z.optional(z.nullable(z.string())),
  }),
});

/** An OpenAI-style end marker, which some backends add after the last event. */
const END_MARKER = '[DONE]';

function parseJson(data: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(data) };
  } catch {
    return undefined;
  }
}

/**
 * Reads the payload of one server-sent event. Unknown kinds give an empty list, as the contract asks; a payload that
 * is no JSON gives `unreadable`, so that the client can say that this is not a backend it understands.
 */
export function readEvents(data: string): ChatEvent[] {
  const text = data.trim();
  if (text === '' || text === END_MARKER) return [];
  const parsed = parseJson(text);
  if (!parsed) return [{ kind: 'unreadable', data: text }];
  const events: ChatEvent[] = [];
  const content = contentEventSchema.safeParse(parsed.json);
  if (content.success) events.push({ kind: 'content', content: content.data.content });
  const call = looseToolCallSchema.safeParse(parsed.json);
  if (call.success) events.push(readToolCall(call.data.tool_call));
  const usage = usageEventSchema.safeParse(parsed.json);
  if (usage.success) events.push({ kind: 'usage', usage: usage.data.usage });
  const failure = errorEventSchema.safeParse(parsed.json);
  if (failure.success) events.push({ kind: 'error', error: failure.data.error });
  if (completeEventSchema.safeParse(parsed.json).success) events.push({ kind: 'complete' });
  return events;
}

function readToolCall(call: z.infer<typeof looseToolCallSchema>['tool_call']): ChatEvent {
  const given = call.arguments ?? '{}';
  return {
    kind: 'tool_call',
    toolName: call.tool_name,
    arguments: typeof given === 'string' ? given : JSON.stringify(given),
    toolId: call.tool_id ?? undefined,
  };
}
