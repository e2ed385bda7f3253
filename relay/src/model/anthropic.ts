import Anthropic from '@anthropic-ai/sdk';
import { type NativeNames, nativeNames } from '../prompt/native-names.ts';
import { toAnthropicTools } from '../prompt/native-tools.ts';
import { createFence } from '../prompt/page-block.ts';
import { readAnswer } from './anthropic/read-answer.ts';
import { toFailure } from './anthropic/to-failure.ts';
import { toMessages } from './anthropic/to-messages.ts';
import type { Model, ModelRequest } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { createNodeFetch, streamOf } from './transport/node-fetch.ts';
import { readEventStream } from './transport/read-event-stream.ts';

export type AnthropicModelOptions = {
  apiKey: string;
  baseUrl?: string | undefined;
  /** Asked for when a request names no model. */
  model?: string | undefined;
  /** Tokens of one answer, thinking included. */
  maxTokens?: number;
  /** Retries before the first byte of an answer. */
  maxRetries?: number;
};

const DEFAULT_MODEL = 'claude-sonnet-5-5';

/** Claude through Anthropic's Messages API, with native tools, streaming, and the stable prefix cached. */
export function createAnthropicModel(options: AnthropicModelOptions): Model {
  const { apiKey, baseUrl, model = DEFAULT_MODEL, maxTokens = 8192, maxRetries = 2 } = options;
  const client = new Anthropic({
    apiKey,
    authToken: null,
    ...(baseUrl && { baseURL: baseUrl }),
    maxRetries,
    fetch: createNodeFetch(),
    // The SDK's own log repeats what it could not parse, and that may be content of a page.
    logLevel: 'off',
  });
  return {
    name: model,
    title: `${model} (Anthropic)`,
    accepts: name => name === model || name.startsWith('claude-'),
    async *answer(request, signal) {
      let started = false;
      try {
        const names = namesIn(request);
        const params = toParams(request, names, maxTokens);
        const body = streamOf(await client.messages.create(params, { signal }).asResponse());
        if (!body) throw new ModelFailure('model_failed');
        started = true;
        yield* readAnswer(readEventStream(body, signal), names);
      } catch (thrown) {
        throw signal.aborted ? signal.reason : toFailure(thrown, started);
      }
    },
  };
}

/** Those of the tools come first: they should stay the same while the conversation grows. */
function namesIn({ tools, turns }: ModelRequest): NativeNames {
  const called = turns.flatMap(turn => (turn.role === 'assistant' && turn.call ? [turn.call.name] : []));
  return nativeNames([...tools.map(tool => tool.name), ...called]);
}

/** Tools and system come first and stay the same, so one mark at their end caches both. */
function toParams(
  request: ModelRequest,
  names: NativeNames,
  maxTokens: number,
): Anthropic.MessageCreateParamsStreaming {
  const tools = toAnthropicTools(request.tools, names);
  return {
    model: request.model,
    max_tokens: maxTokens,
    stream: true,
    system: [{ type: 'text', text: request.system, cache_control: { type: 'ephemeral' } }],
    messages: toMessages(request, names, createFence()),
    ...(tools.length > 0 && { tools, tool_choice: { type: 'auto', disable_parallel_tool_use: true } }),
  };
}
