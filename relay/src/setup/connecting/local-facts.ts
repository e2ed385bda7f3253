import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { createNodeFetch } from '../../model/transport/connections.ts';
import type { Connection } from './connection.ts';

/** What a local server says of a model beyond the list that all servers have. */
export type LocalFacts = { images?: boolean | undefined; contextTokens?: number | undefined };

/** Milliseconds. */
const DEADLINE = 2_000;

/** A server that does not say it gives nothing. */
export async function readLocalFacts({
  service,
  address,
  model,
}: Pick<Connection, 'service' | 'address' | 'model'>): Promise<LocalFacts> {
  const base = new URL(address).origin;
  switch (service) {
    case 'ollama':
      return await ollamaFacts(base, model);
    case 'lmstudio':
      return await studioFacts(base, model);
    case 'llamacpp':
      return await llamaFacts(base);
    default:
      return {};
  }
}

const shownSchema = z.object({ capabilities: z.array(z.string()) });
const runningSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().int().positive().optional() })),
});

/** https://github.com/ollama/ollama/blob/main/docs/api.md: what a loaded model can read is in the list of running ones. */
async function ollamaFacts(base: string, model: string): Promise<LocalFacts> {
  const [shown, running] = await Promise.all([
    askJson(`${base}/api/show`, shownSchema, { model }),
    askJson(`${base}/api/ps`, runningSchema),
  ]);
  return {
    images: shown?.capabilities.includes('vision'),
    contextTokens: running?.models.find(({ name }) => name === model)?.context_length,
  };
}

const studioSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      loaded_context_length: z.number().int().positive().optional(),
    }),
  ),
});

/** https://lmstudio.ai/docs/app/api/endpoints/rest */
async function studioFacts(base: string, model: string): Promise<LocalFacts> {
  const listed = await askJson(`${base}/api/v0/models`, studioSchema);
  const found = listed?.data.find(({ id }) => id === model);
  return { images: found && found.type === 'vlm', contextTokens: found?.loaded_context_length };
}

const propsSchema = z.object({
  default_generation_settings: z.object({ n_ctx: z.number().int().positive() }),
  modalities: z.object({ vision: z.boolean() }).optional(),
});

/** https://github.com/ggml-org/llama.cpp/tree/master/tools/server */
async function llamaFacts(base: string): Promise<LocalFacts> {
  const props = await askJson(`${base}/props`, propsSchema);
  return { images: props?.modalities?.vision, contextTokens: props?.default_generation_settings.n_ctx };
}

async function askJson<Answer>(
  address: string,
  schema: z.ZodType<Answer>,
  body?: object,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(DEADLINE);
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const response = await createNodeFetch()(address, { ...sent, headers, signal }).catch(() => undefined);
  return response && schema.safeParse(parseJson(await response.text())).data;
}
