import * as z from 'zod';
import type { AnthropicModelOptions } from '../model/anthropic/anthropic-model.ts';
import type { OpenAiModelOptions } from '../model/openai/openai-model.ts';
import { SILENCE_LIMITS, type SilenceLimits } from '../model/transport/silence-watch.ts';
import { type ModelEntry, modelsFileSchema } from './models-file.ts';
import { baseAddressSchema, listSchema } from './value-schemas.ts';

const countSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: 'Expected a number of tokens' })
  .transform(Number);

const secondsSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, { error: 'Expected a number of seconds' })
  .transform(Number);

const KEY_EXPECTED = 'Expected a key of plain letters, digits and marks, without spaces';
/** Goes into a header. A trailing line end from a file is dropped. */
const keySchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, { error: KEY_EXPECTED });

/** A file of models, or its short form in variables. */
export const modelVariables = z.object({
  RELAY_MODELS: modelsFileSchema.optional(),
  ANTHROPIC_API_KEY: keySchema.optional(),
  ANTHROPIC_BASE_URL: baseAddressSchema.optional(),
  ANTHROPIC_MODEL: z.string().optional(),
  OPENAI_API_KEY: z.string().trim().optional(),
  OPENAI_BASE_URL: baseAddressSchema.optional(),
  OPENAI_MODEL: listSchema(name => name, 'Expected names of models').optional(),
  OPENAI_TOOLS: z.enum(['native', 'prompt'], { error: 'Expected native or prompt' }).optional(),
  OPENAI_IMAGES: z
    .enum(['yes', 'no'], { error: 'Expected yes or no' })
    .transform(given => given === 'yes')
    .optional(),
  OPENAI_CONTEXT_TOKENS: countSchema.optional(),
  OPENAI_MAX_TOKENS: countSchema.optional(),
  MODEL_FALLBACK: z.string().optional(),
  MODEL_FIRST_BYTE_SECONDS: secondsSchema.optional(),
  MODEL_IDLE_SECONDS: secondsSchema.optional(),
});

export type ModelSettings = { fallback?: string | undefined } & (
  | { provider: 'anthropic'; options: AnthropicModelOptions }
  | { provider: 'openai'; options: OpenAiModelOptions }
);

type Variables = z.output<typeof modelVariables>;
/** Reports a wrong variable. */
type Refuse = (variable: string, message: string) => void;

/** The first is the default. `environment` holds the keys that entries of the file name. */
export function modelSettings(
  variables: Variables,
  environment: Readonly<Record<string, unknown>>,
  refuse: Refuse,
): ModelSettings[] {
  const entries = variables.RELAY_MODELS;
  const silence = silenceOf(variables.MODEL_FIRST_BYTE_SECONDS, variables.MODEL_IDLE_SECONDS, SILENCE_LIMITS);
  if (entries && variables.MODEL_FALLBACK)
    refuse('MODEL_FALLBACK', 'With RELAY_MODELS, a model\'s "fallback" in that file names its fallback.');
  if (entries) return entries.map(entry => fromEntry(entry, { environment, silence, refuse }));
  const models = [...anthropicInShort(variables, silence), ...openAiInShort(variables, silence, refuse)];
  if (models.length === 0 && variables.MODEL_FALLBACK)
    refuse('MODEL_FALLBACK', 'There is no model to fall back from: set a key or OPENAI_MODEL.');
  return models.map(settings => ({ ...settings, fallback: variables.MODEL_FALLBACK }));
}

/** The variables with the keys of the file's entries. */
export function keyVariables({ RELAY_MODELS: entries = [] }: Variables): string[] {
  return entries.flatMap(({ apiKeyEnv }) => apiKeyEnv ?? []);
}

/** All names of Claude are passed on. */
function anthropicInShort(variables: Variables, silence: SilenceLimits): ModelSettings[] {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL: model } = variables;
  return apiKey ? [{ provider: 'anthropic', options: { apiKey, baseUrl, model, silence } }] : [];
}

/** A key alone is not enough: many machines have one in their environment. Local servers need none. */
function openAiInShort(variables: Variables, silence: SilenceLimits, refuse: Refuse): ModelSettings[] {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: names = [] } = variables;
  if (baseUrl && names.length === 0) refuse('OPENAI_MODEL', 'Name the model to use at OPENAI_BASE_URL.');
  if (!baseUrl && !apiKey && names.length > 0)
    refuse('OPENAI_API_KEY', 'OPENAI_MODEL needs a key, or the OPENAI_BASE_URL of a server that needs none.');
  if (apiKey && names.length > 0 && !keySchema.safeParse(apiKey).success)
    refuse('OPENAI_API_KEY', KEY_EXPECTED);
  return names.map(name => ({
    provider: 'openai',
    options: {
      name,
      apiKey,
      baseUrl,
      silence,
      tools: variables.OPENAI_TOOLS ?? 'native',
      images: variables.OPENAI_IMAGES ?? false,
      contextTokens: variables.OPENAI_CONTEXT_TOKENS,
      maxTokens: variables.OPENAI_MAX_TOKENS,
    },
  }));
}

const KEYS = { anthropic: 'ANTHROPIC_API_KEY', openai: 'OPENAI_API_KEY' } as const;

type EntryContext = {
  environment: Readonly<Record<string, unknown>>;
  silence: SilenceLimits;
  refuse: Refuse;
};

function fromEntry(entry: ModelEntry, { environment, silence, refuse }: EntryContext): ModelSettings {
  const { provider, fallback, baseUrl, apiKeyEnv, firstByteSeconds, idleSeconds, ...more } = entry;
  // The usual key is for the usual address only: another address needs an explicit key.
  const variable = apiKeyEnv ?? (baseUrl ? undefined : KEYS[provider]);
  const apiKey = keyIn(environment, variable);
  if (variable && !apiKey)
    refuse(
      variable,
      `The model "${entry.name}" needs a key in this variable, of plain letters, digits and marks.`,
    );
  const options = {
    ...more,
    baseUrl,
    silence: silenceOf(firstByteSeconds, idleSeconds, silence),
    variables: { key: variable ?? 'apiKeyEnv', address: 'baseUrl' },
  };
  return provider === 'anthropic'
    ? { provider, fallback, options: { ...options, apiKey: apiKey ?? 'none' } }
    : { provider, fallback, options: { ...options, apiKey } };
}

function silenceOf(
  firstByteSeconds: number | undefined,
  idleSeconds: number | undefined,
  { firstByte, idle }: SilenceLimits,
): SilenceLimits {
  return {
    firstByte: firstByteSeconds ? firstByteSeconds * 1000 : firstByte,
    idle: idleSeconds ? idleSeconds * 1000 : idle,
  };
}

function keyIn(
  environment: Readonly<Record<string, unknown>>,
  variable: string | undefined,
): string | undefined {
  return keySchema.safeParse(variable && environment[variable]).data;
}
