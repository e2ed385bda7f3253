import { browserToolSchema, type RequestImage } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { leaveOutImages } from '../history/cut-turns.ts';
import {
  type AssistantTurn,
  type ResultTurn,
  reportsFailure,
  type ToolCall,
  type Turn,
  type UserTurn,
} from '../history/turn.ts';

const partSchema = z.looseObject({ type: z.string(), text: z.string().optional() });

/**
 * Text, or parts of type text. Other parts are refused rather than dropped: an answer that overlooks a picture is worse than
 * none.
 */
export const textSchema = z.union([
  z.string(),
  z.array(partSchema).transform((parts, context) => {
    const texts: string[] = [];
    for (const [index, part] of parts.entries()) {
      if (part.type === 'text' && part.text !== undefined) texts.push(part.text);
      else addIssue(context, 'Only parts of type "text" are accepted here', [index]);
    }
    return texts.join('\n');
  }),
]);

/** Without `continue` the only issue of a union would be that no form fits. */
export function addIssue(context: z.RefinementCtx, message: string, path: PropertyKey[] = []): void {
  context.addIssue({ code: 'custom', continue: true, path, message });
}

const calledSchema = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

/** The calls of an assistant's message. */
export const callsSchema = z
  .array(calledSchema.transform(({ id, function: called }): GivenCall => ({ id, ...called })))
  .nullish()
  .transform(calls => calls ?? []);

/** A tool of the client. */
export const givenToolSchema = z.object({
  name: browserToolSchema.shape.name,
  description: z.string().default(''),
  parameters: z.record(z.string(), z.unknown()).default({ type: 'object', properties: {} }),
});

const NO_RESULT = JSON.stringify({
  success: false,
  error: 'No result was given for this call. It is unknown whether anything was done.',
  error_type: 'InternalError',
});

/**
 * The client's conversation as models see it: each call is followed by its result. `stored` has the results that the client
 * never saw, those of server tools. Throws an HTTP error for a conversation that no model could answer.
 */
export function turnsFromMessages(
  messages: readonly GivenMessage[],
  stored: readonly Turn[] = [],
): readonly Turn[] {
  refuseOrphans(messages);
  const results = new Map([...storedResults(stored), ...givenResults(messages)]);
  const turns = messages.flatMap(message => turnsOf(message, results));
  // Models refuse a conversation that begins with an answer, such as the client's own greeting.
  const first = turns.findIndex(turn => turn.role === 'user');
  const kept = first === -1 ? [] : turns.slice(first);
  if (kept.length === 0) throw refuse('There is no user message.');
  if (kept.at(-1)?.role === 'assistant') throw refuse('The last message is already an answer.');
  return withNewestImages(kept);
}

/** A picture costs as much as a long text, so models see only those of the newest message that has any. */
function withNewestImages(turns: readonly Turn[]): readonly Turn[] {
  const newest = turns.findLastIndex(turn => turn.role === 'user' && turn.images !== undefined);
  if (newest === -1) return turns;
  return [...leaveOutImages(turns.slice(0, newest), 'older'), ...turns.slice(newest)];
}

/** The client's system messages, which follow the agent's prompt. */
export function instructionsIn(messages: readonly GivenMessage[]): string {
  return messages.flatMap(message => (message.role === 'instructions' ? [message.text] : [])).join('\n\n');
}

type Outcome = Pick<ResultTurn, 'content' | 'failed'>;

function turnsOf(message: GivenMessage, results: ReadonlyMap<string, Outcome>): Turn[] {
  switch (message.role) {
    case 'instructions':
    case 'tool':
      return [];
    case 'user':
      return [toUserTurn(message)];
    case 'assistant':
      return answerTurns(message, results);
  }
}

function toUserTurn({ text, id, images = [] }: Extract<GivenMessage, { role: 'user' }>): UserTurn {
  const items = images.map(({ media_type: mediaType, data }) => ({ mediaType, data }));
  return {
    role: 'user',
    text,
    ...(id !== undefined && { id }),
    ...(items.length > 0 && { images: { kind: 'kept', items } }),
  };
}

function answerTurns(
  { text, calls }: Extract<GivenMessage, { role: 'assistant' }>,
  results: ReadonlyMap<string, Outcome>,
): Turn[] {
  if (calls.length === 0) return text.trim() === '' ? [] : [{ role: 'assistant', text }];
  return calls.flatMap((given, index): [AssistantTurn, ResultTurn] => {
    const call = toCall(given);
    const outcome = results.get(call.id) ?? { content: NO_RESULT, failed: true };
    return [
      { role: 'assistant', text: index === 0 ? text : '', call },
      { role: 'result', call, ...outcome },
    ];
  });
}

/** Every call in the client's history ran with the client; the relay never runs it. */
function toCall(given: GivenCall): ToolCall {
  return { ...given, place: 'browser' };
}

function givenResults(messages: readonly GivenMessage[]): [string, Outcome][] {
  return messages.flatMap(message =>
    message.role === 'tool' ? [[message.callId, toOutcome(message)] satisfies [string, Outcome]] : [],
  );
}

function toOutcome({ content, failed }: { content: string; failed: boolean }): Outcome {
  return { content, failed: failed || reportsFailure(content) };
}

function storedResults(stored: readonly Turn[]): [string, Outcome][] {
  return stored.flatMap(turn =>
    turn.role === 'result' ? [[turn.call.id, turn] satisfies [string, Outcome]] : [],
  );
}

function refuseOrphans(messages: readonly GivenMessage[]): void {
  const called = new Set<string>();
  for (const [index, message] of messages.entries()) {
    if (message.role === 'assistant') for (const call of message.calls) called.add(call.id);
    if (message.role === 'tool' && !called.has(message.callId))
      throw refuse('This result answers no call of an earlier message.', `messages[${index}]`);
  }
}

function refuse(message: string, path = 'messages'): HttpError {
  return new HttpError(
    400,
    'invalid_request',
    'The request cannot be answered as a conversation; see "issues".',
    { issues: [{ path, message }] },
  );
}

/** One message of a conversation that the client keeps, from any protocol. */
export type GivenMessage =
  | { role: 'instructions'; text: string }
  | { role: 'user'; text: string; id?: string | undefined; images?: readonly RequestImage[] }
  | { role: 'assistant'; text: string; calls: readonly GivenCall[] }
  | { role: 'tool'; callId: string; content: string; failed: boolean };

type GivenCall = { id: string; name: string; arguments: string };
