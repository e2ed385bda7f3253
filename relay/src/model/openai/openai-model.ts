import type { IncomingMessage } from 'node:http';
import OpenAI from 'openai';
import type { ProviderVariables } from '../../errors/model-failure.ts';
import { parseJson } from '../../json/parse-json.ts';
import { namesIn, toOpenAiTools } from '../../prompt/native-tools.ts';
import { createFence } from '../../prompt/page-block.ts';
import type { Model } from '../model.ts';
import { type ServingOptions, serveModel } from '../serving/serve-model.ts';
import { createNodeFetch, streamOf } from '../transport/connections.ts';
import { NotAnEventStream, readInBatches } from '../transport/read-event-stream.ts';
import { type SilenceLimits, type SilenceWatch, watchAnswer } from '../transport/silence-watch.ts';
import { CompletionReading, isLast } from './completion-reading.ts';
import { readStreamFailure, toFailure } from './to-failure.ts';
import { toMessages } from './to-messages.ts';

const OTHER_LENGTH = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const;

/**
 * Parameters that improve an answer but that not every server takes. A parameter that a server refuses by name is left out from
 * then on, so that only the first request pays for it.
 */
class OptionalParameters {
  #refused = new Set<Name>();
  #maxTokens: number | undefined;
  #lengthName: keyof typeof OTHER_LENGTH;

  /** Without `maxTokens` the server decides on the length of an answer. */
  constructor(maxTokens: number | undefined, lengthName: keyof typeof OTHER_LENGTH) {
    this.#maxTokens = maxTokens;
    this.#lengthName = lengthName;
  }

  for(hasTools: boolean): Optional {
    const length = this.#maxTokens !== undefined && { [this.#lengthName]: this.#maxTokens };
    return {
      ...(this.#takes('stream_options') && { stream_options: { include_usage: true } }),
      ...(hasTools && this.#takes('parallel_tool_calls') && { parallel_tool_calls: false }),
      ...(this.#takes(this.#lengthName) && length),
    };
  }

  /** Whether the server refused a parameter, which the next request leaves out. */
  learnFrom(thrown: unknown, sent: Optional): boolean {
    if (!(thrown instanceof OpenAI.APIError) || (thrown.status !== 400 && thrown.status !== 422))
      return false;
    const words = `${thrown.message} ${JSON.stringify(thrown.error)}`;
    const names: readonly Name[] = ['stream_options', 'parallel_tool_calls', this.#lengthName];
    const refused = names.find(name => sent[name] !== undefined && words.includes(name));
    if (!refused) return false;
    this.#refused.add(refused);
    if (refused === this.#lengthName) this.#lengthName = OTHER_LENGTH[this.#lengthName];
    return true;
  }

  #takes(name: Name): boolean {
    return !this.#refused.has(name);
  }
}

export type OpenAiModelOptions = ServingOptions & {
  /** The name in requests. */
  name: string;
  /** The server's name; by default `name`. */
  model?: string | undefined;
  label?: string | undefined;
  /** Local servers need none. */
  apiKey?: string | undefined;
  /** By default OpenAI's. */
  baseUrl?: string | undefined;
  silence?: SilenceLimits | undefined;
  variables?: ProviderVariables | undefined;
};

const VARIABLES: ProviderVariables = { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' };

/** A default for local servers, which are often started with less than the model could take. */
const OTHER_CONTEXT_TOKENS = 32_000;
const OPENAI_CONTEXT_TOKENS = 128_000;

/** Any server of the Chat Completions API: OpenAI, Ollama, vLLM, DeepSeek, Qwen and others. */
export function createOpenAiModel(options: OpenAiModelOptions): Model {
  const { name, label, baseUrl } = options;
  const where = baseUrl ? new URL(baseUrl).host : 'OpenAI';
  const model: Model = {
    name,
    title: `${name} (${where})`,
    provider: 'openai',
    ...(label && { label }),
    accepts: asked => asked === name,
    answer: answerWith(options),
  };
  const contextTokens = options.contextTokens ?? (baseUrl ? OTHER_CONTEXT_TOKENS : OPENAI_CONTEXT_TOKENS);
  return serveModel(model, { ...options, contextTokens });
}

function answerWith(options: OpenAiModelOptions): Model['answer'] {
  const { silence, variables = VARIABLES } = options;
  const client = createClient(options);
  const path = new URL(`${client.baseURL.replace(/\/$/, '')}/chat/completions`).pathname;
  // OpenAI's own models no longer take `max_tokens`; other servers know nothing else.
  const lengthName = options.baseUrl ? 'max_tokens' : 'max_completion_tokens';
  const optional = new OptionalParameters(options.maxTokens, lengthName);
  const create = async (
    params: OpenAI.ChatCompletionCreateParamsStreaming,
    signal: AbortSignal,
  ): Promise<IncomingMessage> => {
    for (;;) {
      const sent = optional.for(params.tools !== undefined);
      try {
        const asked = client.chat.completions.create({ ...params, ...sent }, { signal });
        const response = await asked.asResponse();
        return streamOf(response) ?? refuseAnswer(await response.text());
      } catch (thrown) {
        if (!optional.learnFrom(thrown, sent)) throw thrown;
      }
    }
  };
  return (request, signal, say) => {
    const ask = async (watch: SilenceWatch): Promise<void> => {
      const names = namesIn(request);
      const tools = toOpenAiTools(request.tools, names);
      const messages = toMessages(request, names, createFence());
      const params = { model: options.model ?? options.name, stream: true as const, messages };
      const body = await create({ ...params, ...(tools.length > 0 && { tools }) }, watch.signal);
      watch.listenTo(body);
      await readInBatches({ body, signal: watch.signal, isLast }, new CompletionReading(names), say);
    };
    const toModelFailure = (thrown: unknown, started: boolean) =>
      toFailure(thrown, { started, variables, path });
    return watchAnswer(ask, { silence, signal, toFailure: toModelFailure });
  };
}

/** Some servers report a failure with a success status; others do not support streams. */
function refuseAnswer(text: string): never {
  throw readStreamFailure(parseJson(text)) ?? new NotAnEventStream('The answer is not an event stream.');
}

function createClient({ apiKey, baseUrl }: OpenAiModelOptions): OpenAI {
  return new OpenAI({
    // The SDK requires one; none is sent.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
    ...(baseUrl && { baseURL: baseUrl, organization: null, project: null }),
    // Retries and time-outs are the same for every provider.
    maxRetries: 0,
    timeout: 2 ** 31 - 1,
    fetch: createNodeFetch(),
    // The SDK's log repeats what it could not parse, which may be page content.
    logLevel: 'off',
  });
}

type Optional = Pick<
  OpenAI.ChatCompletionCreateParamsStreaming,
  'stream_options' | 'parallel_tool_calls' | 'max_tokens' | 'max_completion_tokens'
>;

type Name = keyof Optional;
