import { leaveOutImages } from '../../history/cut-turns.ts';
import { estimateTokens, mostTokens, mostTokensOfText } from '../../history/estimate-tokens.ts';
import { fitTurns } from '../../history/fit-turns.ts';
import type { Turn } from '../../history/turn.ts';
import type { Model, ModelEvent, ModelRequest, ModelUsage } from '../model.ts';
import { callingInText } from '../text-calls/calling-in-text.ts';
import { type RetryOptions, retrying } from './retrying.ts';

/** Our estimate may be too small for an unknown tokenizer. */
const MARGIN = 0.9;

/** Everything but the history is counted in steps of this part of the whole, so that another page does not move the cut. */
const STEP = 1 / 16;

export type ServingOptions = {
  retry?: RetryOptions | undefined;
  /** Tools in the provider's own fields, or in the text of the prompt. */
  tools?: 'native' | 'prompt' | undefined;
  images?: boolean | undefined;
  /** Tokens that it can read and write in all. */
  contextTokens?: number | undefined;
  /** Tokens of one answer, reasoning included. */
  maxTokens?: number | undefined;
  prices?: Prices | undefined;
};

/** The default for one answer. */
const ANSWER_TOKENS = 8192;
const ANSWER_PART = 0.25;

/** Wraps a provider in everything that is the same for all of them. */
export function serveModel(provider: Model, options: ServingOptions & { contextTokens: number }): Model {
  const { contextTokens, images = false, tools = 'native', prices } = options;
  const maxTokens = options.maxTokens ?? Math.min(ANSWER_TOKENS, contextTokens * ANSWER_PART);
  let model = retrying({ ...provider, images, tools, contextTokens }, options.retry);
  if (tools === 'prompt') model = callingInText(model);
  model = withinBudget(model, { contextTokens, maxTokens });
  if (!images) model = withoutImages(model);
  return prices ? pricing(model, prices) : model;
}

type TokenBudget = {
  contextTokens: number;
  maxTokens: number;
};

/** Shows the model as much of a conversation as it can read. The stored conversation stays whole. */
export function withinBudget(model: Model, budget: TokenBudget): Model {
  return {
    ...model,
    answer: (request, signal, say) =>
      model.answer({ ...request, turns: turnsWithin(request, budget) }, signal, say),
  };
}

function turnsWithin(request: ModelRequest, { contextTokens, maxTokens }: TokenBudget): readonly Turn[] {
  const { turns } = request;
  const texts = otherTexts(request);
  const step = Math.max(1, Math.floor(contextTokens * STEP));
  const room = (others: number): number =>
    Math.max(0, contextTokens * MARGIN - maxTokens - Math.ceil(others / step) * step);
  // Most conversations are far from the limit, and need no count of each character.
  const most = texts.reduce((sum, text) => sum + mostTokensOfText(text), 0);
  if (mostTokens(turns) <= room(most)) return turns;
  return fitTurns(turns, room(texts.reduce((sum, text) => sum + estimateTokens(text), 0)));
}

function otherTexts({ system, tools, page }: ModelRequest): string[] {
  return [system, JSON.stringify(tools), JSON.stringify(page ?? null)];
}

/** Replaces pictures by notes, for a model that takes none. */
export function withoutImages(model: Model): Model {
  return {
    ...model,
    answer: (request, signal, say) =>
      model.answer({ ...request, turns: leaveOutImages(request.turns, 'not-taken') }, signal, say),
  };
}

/** For a million tokens, in an ISO 4217 currency. */
export type Prices = {
  currency: string;
  input: number;
  output: number;
  /** Read from the provider's cache; by default `input`. */
  cacheRead?: number | undefined;
  /** Written into it; by default `input`. */
  cacheWrite?: number | undefined;
};

const MILLION = 1_000_000;

/** Adds the cost of the answer to its usage. */
export function pricing(model: Model, prices: Prices): Model {
  const costOf = (usage: ModelUsage) => ({ amount: amountOf(usage, prices), currency: prices.currency });
  const withCost = (event: ModelEvent): ModelEvent => {
    if (event.kind !== 'usage') return event;
    return { kind: 'usage', usage: { ...event.usage, cost: costOf(event.usage) } };
  };
  return {
    ...model,
    costOf,
    answer: (request, signal, say) => model.answer(request, signal, events => say(events.map(withCost))),
  };
}

function amountOf(
  usage: ModelUsage,
  { input, output, cacheRead = input, cacheWrite = input }: Prices,
): number {
  const sum =
    usage.input_tokens * input +
    usage.output_tokens * output +
    (usage.cache_read_input_tokens ?? 0) * cacheRead +
    (usage.cache_creation_input_tokens ?? 0) * cacheWrite;
  return sum / MILLION;
}
