import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf } from '../../access/access.ts';
import { grantedModels } from '../../chat/granted-models.ts';
import type { LiveTurn } from '../../chat/live-turn.ts';
import { streamEvents } from '../../chat/stream-events.ts';
import { type StreamingOptions, type TurnFormat, toEventText } from '../../chat/turn-writer.ts';
import { limitRest, roomForPictures } from '../../guards/json-body.ts';
import { fitBody, readJsonBody, refuseDoubleNames } from '../../http/parse-body.ts';
import { COMPLETION_MODELS_PATH, COMPLETIONS_PATH } from '../../http/paths.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../../http/route.ts';
import type { Model } from '../../model/model.ts';
import { eventsIn } from '../../store/turn-log.ts';
import { type AnswerOnceOptions, answerOnce } from '../answer-once.ts';
import { instructionsIn, turnsFromMessages } from '../turns-from-messages.ts';
import { CompletionAnswer } from './completion-answer.ts';
import { type CompletionRequest, completionRequestSchema, toGivenMessage } from './completion-request.ts';

const pictureSchema = z.looseObject({ image_url: z.looseObject({ url: z.string() }) });

const messagesSchema = z.looseObject({ messages: z.array(z.looseObject({ content: z.unknown() })) });

const COMPLETIONS_DOCS: RouteDocs = {
  id: 'createChatCompletion',
  tag: 'Other protocols',
  summary: "A turn in the form of OpenAI's chat completions",
  description:
    'For clients that support nothing else. Nothing is stored. The client runs its own tools, one call at a time; tools of the relay are not offered, because no user could be asked for approval. With `stream: true`, the answer is a stream of chunks that ends with `[DONE]`.\n\nIgnored: `max_tokens`, `max_completion_tokens`, `temperature`, `top_p`, `stop`, `seed` and anything else not listed here. The relay sets the length limit of answers; an answer that exceeds it is an error, never `finish_reason: "length"`. Refused with 400: `n` above 1, a `response_format` other than text, a `tool_choice` that forces a call.\n\nThe prompt of the agent comes before the system messages of the request. The prompt of `default` mentions a side panel: to use your own prompt, name your own agent in `agent_id`.\n\nImages: `image_url` parts of user messages with `data:image/png;base64,…` (PNG, JPEG, WebP or GIF; four in a message, 2,000,000 characters each). The images of the newest message that has any are shown to models that accept images; other models read that there was one. Addresses are not fetched, and are refused.',
  body: { name: 'ChatCompletionRequest', schema: completionRequestSchema },
  answers: [
    jsonAnswer(
      'The whole answer; chunks of it as server-sent events where `stream` is true.',
      'ChatCompletion',
      z.looseObject({ id: z.string(), object: z.string(), choices: z.array(z.looseObject({})) }),
    ),
  ],
  httpErrors: [400, 402, 404, 502, 503],
};

const COMPLETION_MODELS_DOCS: RouteDocs = {
  id: 'listCompletionModels',
  tag: 'Other protocols',
  summary: 'List the model names that chat completions accept',
  answers: [
    jsonAnswer(
      "In OpenAI's form.",
      'CompletionModelList',
      z.object({ object: z.literal('list'), data: z.array(z.looseObject({ id: z.string() })) }),
    ),
  ],
};

type CompletionsRouteOptions = AnswerOnceOptions & StreamingOptions;

/**
 * `POST /v1/chat/completions`: OpenAI's API. The client keeps the conversation and runs its own tools; the relay's tools are
 * not offered.
 */
export function completionsRoute(options: CompletionsRouteOptions, maxBytes: number): Route {
  return {
    method: 'POST',
    path: COMPLETIONS_PATH,
    takesJson: true,
    maxBytes: () => roomForPictures(options.models, maxBytes),
    docs: COMPLETIONS_DOCS,
    async answer(context) {
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
      const form = chunkedFormat(answer, request.stream_options?.include_usage ?? false);
      return streamEvents(context, { ...options, turn, after: 0, form });
    },
  };
}

/** `GET /v1/models`, in OpenAI's form. */
export function completionModelsRoute(models: readonly Model[]): Route {
  return {
    method: 'GET',
    path: COMPLETION_MODELS_PATH,
    docs: COMPLETION_MODELS_DOCS,
    answer(context) {
      const data = grantedModels(models, callerOf(context)).map(toListed);
      return context.json({ object: 'list', data });
    },
  };
}

function toListed({ name: id }: Model): object {
  return { id, object: 'model', created: 0, owned_by: 'assent-relay' };
}

function defaultModel({ agents, models }: CompletionsRouteOptions, agentId: string): string {
  return agents.find(({ id }) => id === agentId)?.model ?? models[0]?.name ?? '';
}

async function answerWhole(context: Context, turn: LiveTurn, answer: CompletionAnswer): Promise<Response> {
  for await (const { event } of turn.read(0, context.req.raw.signal)) answer.take(event);
  if (!answer.error) return context.json(answer.whole());
  return context.json({ error: toApiError(answer.error) }, answer.error.retryable ? 503 : 502);
}

function chunkedFormat(answer: CompletionAnswer, includeUsage: boolean): TurnFormat {
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

/** Throws an HTTP error that says where it is wrong. `maxBytes` excludes the pictures. */
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
