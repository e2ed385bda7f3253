import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readEnvironment } from './environment.ts';

function fileOf(content: unknown): string {
  const path = join(temporaryFolder(), 'models.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function modelsOf(environment: Record<string, string>) {
  const reading = readEnvironment(environment);
  if (reading.kind === 'problems') throw new Error(reading.problems.join('\n'));
  return reading.settings.models;
}

function problemsOf(environment: Record<string, string>): string[] {
  const reading = readEnvironment(environment);
  return reading.kind === 'problems' ? reading.problems : [];
}

describe('in short', () => {
  test('a local server needs no key', () => {
    const models = modelsOf({
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_MODEL: 'qwen3:8b, llama3.2',
      OPENAI_TOOLS: 'prompt',
      OPENAI_IMAGES: 'yes',
      OPENAI_CONTEXT_TOKENS: '16000',
      MODEL_IDLE_SECONDS: '5',
      MODEL_FALLBACK: 'llama3.2',
    });
    expect(models).toMatchObject([
      {
        provider: 'openai',
        fallback: 'llama3.2',
        options: {
          name: 'qwen3:8b',
          tools: 'prompt',
          images: true,
          contextTokens: 16_000,
          silence: { firstByte: 120_000, idle: 5000 },
        },
      },
      { options: { name: 'llama3.2' } },
    ]);
  });

  test('takes both providers, and ignores an OpenAI key alone', () => {
    const keys = { ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'b' };
    expect(modelsOf({ ...keys, OPENAI_MODEL: 'gpt-x' }).map(model => model.provider)).toEqual([
      'anthropic',
      'openai',
    ]);
    expect(modelsOf({ OPENAI_API_KEY: 'not a key' })).toEqual([]);
    expect(modelsOf({ ANTHROPIC_API_KEY: 'a\n' })).toMatchObject([{ options: { apiKey: 'a' } }]);
  });

  test.each<[environment: Record<string, string>, variable: string]>([
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'OPENAI_MODEL'],
    [{ OPENAI_MODEL: 'gpt-x' }, 'OPENAI_API_KEY'],
    [{ OPENAI_TOOLS: 'some' }, 'OPENAI_TOOLS'],
    [{ OPENAI_CONTEXT_TOKENS: '8k' }, 'OPENAI_CONTEXT_TOKENS'],
    [{ MODEL_IDLE_SECONDS: '0' }, 'MODEL_IDLE_SECONDS'],
    [{ ANTHROPIC_API_KEY: '“sk-x”' }, 'ANTHROPIC_API_KEY'],
    [{ ANTHROPIC_API_KEY: 'a', ANTHROPIC_BASE_URL: 'http://127.0.0.1:1?key=x' }, 'ANTHROPIC_BASE_URL'],
    [{ OPENAI_API_KEY: 'sk-a sk-b', OPENAI_MODEL: 'gpt-x' }, 'OPENAI_API_KEY'],
  ])('%j is refused', (environment, variable) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${variable}: [A-Z]`))]);
  });
});

describe('a file', () => {
  const LOCAL = {
    name: 'qwen',
    provider: 'openai',
    baseUrl: 'http://127.0.0.1:1/v1',
    model: 'qwen3:8b',
    tools: 'prompt',
  };

  test('of several, with keys by the names of their variables', () => {
    const claude = {
      name: 'claude',
      provider: 'anthropic',
      model: 'claude-x',
      fallback: 'qwen',
      idleSeconds: 9,
    };
    const path = fileOf([claude, LOCAL, { ...LOCAL, name: 'far', apiKeyEnv: 'FAR_KEY' }]);
    const models = modelsOf({
      RELAY_MODELS: path,
      ANTHROPIC_API_KEY: 'a',
      OPENAI_API_KEY: 'mine',
      FAR_KEY: 'f',
    });
    expect(models).toMatchObject([
      {
        provider: 'anthropic',
        fallback: 'qwen',
        options: { apiKey: 'a', name: 'claude', silence: { idle: 9000 } },
      },
      { provider: 'openai', options: { name: 'qwen', model: 'qwen3:8b' } },
      { options: { apiKey: 'f', variables: { key: 'FAR_KEY' } } },
    ]);
    // The key for OpenAI itself is sent to no other host.
    expect(JSON.stringify(models)).not.toContain('mine');
  });

  test.each<[what: string, content: unknown, problem: RegExp]>([
    ['no JSON', '[{', /^RELAY_MODELS: The file must hold a JSON list/],
    ['nothing in it', [], /^RELAY_MODELS: The file must hold a JSON list/],
    [
      'an unknown provider',
      [{ name: 'x', provider: 'canary' }],
      /at 0\.provider: Expected "anthropic" or "openai"$/,
    ],
    ['an empty name', [{ ...LOCAL, name: '' }], /at 0\.name: Expected text that is not empty$/],
    ['too few tokens', [{ ...LOCAL, contextTokens: 0 }], /at 0\.contextTokens: Expected at least 1$/],
    ['too many seconds', [{ ...LOCAL, idleSeconds: 9999 }], /at 0\.idleSeconds: Expected at most 3600$/],
    [
      'a key in the place of its name',
      [{ ...LOCAL, apiKeyEnv: 'sk-canary' }],
      /at 0\.apiKeyEnv: Expected the name/,
    ],
    ['an unknown key', [{ ...LOCAL, temprature: 'canary' }], /at 0: There is no "temprature" here$/],
    [
      'a key with other capitals',
      [{ ...LOCAL, baseurl: 'canary' }],
      /at 0: There is no "baseurl" here\. Did you mean "baseUrl"\?$/,
    ],
    [
      'keys with a slip',
      [{ ...LOCAL, context_tokens: 1, apiKey: 'canary', price: 1 }],
      /at 0: There is no "context_tokens", "apiKey", "price" here\. Did you mean "contextTokens", "apiKeyEnv", "prices"\?$/,
    ],
    [
      'a price with a slip',
      [{ ...LOCAL, prices: { currency: 'USD', input: 1, output: 1, cacheread: 1 } }],
      /at 0\.prices: There is no "cacheread" here\. Did you mean "cacheRead"\?$/,
    ],
    ['two of a name', [LOCAL, LOCAL], /at 1\.name: /],
    ['a fall-back that is not there', [{ ...LOCAL, fallback: 'canary' }], /at 0\.fallback: Names no model/],
    ['a fall-back to itself', [{ ...LOCAL, fallback: 'qwen' }], /at 0\.fallback: /],
    ['a key that is missing', [{ ...LOCAL, apiKeyEnv: 'FAR_KEY' }], /^FAR_KEY: The model "qwen" needs a key/],
  ])('%s is refused', (_, content, problem) => {
    const problems = problemsOf({ RELAY_MODELS: fileOf(content) });
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain('canary');
  });

  test('one that is not there', () => {
    expect(problemsOf({ RELAY_MODELS: '/nope/models.json' })).toEqual([
      "RELAY_MODELS: The file can't be read: /nope/models.json is not there (ENOENT). Name one that holds a JSON list of models.",
    ]);
    // A value that is no path may be anything, even a key that was pasted into the wrong line.
    for (const given of ['sk-canary', '[{"name": "./canary"}]']) {
      expect(problemsOf({ RELAY_MODELS: given })).toEqual([
        expect.stringMatching(/^RELAY_MODELS: The file can't be read: it is not there/),
      ]);
    }
  });
});
