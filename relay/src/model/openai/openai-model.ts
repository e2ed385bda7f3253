import type { IncomingMessage } from 'node:http';
import OpenAI from 'openai';
import type { ProviderVariables } from '../../errors/model-failure.ts';
import { parseJson } from '../../json/parse-json.ts';
import { type NativeNames, namesIn, toOpenAiTools } from '../../prompt/native-tools.ts';
import { createFence } from '../../prompt/page-block.ts';
import type { Model, ModelRequest } from '../model.ts';
import { type ServingOptions, serveModel } from '../serving/serve-model.ts';
import { type ChooseAgent, createNodeFetch, streamOf } from '../transport/connections.ts';
import { NotAnEventStream, readInBatches } from '../transport/read-event-stream.ts';
import { type SilenceLimits, type SilenceWatch, watchAnswer } from '../transport/silence-watch.ts';
import { CompletionReading, isLast } from './completion-reading.ts';
import { namingErrors } from './error-bodies.ts';
import { ServerHabits } from './server-habits.ts';
import { readStreamFailure, toFailure } from './to-failure.ts';
import { toMessages } from './to-messages.ts';

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
  /** For a proxy; by default connections are direct. */
  chooseAgent?: ChooseAgent | undefined;
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
  const habits = new ServerHabits(options.maxTokens, lengthName);
  const create = async (
    { request, names }: { request: ModelRequest; names: NativeNames },
    signal: AbortSignal,
  ): Promise<IncomingMessage> => {
    const tools = toOpenAiTools(request.tools, names);
    for (;;) {
      const sent = habits.parameters(tools.length > 0);
      const messages = toMessages(request, { names, fence: createFence(), additions: habits.additions });
      const params = { model: options.model ?? options.name, stream: true as const, messages, ...sent };
      try {
        const asked = client.chat.completions.create(
          { ...params, ...(tools.length > 0 && { tools }) },
          { signal },
        );
        const response = await asked.asResponse();
        return streamOf(response) ?? refuseAnswer(await response.text());
      } catch (thrown) {
        if (!habits.learnFrom(thrown, sent)) throw thrown;
      }
    }
  };
  return (request, signal, say) => {
    const ask = async (watch: SilenceWatch): Promise<void> => {
      const names = namesIn(request);
      const body = await create({ request, names }, watch.signal);
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

function createClient({ apiKey, baseUrl, chooseAgent }: OpenAiModelOptions): OpenAI {
  return new OpenAI({
    // The SDK requires one; none is sent.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
    ...(baseUrl && { baseURL: baseUrl, organization: null, project: null }),
    // Retries and time-outs are the same for every provider.
    maxRetries: 0,
    timeout: 2 ** 31 - 1,
    fetch: namingErrors(createNodeFetch(chooseAgent)),
    // The SDK's log repeats what it could not parse, which may be page content.
    logLevel: 'off',
  });
}
