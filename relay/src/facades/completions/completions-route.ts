import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { LiveTurn } from '../../chat/live-turn.ts';
import type { Route } from '../../route.ts';
import { type AnswerOnceOptions, answerOnce } from '../answer-once.ts';
import { parseBody } from '../parse-body.ts';
import { streamData } from '../stream-data.ts';
import { instructionsIn, turnsFromMessages } from '../turns-from-messages.ts';
import { CompletionAnswer } from './completion-answer.ts';
import { type CompletionRequest, completionRequestSchema, toGivenMessage } from './completion-request.ts';

export type CompletionsRouteOptions = AnswerOnceOptions & { heartbeat: number };

/**
 * `POST /v1/chat/completions`: the relay as OpenAI's API, for clients that speak nothing else. The conversation is the
 * client's, its tools run with the client, and no tool of the relay is offered.
 */
export function completionsRoute(options: CompletionsRouteOptions): Route['answer'] {
  return async context => {
    const request = parseBody(completionRequestSchema, await context.req.text());
    const messages = request.messages.map(toGivenMessage);
    const wish = {
      agent_id: request.agent_id,
      model: request.model ?? undefined,
      browser_tools: request.tool_choice === 'none' ? [] : (request.tools ?? []),
      current_page_info: undefined,
      instructions: instructionsIn(messages),
    };
    const turns = turnsFromMessages(messages);
    const turn = answerOnce(options, { ...wish, observer: context.get('requestObserver') }, turns);
    const answer = new CompletionAnswer({
      id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
      created: Math.floor(Date.now() / 1000),
      model: request.model || (options.models[0]?.name ?? ''),
    });
    if (!request.stream) return answerWhole(context, turn, answer);
    return streamData(context, options.heartbeat, gone => chunksOf(turn, answer, request, gone));
  };
}

async function answerWhole(context: Context, turn: LiveTurn, answer: CompletionAnswer): Promise<Response> {
  for await (const { event } of turn.read(0, context.req.raw.signal)) answer.take(event);
  if (!answer.error) return context.json(answer.whole());
  return context.json({ error: toApiError(answer.error) }, answer.error.retryable ? 503 : 502);
}

async function* chunksOf(
  turn: LiveTurn,
  answer: CompletionAnswer,
  { stream_options: options }: CompletionRequest,
  gone: AbortSignal,
): AsyncGenerator<string> {
  yield JSON.stringify(answer.start());
  for await (const { event } of turn.read(0, gone)) {
    for (const chunk of answer.take(event)) yield JSON.stringify(chunk);
  }
  if (answer.error) yield JSON.stringify({ error: toApiError(answer.error) });
  else for (const chunk of answer.end(options?.include_usage ?? false)) yield JSON.stringify(chunk);
  yield '[DONE]';
}

function toApiError({ code, message }: { code: string; message: string }): object {
  return { message, type: 'api_error', param: null, code };
}
