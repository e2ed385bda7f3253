import * as z from 'zod';
import type { RouteDocs } from '../docs/route-docs.ts';
import { runInputSchema } from './agui/run-input.ts';
import { completionRequestSchema } from './completions/completion-request.ts';

export const AGUI_DOCS: RouteDocs = {
  id: 'runAgent',
  tag: 'Other protocols',
  summary: 'A turn as a run of AG-UI',
  description:
    'AG-UI 1.0, see https://docs.ag-ui.com. The client keeps the conversation; its tools run with the client. A call of a tool of the relay ends the run with an interrupt, which is answered by `resume: [{"interruptId", "status": "resolved", "payload": {"approved": true}}]`. `forwardedProps` may hold `agent_id`, `model`, `user_id` and `current_page_info`; `state` is not used.',
  body: { name: 'RunAgentInput', schema: runInputSchema },
  answers: [
    {
      kind: 'events',
      status: 200,
      description: 'The run.',
      event: { name: 'AguiEvent', schema: z.looseObject({ type: z.string() }) },
    },
  ],
  httpErrors: [400, 404, 409, 503],
};

export const COMPLETIONS_DOCS: RouteDocs = {
  id: 'createChatCompletion',
  tag: 'Other protocols',
  summary: "A turn in the form of OpenAI's chat completions",
  description:
    'For clients that speak nothing else. Nothing is stored; the client\'s tools run with the client, one call at a time; tools of the relay are not offered, because nobody could be asked for approval. With `stream: true` the answer is a stream of chunks that ends with `[DONE]`.\n\nNot looked at: `max_tokens`, `max_completion_tokens`, `temperature`, `top_p`, `stop`, `seed` and whatever else is not listed here. How long a model may answer is set at the relay; an answer that this cuts off is an error, never `finish_reason: "length"`. Refused with 400: `n` above 1, a `response_format` other than text, a `tool_choice` that forces a call.\n\nThe prompt of the agent stands before the system messages of the request. That of `default` speaks of a side panel: name an agent of your own in `agent_id`, whose prompt is what you want to stand there.\n\nPictures: `image_url` parts of user messages with `data:image/png;base64,…` (PNG, JPEG, WebP or GIF; four in a message, 2,000,000 characters each). Those of the newest message that has any are shown to models that take them; other models read that there was one. Addresses are not fetched, and are refused.',
  body: { name: 'ChatCompletionRequest', schema: completionRequestSchema },
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'The whole answer; chunks of it as server-sent events where `stream` is true.',
      json: {
        name: 'ChatCompletion',
        schema: z.looseObject({ id: z.string(), object: z.string(), choices: z.array(z.looseObject({})) }),
      },
    },
  ],
  httpErrors: [400, 404, 502, 503],
};

export const COMPLETION_MODELS_DOCS: RouteDocs = {
  id: 'listCompletionModels',
  tag: 'Other protocols',
  summary: 'The names that chat completions take',
  answers: [
    {
      kind: 'json',
      status: 200,
      description: "In OpenAI's form.",
      json: {
        name: 'CompletionModelList',
        schema: z.object({ object: z.literal('list'), data: z.array(z.looseObject({ id: z.string() })) }),
      },
    },
  ],
};
