import * as z from 'zod/mini';
import {
  completeEventSchema,
  contentEventSchema,
  type TurnError,
  type Usage,
  usageEventSchema,
} from './event.ts';
import { readErrorText } from './http-error.ts';

/** One `data:` line as a client understands it. `toolId` is absent when the backend sent none. */
export type ChatEvent =
  | { kind: 'content'; content: string }
  | { kind: 'tool_call'; toolName: string; arguments: string; toolId: string | undefined }
  | { kind: 'usage'; usage: Usage }
  | { kind: 'error'; error: TurnError }
  | { kind: 'complete' }
  | { kind: 'nameless call'; data: string }
  | { kind: 'unreadable'; data: string };

/** The form in which some models call a browser; a backend may pass it on as the call itself. */
const envelopeSchema = z.looseObject({
  action: z.string(),
  tool: z.literal('browser'),
  tool_name: z.optional(z.undefined()),
  tool_id: z.optional(z.unknown()),
});

/** A call as a looser backend may send it: any `arguments`, any `tool_id`. Without a name it cannot be understood. */
const looseToolCallSchema = z.object({
  tool_name: z.string().check(z.minLength(1)),
  arguments: z.optional(z.unknown()),
  tool_id: z.optional(z.unknown()),
});

/** The two keys that a client must never ignore: one announces an action, the other that the turn failed. */
const weightySchema = z.object({ tool_call: z.optional(z.unknown()), error: z.optional(z.unknown()) });

const retryableSchema = z.object({ retryable: z.boolean() });

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
 * is not JSON gives `unreadable`, and a call without a name gives `nameless call`, so that the client can report it.
 */
export function readEvents(data: string): ChatEvent[] {
  const text = data.trim();
  if (text === '' || text === END_MARKER) return [];
  const parsed = parseJson(text);
  if (!parsed) return [{ kind: 'unreadable', data: text }];
  const { tool_call: call, error } = weightySchema.safeParse(parsed.json).data ?? {};
  const events: ChatEvent[] = [];
  const content = contentEventSchema.safeParse(parsed.json);
  if (content.success) events.push({ kind: 'content', content: content.data.content });
  if (isGiven(call)) events.push(readToolCall(call, text));
  const usage = usageEventSchema.safeParse(parsed.json);
  if (usage.success) events.push({ kind: 'usage', usage: usage.data.usage });
  if (isGiven(error)) events.push({ kind: 'error', error: readError(error) });
  if (completeEventSchema.safeParse(parsed.json).success) events.push({ kind: 'complete' });
  return events;
}

/** Some backends write every key into every event, with no value in those that do not apply. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function readToolCall(given: unknown, text: string): ChatEvent {
  const call = looseToolCallSchema.safeParse(named(given));
  if (!call.success) return { kind: 'nameless call', data: text };
  const { tool_name: toolName, arguments: argumentsGiven, tool_id: id } = call.data;
  return {
    kind: 'tool_call',
    toolName,
    arguments: asText(argumentsGiven ?? {}),
    toolId: isGiven(id) && id !== '' ? asText(id) : undefined,
  };
}

function named(given: unknown): unknown {
  const envelope = envelopeSchema.safeParse(given);
  if (!envelope.success) return given;
  const { tool_id, ...call } = envelope.data;
  return { tool_name: call.tool, arguments: call, tool_id };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An error without a message is shown by its code, or as raw JSON. */
function readError(error: unknown): TurnError {
  const { code, message } = readErrorText(error);
  const { retryable } = retryableSchema.safeParse(error).data ?? { retryable: false };
  return { code: code ?? 'error', message: message ?? code ?? JSON.stringify({ error }), retryable };
}
