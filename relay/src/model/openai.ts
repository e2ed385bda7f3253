import OpenAI from 'openai';
import { namesIn } from '../prompt/names-in.ts';
import { toOpenAiTools } from '../prompt/native-tools.ts';
import { createFence } from '../prompt/page-block.ts';
import type { Model, ModelEvent, ModelRequest } from './model.ts';
import type { ProviderVariables } from './model-failure.ts';
import { OptionalParameters } from './openai/optional-parameters.ts';
import { AnswerReading } from './openai/read-answer.ts';
import { toFailure } from './openai/to-failure.ts';
import { toMessages } from './openai/to-messages.ts';
import { type ServingOptions, serveModel } from './serve-model.ts';
import { SILENCE_LIMITS, type SilenceLimits, SilenceWatch } from './upstream/silence-watch.ts';

export type OpenAiModelOptions = ServingOptions & {
  /** What requests call it. */
  name: string;
  /** What the server calls it; the name unless it is said. */
  model?: string | undefined;
  label?: string | undefined;
  /** Local servers need none. */
  apiKey?: string | undefined;
  /** OpenAI's own when it is missing. */
  baseUrl?: string | undefined;
  silence?: SilenceLimits | undefined;
  variables?: ProviderVariables | undefined;
};

const VARIABLES: ProviderVariables = { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' };

/** A model behind any server that speaks OpenAI's Chat Completions: OpenAI, Ollama, vLLM, DeepSeek, Qwen and others. */
export function createOpenAiModel(options: OpenAiModelOptions): Model {
  const { name, label, baseUrl } = options;
  const where = baseUrl ? new URL(baseUrl).host : 'OpenAI';
  const model: Model = {
    name,
    title: `${name} (${where})`,
    ...(label && { label }),
    accepts: asked => asked === name,
    answer: answerWith(options),
  };
  return serveModel(model, options);
}

function answerWith(options: OpenAiModelOptions): Model['answer'] {
  const { silence = SILENCE_LIMITS, variables = VARIABLES } = options;
  const client = createClient(options);
  const optional = new OptionalParameters({
    maxTokens: options.maxTokens,
    lengthName: options.baseUrl ? 'max_tokens' : 'max_completion_tokens',
  });
  return async function* (request, signal) {
    const watch = new SilenceWatch(silence, signal);
    try {
      yield* streamAnswer(request, { client, optional, watch, model: options.model ?? request.model });
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      if (watch.signal.aborted) throw watch.signal.reason;
      throw toFailure(thrown, { started: watch.hasBegun, variables });
    } finally {
      watch.end();
    }
  };
}

type Asking = { client: OpenAI; optional: OptionalParameters; watch: SilenceWatch; model: string };

async function* streamAnswer(request: ModelRequest, asking: Asking): AsyncGenerator<ModelEvent> {
  const names = namesIn(request);
  const tools = toOpenAiTools(request.tools, names);
  const stream = await create(asking, {
    model: asking.model,
    stream: true,
    messages: toMessages(request, names, createFence()),
    ...(tools.length > 0 && { tools }),
  });
  const reading = new AnswerReading();
  for await (const chunk of stream) {
    asking.watch.heard();
    yield* reading.take(chunk);
  }
  yield* reading.end(names);
}

async function create(
  { client, optional, watch }: Asking,
  params: OpenAI.ChatCompletionCreateParamsStreaming,
): Promise<AsyncIterable<unknown>> {
  for (;;) {
    const sent = optional.for(params.tools !== undefined);
    try {
      return await client.chat.completions.create({ ...params, ...sent }, { signal: watch.signal });
    } catch (thrown) {
      if (!optional.learnFrom(thrown, sent)) throw thrown;
    }
  }
}

function createClient({ apiKey, baseUrl }: OpenAiModelOptions): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    ...(baseUrl && { baseURL: baseUrl, organization: null, project: null }),
    // Retries and time-outs are the same for every provider, and ours.
    maxRetries: 0,
    timeout: 2 ** 31 - 1,
    // The SDK's own log repeats what it could not parse, and that may be content of a page.
    logLevel: 'off',
  });
}
