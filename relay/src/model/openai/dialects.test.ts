import { afterAll, describe, expect, test } from 'vitest';
import { BROWSER_TOOLS } from '../../../testing/browser-tools.ts';
import {
  type CompletionDialect,
  DEEPSEEK,
  GEMINI,
  MISTRAL,
  OLLAMA,
  OPENAI,
} from '../../../testing/completion-dialects.ts';
import { completionText } from '../../../testing/received-completion.ts';
import { collect } from '../../../testing/scripted-answer.ts';
import { startScriptedCompletionsApi } from '../../../testing/scripted-completions-api.ts';
import { startScriptedMessagesApi } from '../../../testing/scripted-messages-api.ts';
import { say } from '../../../testing/scripted-reply.ts';
import { closeOpenCall, type ResultTurn, type ToolCall, type Turn } from '../../history/turn.ts';
import { createAnthropicModel } from '../anthropic/anthropic-model.ts';
import type { Model, ModelRequest } from '../model.ts';
import { createOpenAiModel } from './openai-model.ts';

function call(number: number): ToolCall {
  return { id: `tool_${number}`, name: 'page_action', arguments: '{"actions":[]}', place: 'browser' };
}

function called(number: number, text = ''): Turn {
  return { role: 'assistant', text, call: call(number) };
}

function result(number: number): ResultTurn {
  return { role: 'result', call: call(number), content: '{"success":true}', failed: false };
}

const GO: Turn = { role: 'user', text: 'go' };
const OTHER: Turn = { role: 'user', text: 'something else' };
const ANSWER: Turn = { role: 'assistant', text: 'Done.' };
const PICTURE = { kind: 'kept' as const, items: [{ mediaType: 'image/png' as const, data: 'iVBORw0KGgo=' }] };

const HISTORIES: [what: string, turns: readonly Turn[]][] = [
  ['a first message', [GO]],
  ['a result', [GO, called(1, 'I propose this.'), result(1)]],
  ['the second result of a turn', [GO, called(1), result(1), called(2), result(2)]],
  ['a message after an answer', [GO, called(1), result(1), ANSWER, OTHER]],
  ['a message instead of a decision', [...closeOpenCall([GO, called(1)]), OTHER]],
  ['a message after a result whose answer failed', [GO, called(1), result(1), OTHER]],
  ['a message after a message whose answer failed', [GO, OTHER]],
  ['a message after a text that was cut off', [GO, ANSWER, OTHER]],
  ['a result with a picture', [GO, called(1), { ...result(1), images: PICTURE }]],
];

const PAGE = { url: 'https://p.test/', title: 'P', elements: [{ id: 'e_1', desc: 'button: Go' }] };

const endings: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(endings.map(end => end()))));

type Provider = { model: Model; prompts(): string[]; questions(): number };

async function completions(dialect: CompletionDialect): Promise<Provider> {
  const api = await startScriptedCompletionsApi([say('hello')], dialect);
  endings.push(() => api.stop());
  const model = createOpenAiModel({ name: 'm', apiKey: 'key', baseUrl: api.url, images: true });
  return {
    model,
    prompts: () => api.requests.map(completionText),
    questions: () => api.requests.length,
  };
}

async function messages(): Promise<Provider> {
  const api = await startScriptedMessagesApi([say('hello')]);
  endings.push(() => api.stop());
  const model = createAnthropicModel({ apiKey: 'key', baseUrl: api.url });
  return {
    model,
    prompts: () => api.requests.map(request => JSON.stringify(request.messages)),
    questions: () => api.requests.length,
  };
}

describe.each<[name: string, start: () => Promise<Provider>]>([
  ['OpenAI', () => completions(OPENAI)],
  ['Anthropic', messages],
  ['Mistral', () => completions(MISTRAL)],
  ['Gemini', () => completions(GEMINI)],
  ['DeepSeek', () => completions(DEEPSEEK)],
  ['Ollama', () => completions(OLLAMA)],
])('%s', async (_, start) => {
  const { model, prompts, questions } = await start();

  test.each(HISTORIES)('takes the page with %s', async (_what, turns) => {
    const request: ModelRequest = { model: 'm', system: 'You.', tools: BROWSER_TOOLS, turns, page: PAGE };
    const events = await collect(model, request);
    expect(events.map(event => (event.kind === 'text' ? event.text : '')).join('')).toBe('hello');
    const prompt = prompts().at(-1) ?? '';
    expect(prompt.match(/<page_context /g)).toHaveLength(1);
    expect(prompt.slice(prompt.lastIndexOf('</page_context '))).toMatch(
      /^<\/page_context [0-9a-f]{32}>["}\]]*$/,
    );
  });

  test('learns what it demands from one refusal each', async () => {
    const before = questions();
    await collect(model, {
      model: 'm',
      system: '',
      tools: BROWSER_TOOLS,
      turns: [GO, called(1), result(1)],
      page: PAGE,
    });
    expect(questions() - before).toBe(1);
  });
});

test('the parts of an answer of Mistral: its text, without its reasoning', async () => {
  const chunk = (content: unknown, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta: { content }, finish_reason }],
  });
  const api = await startScriptedCompletionsApi(
    [
      {
        kind: 'chunks',
        chunks: [
          chunk([{ type: 'thinking', thinking: [{ type: 'text', text: 'never shown' }] }]),
          chunk([
            { type: 'text', text: 'Hel' },
            { type: 'reference', reference_ids: [1] },
          ]),
          chunk([{ type: 'text', text: 'lo' }]),
          chunk('!', 'stop'),
        ],
      },
    ],
    MISTRAL,
  );
  endings.push(() => api.stop());
  const model = createOpenAiModel({ name: 'm', apiKey: 'key', baseUrl: api.url });
  const events = await collect(model, { model: 'm', system: '', tools: [], turns: [GO], page: undefined });
  expect(events.map(event => (event.kind === 'text' ? event.text : '')).join('')).toBe('Hello!');
});
