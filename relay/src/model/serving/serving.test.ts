import { describe, expect, test } from 'vitest';
import { collect } from '../../../testing/scripted-answer.ts';
import { ModelFailure, type ModelFailureCode, type ModelFailureOptions } from '../../errors/model-failure.ts';
import { estimateTokens, estimateTurn } from '../../history/estimate-tokens.ts';
import type { Model, ModelEvent, ModelNotice, ModelRequest } from '../model.ts';
import { retrying } from './retrying.ts';
import { pricing, withinBudget, withoutImages } from './serve-model.ts';
import { withFallback } from './with-fallback.ts';

const REQUEST: ModelRequest = {
  model: 'first',
  system: 's',
  tools: [],
  turns: [{ role: 'user', text: 'hi' }],
  page: undefined,
};
const USAGE = { input_tokens: 1_000_000, output_tokens: 500_000, cache_read_input_tokens: 2_000_000 };

type Step = readonly ModelEvent[] | ModelFailure | readonly [...ModelEvent[], ModelFailure];

/** Gives the steps of an answer, one answer after the other; the last is repeated. */
function scripted(name: string, answers: readonly Step[]): { model: Model; asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  const model: Model = {
    name,
    title: name,
    accepts: given => given === name,
    async answer(request, _signal, say) {
      const answer = answers[asked.length] ?? answers.at(-1) ?? [];
      asked.push(request);
      for (const step of [answer].flat()) {
        if (step instanceof ModelFailure) throw step;
        say([step]);
      }
    },
  };
  return { model, asked };
}

async function ask(model: Model, notices: ModelNotice[] = [], signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  const request = { ...REQUEST, notice: (notice: ModelNotice) => void notices.push(notice) };
  try {
    await model.answer(request, signal, emitted => events.push(...emitted));
    return { events, failure: undefined };
  } catch (thrown) {
    return { events, failure: thrown instanceof ModelFailure ? thrown.code : String(thrown) };
  }
}

function early(code: ModelFailureCode, options: ModelFailureOptions = {}): ModelFailure {
  return new ModelFailure(code, { isEarly: true, ...options });
}

const emitted = (text: string): ModelEvent => ({ kind: 'text', text });

describe('asking again', () => {
  function pausing(model: Model, random = 1): { model: Model; pauses: number[] } {
    const pauses: number[] = [];
    const wait = async (milliseconds: number): Promise<void> => void pauses.push(milliseconds);
    return { model: retrying(model, { wait, random: () => random }), pauses };
  }

  test.each<ModelFailureCode>([
    'model_rate_limited',
    'model_overloaded',
    'model_unreachable',
    'model_timed_out',
    'model_failed',
  ])('%s: retries twice, after growing pauses, and reports each retry', async code => {
    const { model, asked } = scripted('first', [early(code), early(code), [emitted('ok')]]);
    const notices: ModelNotice[] = [];
    const retried = pausing(model);
    expect(await ask(retried.model, notices)).toEqual({ events: [emitted('ok')], failure: undefined });
    expect([asked.length, retried.pauses]).toEqual([3, [500, 1000]]);
    expect(notices[1]).toEqual({ kind: 'retry', model: 'first', code, pause: 1000 });
    expect((await ask(pausing(scripted('first', [early(code)]).model).model)).failure).toBe(code);
  });

  test.each<ModelFailureCode>([
    'model_key_invalid',
    'model_request_refused',
    'model_unknown',
    'context_too_long',
  ])('%s: never', async code => {
    const { model, asked } = scripted('first', [early(code)]);
    expect((await ask(pausing(model).model)).failure).toBe(code);
    expect(asked).toHaveLength(1);
  });

  test('never retries after the answer has begun', async () => {
    const { model, asked } = scripted('first', [new ModelFailure('model_overloaded')]);
    await ask(pausing(model).model);
    expect(asked).toHaveLength(1);
  });

  test('jitters its pauses, and waits as long as the provider asks, up to a limit', async () => {
    const low = pausing(scripted('first', [early('model_failed')]).model, 0);
    await ask(low.model);
    expect(low.pauses).toEqual([250, 500]);
    const limited = pausing(scripted('first', [early('model_rate_limited', { retryAfter: 4000 })]).model, 0);
    await ask(limited.model);
    expect(limited.pauses).toEqual([4000, 4000]);
    const long = pausing(scripted('first', [early('model_rate_limited', { retryAfter: 60_000 })]).model);
    expect(await ask(long.model)).toMatchObject({ failure: 'model_rate_limited' });
    expect(long.pauses).toEqual([]);
  });

  test('a stop ends the pause', async () => {
    const stop = new AbortController();
    const asking = ask(retrying(scripted('first', [early('model_failed')]).model), [], stop.signal);
    stop.abort(new Error('stopped'));
    expect((await asking).failure).toBe('Error: stopped');
  });
});

describe('the fall-back', () => {
  const second = (): ReturnType<typeof scripted> => {
    const block = { kind: 'thinking' as const, text: 'x', signature: 'y' };
    return scripted('second', [
      [{ kind: 'reasoning', block }, emitted('I am second.'), { kind: 'usage', usage: USAGE }],
    ]);
  };

  test('answers when the first model is unavailable, and names itself in usage and notice', async () => {
    const { model } = scripted('first', [early('model_overloaded')]);
    const other = second();
    const notices: ModelNotice[] = [];
    const { events } = await ask(withFallback(model, { model: other.model, name: 'second' }), notices);
    expect(events).toEqual([
      emitted('I am second.'),
      { kind: 'usage', usage: { ...USAGE, model: 'second' } },
    ]);
    expect(notices).toEqual([
      {
        kind: 'fallback',
        model: 'first',
        code: 'model_overloaded',
        fallback: 'second',
        provider: undefined,
      },
    ]);
    expect(other.asked[0]?.model).toBe('second');
  });

  test.each<[what: string, failure: Step]>([
    ['a wrong key', early('model_key_invalid')],
    ['a refused request', early('model_request_refused')],
    ['an answer that has begun', [emitted('so'), new ModelFailure('model_overloaded')]],
  ])('not for %s', async (_, failure) => {
    const other = second();
    const { model } = scripted('first', [failure]);
    expect((await ask(withFallback(model, { model: other.model, name: 'second' }))).failure).toBeDefined();
    expect(other.asked).toEqual([]);
  });
});

test('prices an answer', async () => {
  const usage = { ...USAGE, cache_creation_input_tokens: 100_000 };
  const { model } = scripted('first', [[{ kind: 'usage', usage }]]);
  const prices = { currency: 'USD', input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };
  const { events } = await ask(pricing(model, prices));
  expect(events).toEqual([
    {
      kind: 'usage',
      usage: { ...usage, cost: { amount: expect.closeTo(3 + 7.5 + 0.6 + 0.375), currency: 'USD' } },
    },
  ]);
});

test('prices an answer without cache figures', async () => {
  const usage = { input_tokens: 1_000_000, output_tokens: 0 };
  const { model } = scripted('first', [[{ kind: 'usage', usage }]]);
  const { events } = await ask(pricing(model, { currency: 'USD', input: 3, output: 15 }));
  expect(events).toEqual([{ kind: 'usage', usage: { ...usage, cost: { amount: 3, currency: 'USD' } } }]);
});

test('sends a model as much as fits its context; a longer page moves the cut only in large steps', async () => {
  const turns = Array.from({ length: 60 }, (_, index) => [
    { role: 'user' as const, text: `${index} ${'word '.repeat(60)}` },
    { role: 'assistant' as const, text: 'ok' },
  ])
    .flat()
    .slice(0, -1);
  const page = (words: number) => ({ url: 'https://a.test/', title: 'word '.repeat(words), elements: [] });
  const { model, asked } = scripted('first', [[emitted('ok')]]);
  const fitted = withinBudget(model, { contextTokens: 5000, maxTokens: 500 });
  for (const words of [1, 20, 400]) await collect(fitted, { ...REQUEST, turns, page: page(words) });
  const [small, larger, largest] = asked.map(request => request.turns);
  expect(small?.length).toBeLessThan(turns.length);
  expect(small?.at(-1)).toEqual(turns.at(-1));
  expect(larger).toEqual(small);
  const size = (largest ?? []).reduce((sum, turn) => sum + estimateTurn(turn), 0);
  expect(size + estimateTokens(page(400).title)).toBeLessThan(5000 * 0.9 - 500);
});

test('tells a model without image support that there was a picture', async () => {
  const { model, asked } = scripted('first', [[emitted('ok')]]);
  const items = [{ mediaType: 'image/png' as const, data: 'AAAA' }];
  const turns = [{ role: 'user' as const, text: 'look', images: { kind: 'kept' as const, items } }];
  await collect(withoutImages(model), { ...REQUEST, turns });
  expect(asked[0]?.turns).toEqual([
    { ...turns[0], images: { kind: 'left-out', count: 1, because: 'not-taken' } },
  ]);
});
