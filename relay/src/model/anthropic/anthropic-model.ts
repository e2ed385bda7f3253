import type Anthropic from '@anthropic-ai/sdk';
import type { ProviderVariables } from '../../errors/model-failure.ts';
import { type NativeNames, namesIn, toAnthropicTools } from '../../prompt/native-tools.ts';
import { createFence } from '../../prompt/page-block.ts';
import type { Model, ModelRequest } from '../model.ts';
import { type ServingOptions, serveModel } from '../serving/serve-model.ts';
import { type ChooseAgent, createPostJson } from '../transport/connections.ts';
import { readInBatches } from '../transport/read-event-stream.ts';
import { type SilenceLimits, type SilenceWatch, watchAnswer } from '../transport/silence-watch.ts';
import { isLast, MessageReading } from './message-reading.ts';
import { toFailure } from './to-failure.ts';
import { toMessages } from './to-messages.ts';

export type AnthropicModelOptions = ServingOptions & {
  apiKey: string;
  baseUrl?: string | undefined;
  /** The name in requests. Without one it is the model's, and all names of Claude pass. */
  name?: string | undefined;
  label?: string | undefined;
  /** Anthropic's name. */
  model?: string | undefined;
  silence?: SilenceLimits | undefined;
  variables?: ProviderVariables | undefined;
  /** For a proxy; by default connections are direct. */
  chooseAgent?: ChooseAgent | undefined;
};

const DEFAULT_ADDRESS = 'https://api.anthropic.com';
/** The version that the SDK's types describe: https://docs.anthropic.com/en/api/versioning. */
const API_VERSION = '2026-10-21';
const DEFAULT_MODEL = 'claude-sonnet-5-5';
const CONTEXT_TOKENS = 200_000;
const MAX_TOKENS = 8192;
const VARIABLES: ProviderVariables = { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' };

/** Claude through the Messages API, with native tools, streaming, and a cached prefix. */
export function createAnthropicModel(options: AnthropicModelOptions): Model {
  const { name: ownName, label, model = DEFAULT_MODEL } = options;
  const name = ownName ?? model;
  const provider: Model = {
    name,
    title: `${name} (Anthropic)`,
    provider: 'anthropic',
    ...(label && { label }),
    accepts: asked => asked === name || (ownName === undefined && asked.startsWith('claude-')),
    answer: answerWith(options),
  };
  const { images = true, contextTokens = CONTEXT_TOKENS, maxTokens = MAX_TOKENS } = options;
  return serveModel(provider, { ...options, images, contextTokens, maxTokens });
}

function answerWith(options: AnthropicModelOptions): Model['answer'] {
  const { name, model, apiKey, baseUrl = DEFAULT_ADDRESS, maxTokens = MAX_TOKENS } = options;
  const { silence, variables = VARIABLES } = options;
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/v1/messages`);
  const headers = { 'x-api-key': apiKey, 'anthropic-version': API_VERSION, accept: 'text/event-stream' };
  // Only the SDK's types are used: retries, time-outs and failures are the same for every provider.
  const post = createPostJson(url, headers, options.chooseAgent);
  return (request, signal, say) => {
    const names = namesIn(request);
    const upstreamModel = name === undefined ? request.model : (model ?? name);
    const params = { ...toParams(request, names, maxTokens), model: upstreamModel };
    const ask = async (watch: SilenceWatch): Promise<void> => {
      const body = await post(params, watch.signal);
      watch.listenTo(body);
      await readInBatches({ body, signal: watch.signal, isLast }, new MessageReading(names), say);
    };
    return watchAnswer(ask, {
      silence,
      signal,
      toFailure: (thrown, started) => toFailure(thrown, { started, variables, path: url.pathname }),
    });
  };
}

/** Tools and system come first and stay the same, so one mark caches both. */
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
