import * as z from 'zod';
import { reasonOf } from '../../errors/system-error.ts';
import { parseJson } from '../../json/parse-json.ts';
import { type ChooseAgent, createNodeFetch } from '../../model/transport/connections.ts';
import type { Service } from './model-services.ts';

/** A model that a service lists, with what the list says of it. */
export type ListedModel = {
  id: string;
  images?: boolean | undefined;
  contextTokens?: number | undefined;
  /** Seconds since 1970. */
  created?: number | undefined;
};

export type Listing =
  | { kind: 'listed'; models: readonly ListedModel[] }
  | { kind: 'failed'; because: ListingFailure; reason?: string | undefined };

/** `no-list`: something answered, but not with a list of models. */
export type ListingFailure = 'key-refused' | 'unreachable' | 'no-list';

export type Place = { service: Service; address: string; key?: string | undefined };

const MAX_BYTES = 8_000_000;

/** Asks `GET /models`, as OpenAI (https://platform.openai.com/docs/api-reference/models) and Anthropic document it. */
export async function listModels(
  { service, address, key }: Place,
  { signal, chooseAgent }: { signal: AbortSignal; chooseAgent?: ChooseAgent | undefined },
): Promise<Listing> {
  const base = address.replace(/\/$/, '');
  const isAnthropic = service.provider === 'anthropic';
  try {
    const ask = createNodeFetch(chooseAgent, MAX_BYTES);
    const path = isAnthropic ? '/v1/models?limit=200' : '/models';
    const response = await ask(base + path, { headers: headersFor(isAnthropic, key), signal });
    if (response.status === 401 || response.status === 403) return { kind: 'failed', because: 'key-refused' };
    const models = response.ok ? readModels(await response.text()) : undefined;
    return models ? { kind: 'listed', models } : { kind: 'failed', because: 'no-list' };
  } catch (thrown) {
    return { kind: 'failed', because: 'unreachable', reason: reasonOf(thrown) };
  }
}

/** The version of the list as Anthropic documents it: https://docs.anthropic.com/en/api/models-list. */
const ANTHROPIC_VERSION = '2023-06-01';

function headersFor(isAnthropic: boolean, key: string | undefined): Record<string, string> {
  const accept = { accept: 'application/json' };
  if (key === undefined) return accept;
  if (isAnthropic) return { ...accept, 'x-api-key': key, 'anthropic-version': ANTHROPIC_VERSION };
  return { ...accept, authorization: `Bearer ${key}` };
}

const tokens = z.number().int().positive().optional().catch(undefined);

/** Further keys of LM Studio, llama.cpp, Mistral, OpenRouter and vLLM, each by its own documentation. */
const listedSchema = z.object({
  id: z.string().min(1).max(200),
  created: z.number().optional().catch(undefined),
  created_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  max_model_len: tokens,
  context_length: tokens,
  max_context_length: tokens,
  loaded_context_length: tokens,
  capabilities: z
    .object({ vision: z.boolean().optional().catch(undefined) })
    .optional()
    .catch(undefined),
  architecture: z
    .object({ input_modalities: z.array(z.string()).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  meta: z.object({ n_ctx: tokens }).optional().catch(undefined),
});

const listSchema = z.object({ data: z.array(z.unknown()) });

/** An entry that can't be read is left out. */
function readModels(text: string): ListedModel[] | undefined {
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success) return undefined;
  return list.data.data.flatMap(entry => {
    const { data } = listedSchema.safeParse(entry);
    return data && answersInText(data) ? [toListed(data)] : [];
  });
}

type Listed = z.output<typeof listedSchema>;

function toListed(entry: Listed): ListedModel {
  const { capabilities, architecture, created_at } = entry;
  return {
    id: entry.id.replace(/^models\//, ''),
    images: capabilities?.vision ?? architecture?.input_modalities?.includes('image') ?? isVision(entry),
    contextTokens:
      entry.loaded_context_length ??
      entry.max_model_len ??
      entry.context_length ??
      entry.max_context_length ??
      entry.meta?.n_ctx,
    created: entry.created ?? (created_at === undefined ? undefined : Date.parse(created_at) / 1000),
  };
}

function isVision({ type }: Listed): boolean | undefined {
  return type === 'vlm' ? true : type === 'llm' ? false : undefined;
}

const OTHER_PURPOSES =
  /embed|rerank|whisper|tts|audio|speech|realtime|transcri|moderation|dall-e|image|imagen|veo|sora|babbage|davinci|instruct|search|ocr|aqa|wan\d|asr/i;

function answersInText({ id, type }: Listed): boolean {
  return type !== 'embeddings' && !OTHER_PURPOSES.test(id);
}

/** The best known first; else the newest. */
export function preferredModel(service: Service, models: readonly ListedModel[]): ListedModel | undefined {
  for (const pattern of service.prefers) {
    const [newest] = byAge(models.filter(model => pattern.test(model.id)));
    if (newest) return newest;
  }
  return byAge(models)[0];
}

function byAge(models: readonly ListedModel[]): ListedModel[] {
  return models.toSorted((one, other) => (other.created ?? 0) - (one.created ?? 0));
}
