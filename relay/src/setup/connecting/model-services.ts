import type { ModelSettings } from '../../settings/models.ts';

/** A service in the cloud, or a kind of server on this computer, that answers as a model. */
export type Service = {
  id: ServiceId;
  /** Its own name for itself, in every language. */
  name: string;
  provider: ModelSettings['provider'];
  /** As providers' clients take it; empty where the person enters it. */
  address: string;
  needs: 'key' | 'nothing' | 'address';
  /** The page where its keys are made. */
  keyPage?: string;
  /** The names of models to prefer, the best first. */
  prefers: readonly RegExp[];
  /** Whether a model takes pictures, where the service's own list does not say it. */
  takesPictures(model: string): boolean;
};

export const SERVICE_IDS = [
  'anthropic',
  'openai',
  'deepseek',
  'qwen',
  'gemini',
  'mistral',
  'ollama',
  'lmstudio',
  'llamacpp',
  'vllm',
  'other',
] as const;
type ServiceId = (typeof SERVICE_IDS)[number];

const none = (): boolean => false;
const all = (): boolean => true;

/** Addresses from each service's documentation of its API. */
const CLOUD: readonly Service[] = [
  {
    id: 'anthropic',
    name: 'Anthropic (Claude)',
    provider: 'anthropic',
    address: 'https://api.anthropic.com',
    needs: 'key',
    keyPage: 'https://console.anthropic.com/settings/keys',
    prefers: [/sonnet/, /opus/],
    takesPictures: all,
  },
  {
    id: 'openai',
    name: 'OpenAI (GPT)',
    provider: 'openai',
    address: 'https://api.openai.com/v1',
    needs: 'key',
    keyPage: 'https://platform.openai.com/api-keys',
    prefers: [/^gpt-\d+(\.\d+)?$/, /^gpt-\d+(\.\d+)?-mini$/, /^gpt-/],
    takesPictures: model => /^(gpt-4o|gpt-4\.|gpt-[5-9]|o\d)/.test(model),
  },
  {
    id: 'deepseek',
    name: 'DeepSeek',
    provider: 'openai',
    address: 'https://api.deepseek.com/v1',
    needs: 'key',
    keyPage: 'https://platform.deepseek.com/api_keys',
    prefers: [/^deepseek-chat$/],
    takesPictures: none,
  },
  {
    id: 'qwen',
    name: '通义千问 Qwen',
    provider: 'openai',
    address: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    needs: 'key',
    keyPage: 'https://bailian.console.aliyun.com/?tab=model#/api-key',
    prefers: [/^qwen[\d.]*-plus$/, /^qwen[\d.]*-max$/, /^qwen/],
    takesPictures: model => /vl|omni|qvq/.test(model),
  },
  {
    id: 'gemini',
    name: 'Google Gemini',
    provider: 'openai',
    address: 'https://generativelanguage.googleapis.com/v1beta/openai',
    needs: 'key',
    keyPage: 'https://aistudio.google.com/apikey',
    prefers: [/gemini-[\d.]+-flash$/, /gemini-[\d.]+-pro$/, /gemini/],
    takesPictures: model => model.includes('gemini'),
  },
  {
    id: 'mistral',
    name: 'Mistral',
    provider: 'openai',
    address: 'https://api.mistral.ai/v1',
    needs: 'key',
    keyPage: 'https://console.mistral.ai/api-keys',
    prefers: [/^mistral-medium-latest$/, /^mistral-large-latest$/, /^mistral/],
    takesPictures: none,
  },
];

const OTHER: Service = {
  id: 'other',
  name: '',
  provider: 'openai',
  address: '',
  needs: 'address',
  prefers: [],
  takesPictures: none,
};

const onThisComputer = (id: ServiceId, name: string, port: number): Service => ({
  id,
  name,
  provider: 'openai',
  address: `http://127.0.0.1:${port}/v1`,
  needs: 'nothing',
  prefers: [/^qwen/, /^gpt-oss/, /^llama/, /^mistral/],
  takesPictures: none,
});

/** On their usual ports. */
export const LOCAL_SERVICES: readonly Service[] = [
  onThisComputer('ollama', 'Ollama', 11434),
  onThisComputer('lmstudio', 'LM Studio', 1234),
  onThisComputer('llamacpp', 'llama.cpp', 8080),
  onThisComputer('vllm', 'vLLM', 8000),
];

/** Those that the person enters a key or an address for. */
export const ENTERED_SERVICES: readonly Service[] = [...CLOUD, OTHER];

const ALL: readonly Service[] = [...LOCAL_SERVICES, ...ENTERED_SERVICES];

export function serviceOf(id: ServiceId): Service {
  return ALL.find(service => service.id === id) ?? OTHER;
}
