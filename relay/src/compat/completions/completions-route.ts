import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf } from '../../access/caller.ts';
import { eventsIn } from '../../chat/event-chunk.ts';
import type { LiveTurn } from '../../chat/live-turn.ts';
import { streamEvents } from '../../chat/stream-events.ts';
import type { StreamingOptions, TurnForm } from '../../chat/turn-writer.ts';
import { limitRest } from '../../guards/limit-rest.ts';
import { fitBody, readJsonBody } from '../../guards/parse-body.ts';
import { refuseDoubleNames } from '../../guards/refuse-double-names.ts';
import type { Route } from '../../route.ts';
import { type AnswerOnceOptions, answerOnce } from '../answer-once.ts';
import { toEventText } from '../event-text.ts';
import { instructionsIn, turnsFromMessages } from '../turns-from-messages.ts';
import { CompletionAnswer } from './completion-answer.ts';
import { type CompletionRequest, completionRequestSchema, toGivenMessage } from './completion-request.ts';

const pictureSchema = z.looseObject({ image_url: z.looseObject({ url: z.string() }) });

const messagesSchema = z.looseObject({ messages: z.array(z.looseObject({ content: z.unknown() })) });

export type CompletionsRouteOptions = AnswerOnceOptions & StreamingOptions;

/**
 * `POST /v1/chat/completions`: the relay as OpenAI's API, for clients that speak nothing else. The conversation is the
 * client's, its tools run with the client, and no tool of the relay is offered.
 */
export function completionsRoute(options: CompletionsRouteOptions, maxBytes: number): Route['answer'] {
  return async context => {
    const request = readCompletionRequest(await context.req.text(), maxBytes);
    const messages = request.messages.map(toGivenMessage);
    const turn = await answerOnce(options, {
      agent_id: request.agent_id,
      model: request.model ?? undefined,
      browser_tools: request.tool_choice === 'none' ? [] : (request.tools ?? []),
      current_page_info: undefined,
      instructions: instructionsIn(messages),
      turns: turnsFromMessages(messages),
      caller: callerOf(context),
      userId: request.user ?? 'anonymous',
      observer: context.get('requestObserver'),
    });
    const answer = new CompletionAnswer({
      id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
      created: Math.floor(Date.now() / 1000),
      model: request.model || defaultModel(options, request.agent_id),
    });
    if (!request.stream) return answerWhole(context, turn, answer);
    const form = chunkedForm(answer, request.stream_options?.include_usage ?? false);
    return streamEvents(context, { ...options, turn, after: 0, form });
  };
}

function defaultModel({ agents, models }: CompletionsRouteOptions, agentId: string): string {
  return agents.find(({ id }) => id === agentId)?.model ?? models[0]?.name ?? '';
}

async function answerWhole(context: Context, turn: LiveTurn, answer: CompletionAnswer): Promise<Response> {
  for await (const { event } of turn.read(0, context.req.raw.signal)) answer.take(event);
  if (!answer.error) return context.json(answer.whole());
  return context.json({ error: toApiError(answer.error) }, answer.error.retryable ? 503 : 502);
}

function chunkedForm(answer: CompletionAnswer, includeUsage: boolean): TurnForm {
  return {
    begin: () => toEventText([answer.start()]),
    take: eventChunk => toEventText(eventsIn(eventChunk).flatMap(({ event }) => answer.take(event))),
    end: () => {
      const last = answer.error ? [{ error: toApiError(answer.error) }] : answer.end(includeUsage);
      return `${toEventText(last)}data: [DONE]\n\n`;
    },
  };
}

function toApiError({ code, message }: { code: string; message: string }): object {
  return { message, type: 'api_error', param: null, code };
}

/** The request in a body, or a refusal that says where it is wrong. `maxBytes` is for all but the pictures. */
function readCompletionRequest(body: string, maxBytes: number): CompletionRequest {
  const json = readJsonBody(body);
  limitRest(body, maxBytes, () => picturesIn(json));
  const request = fitBody(completionRequestSchema, json);
  refuseDoubleNames(request.tools ?? [], index => `tools[${index}].function.name`);
  return request;
}

function picturesIn(json: unknown): string[] {
  const messages = messagesSchema.safeParse(json).data?.messages ?? [];
  const parts = messages.flatMap(({ content }): unknown[] => (Array.isArray(content) ? content : []));
  return parts.flatMap(part => pictureSchema.safeParse(part).data?.image_url.url ?? []);
}
